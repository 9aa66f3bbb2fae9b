import { redrawPicture } from '#backend/platform/picture.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { ScannerEnvironment } from '#backend/virus-scanner/environment.ts';
import { scanFile } from '#backend/virus-scanner/scan-file.ts';
import type { DocumentFormat } from '#core/domains/documents/registrant-documents.ts';
import { validateDocumentFile } from '#core/domains/documents/validate-document-file.ts';

/** Small print stays readable. */
const MAX_SIDE_PIXELS = 2_400;

const badImageFailure = (): ServiceFailure =>
  new ServiceFailure('BAD_IMAGE', 'A JPEG, PNG, WebP or PDF of at most 5 MB');

const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-2_048).toString('latin1').includes('%%EOF');

/** JPEG, upright and without metadata. */
const reencodeImage = async (bytes: Buffer): Promise<Buffer> => {
  const jpeg = await redrawPicture(bytes, (upright) =>
    upright
      .resize(MAX_SIDE_PIXELS, MAX_SIDE_PIXELS, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86 }),
  );
  if (!jpeg.ok) throw badImageFailure();
  return jpeg.value;
};

/**
 * What is served again must be known to be harmless: pictures are drawn anew, PDFs are scanned. Throws PDF_NOT_ACCEPTED
 * without a verdict, FILE_INFECTED. [ASVS 5.4.3]
 */
const requireCleanPdf = async (environment: ScannerEnvironment, bytes: Buffer): Promise<void> => {
  const verdict = await scanFile(environment, bytes);
  if (verdict === 'infected') throw new ServiceFailure('FILE_INFECTED', 'The file contains a virus');
  if (verdict !== 'clean') throw new ServiceFailure('PDF_NOT_ACCEPTED', 'No scanner has looked at the file');
};

/**
 * Re-encodes pictures but not PDFs, because signed content must not change. Throws BAD_IMAGE for other files,
 * PDF_NOT_ACCEPTED, FILE_INFECTED.
 */
export const cleanFile = async (
  environment: ScannerEnvironment,
  base64: string,
): Promise<{ readonly format: DocumentFormat; readonly bytes: Buffer }> => {
  if (validateDocumentFile(base64) !== null) throw badImageFailure();
  const bytes = Buffer.from(base64, 'base64');
  if (isPdf(bytes)) {
    await requireCleanPdf(environment, bytes);
    return { format: 'pdf', bytes };
  }
  return { format: 'jpeg', bytes: await reencodeImage(bytes) };
};
