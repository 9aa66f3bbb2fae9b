import sharp from 'sharp';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { type PaperFormat, problemOfPaperFile } from '#contracts/domain-papers.ts';

const MAX_PIXELS = 60_000_000;
/** Longest side that is kept, pixels: small print stays readable. */
const MAX_SIDE = 2_400;
const PICTURES: readonly (string | undefined)[] = ['jpeg', 'png', 'webp'];

const bad = (): ServiceFailure => new ServiceFailure('BAD_IMAGE', 'A JPEG, PNG, WebP or PDF of at most 5 MB');

const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-2_048).toString('latin1').includes('%%EOF');

/** A picture drawn anew as JPEG, upright, without what the camera wrote into it, such as the place. */
const drawnAnew = async (bytes: Buffer): Promise<Buffer> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    if (!PICTURES.includes((await picture.metadata()).format)) throw bad();
    return await picture
      .rotate()
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86 })
      .toBuffer();
  } catch {
    throw bad();
  }
};

/**
 * An upload as it is kept: pictures drawn anew, a PDF as it came, because what was signed must not change.
 * @throws ServiceFailure BAD_IMAGE for everything else
 */
export const cleanFile = async (base64: string): Promise<{ readonly format: PaperFormat; readonly bytes: Buffer }> => {
  if (problemOfPaperFile(base64) !== null) throw bad();
  const bytes = Buffer.from(base64, 'base64');
  if (isPdf(bytes)) return { format: 'pdf', bytes };
  return { format: 'jpeg', bytes: await drawnAnew(bytes) };
};
