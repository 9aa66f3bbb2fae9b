import sharp from 'sharp';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { DocumentFormat } from '#core/domains/registrant-documents.ts';
import { validateDocumentFile } from '#core/domains/validate-document-file.ts';

const MAX_PIXELS = 60_000_000;
/** Small print stays readable. */
const MAX_SIDE_PIXELS = 2_400;
const IMAGE_FORMATS: readonly (string | undefined)[] = ['jpeg', 'png', 'webp'];

const badImageFailure = (): ServiceFailure =>
  new ServiceFailure('BAD_IMAGE', 'A JPEG, PNG, WebP or PDF of at most 5 MB');

const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-2_048).toString('latin1').includes('%%EOF');

/** JPEG, upright and without metadata such as the GPS position. */
const reencodeImage = async (bytes: Buffer): Promise<Buffer> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    if (!IMAGE_FORMATS.includes((await picture.metadata()).format)) throw badImageFailure();
    return await picture
      .rotate()
      .resize(MAX_SIDE_PIXELS, MAX_SIDE_PIXELS, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86 })
      .toBuffer();
  } catch {
    throw badImageFailure();
  }
};

/** Re-encodes pictures but not PDFs, because signed content must not change. Throws BAD_IMAGE for other files. */
export const cleanFile = async (
  base64: string,
): Promise<{ readonly format: DocumentFormat; readonly bytes: Buffer }> => {
  if (validateDocumentFile(base64) !== null) throw badImageFailure();
  const bytes = Buffer.from(base64, 'base64');
  if (isPdf(bytes)) return { format: 'pdf', bytes };
  return { format: 'jpeg', bytes: await reencodeImage(bytes) };
};
