import { isBase64 } from './text/is-base64.ts';

/** Of an uploaded picture. [SDK-03] */
export const MAX_PICTURE_BYTES = 1_048_576;

/** Width × height of an uploaded picture: decoded it takes about 60 MB. */
export const MAX_PICTURE_PIXELS = 20_000_000;

/** Maximum length of an uploaded picture in base64 characters. */
export const MAX_PICTURE_BASE64_LENGTH = Math.ceil(MAX_PICTURE_BYTES / 3) * 4;

/** Why a picture is refused: `unreadable` is broken, or refused without a reason. */
export type PictureProblem = 'format' | 'bytes' | 'pixels' | 'unreadable';

/** base64 prefixes of PNG, JPEG and WebP (RIFF). */
const prefixes = ['iVBORw0KGg', '/9j/', 'UklGR'];

/** Checks magic bytes and size; null when both are right. The service validates the content. [SDK-03] */
export const findPictureProblem = (base64: string): PictureProblem | null => {
  const isPicture = prefixes.some((beginning) => base64.startsWith(beginning)) && isBase64(base64);
  if (!isPicture) return 'format';
  return base64.length > MAX_PICTURE_BASE64_LENGTH ? 'bytes' : null;
};
