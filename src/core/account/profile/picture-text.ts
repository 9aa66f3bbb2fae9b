export const MAX_PICTURE_BYTES = 1_048_576;

/** base64 prefixes of PNG, JPEG and WebP (RIFF). */
const prefixes = ['iVBORw0KGg', '/9j/', 'UklGR'];

/** Checks magic bytes and size; the service validates the content. */
export const isPictureBase64 = (base64: string): boolean =>
  base64.length <= Math.ceil(MAX_PICTURE_BYTES / 3) * 4 &&
  prefixes.some((beginning) => base64.startsWith(beginning)) &&
  /^[A-Za-z0-9+/]+={0,2}$/.test(base64);
