import sharp, { type Sharp } from 'sharp';
import { MAX_PICTURE_PIXELS, type PictureProblem } from '#core/shared/picture-text.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { createQueue } from './queue.ts';

const FORMATS: readonly (string | undefined)[] = ['jpeg', 'png', 'webp'];

// Pictures are drawn once each, so a cache of decoded ones only costs memory.
sharp.cache(false);
const oneAtATime = createQueue();

/** Reads the header only: what the picture says of itself. Throws when it says nothing. */
const findHeaderProblem = async (bytes: Buffer): Promise<PictureProblem | null> => {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
  if (!FORMATS.includes(format)) return 'format';
  return width * height > MAX_PICTURE_PIXELS ? 'pixels' : null;
};

/**
 * Draws an uploaded picture anew: upright, without metadata such as the GPS position. `draw` resizes and encodes it.
 * Only one picture of a backend is decoded at a time. Failures: `format` of what is no JPEG, PNG or WebP, `pixels` of
 * more than 20 megapixels, `unreadable` of a part of a picture.
 * [ASVS V5.2.1]
 */
export const redrawPicture = (
  bytes: Buffer,
  draw: (upright: Sharp) => Sharp,
): Promise<Result<Buffer, PictureProblem>> =>
  oneAtATime(async () => {
    try {
      const problem = await findHeaderProblem(bytes);
      if (problem !== null) return fail(problem);
      const picture = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error', pages: 1 });
      return ok(await draw(picture.rotate()).toBuffer());
    } catch {
      return fail('unreadable');
    }
  });
