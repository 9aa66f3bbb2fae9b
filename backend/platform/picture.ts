import sharp, { type Sharp } from 'sharp';
import { createQueue } from './queue.ts';

/** Of an uploaded picture: about 60 MB while it is decoded. */
export const MAX_PIXELS = 20_000_000;
const FORMATS: readonly (string | undefined)[] = ['jpeg', 'png', 'webp'];

// Pictures are drawn once each, so a cache of decoded ones only costs memory.
sharp.cache(false);
const oneAtATime = createQueue();

/**
 * Draws an uploaded picture anew: upright, without metadata such as the GPS position. `draw` resizes and encodes it.
 * Only one picture of a backend is decoded at a time. null unless it is a whole JPEG, PNG or WebP of at most 20
 * megapixels.
 * [ASVS V5.2.1]
 */
export const redrawPicture = (bytes: Buffer, draw: (upright: Sharp) => Sharp): Promise<Buffer | null> =>
  oneAtATime(async () => {
    try {
      const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
      if (!FORMATS.includes((await picture.metadata()).format)) return null;
      return await draw(picture.rotate()).toBuffer();
    } catch {
      return null;
    }
  });
