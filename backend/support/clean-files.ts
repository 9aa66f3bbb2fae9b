import { redrawPicture } from '#backend/platform/picture.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { ScannerEnvironment } from '#backend/virus-scanner/environment.ts';
import { scanFile } from '#backend/virus-scanner/scan-file.ts';
import type { FileProblem, SentFile } from '#core/shared/sent-file.ts';
import { type FileKind, kindRules } from '#core/support-rules/file-kinds.ts';
import { cleanFileName, fileKindOf, findRefusedFile, isPlainText } from '#core/support-rules/support-files.ts';

/** Longest side of a stored picture: what stands in a screenshot stays readable. */
const MAX_SIDE_PIXELS = 2_560;

export type CleanFile = { readonly name: string; readonly kind: FileKind; readonly bytes: Buffer };

const refusal = (name: string, problem: FileProblem): ServiceFailure =>
  new ServiceFailure('FILE_REFUSED', `A file is refused: ${problem}`, { name, problem });

const isUtf8Text = (bytes: Buffer): boolean => {
  try {
    return isPlainText(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
};

const endsAsPdf = (bytes: Buffer): boolean => bytes.subarray(-2_048).toString('latin1').includes('%%EOF');

/** The end of an archive's list of files stands in its last 64 kB. [APPNOTE 4.3.16] */
const endsAsZip = (bytes: Buffer): boolean => bytes.subarray(-65_557).includes('PK\x05\x06', 0, 'latin1');

/** Of a picture what the shop draws anew, of other kinds what was sent; null when it is not of its kind. */
const readers: Readonly<Record<FileKind, (bytes: Buffer) => Promise<Buffer | null>>> = (() => {
  const picture = async (bytes: Buffer): Promise<Buffer | null> => {
    const drawn = await redrawPicture(bytes, (upright) =>
      upright.resize(MAX_SIDE_PIXELS, MAX_SIDE_PIXELS, { fit: 'inside', withoutEnlargement: true }),
    );
    return drawn.ok ? drawn.value : null;
  };
  const whole = (isOfKind: (bytes: Buffer) => boolean) => async (bytes: Buffer) => (isOfKind(bytes) ? bytes : null);
  return {
    jpeg: picture,
    png: picture,
    webp: picture,
    pdf: whole(endsAsPdf),
    text: whole(isUtf8Text),
    zip: whole(endsAsZip),
  };
})();

const cleanFile = async (environment: ScannerEnvironment, file: SentFile): Promise<CleanFile> => {
  const name = cleanFileName(file.name);
  const kind = fileKindOf(name);
  if (kind === null) throw refusal(name, 'kind');
  const bytes = await readers[kind](Buffer.from(file.content, 'base64'));
  if (bytes === null) throw refusal(name, 'content');
  const { isPicture, needsScan } = kindRules[kind];
  const verdict = isPicture ? 'clean' : await scanFile(environment, bytes);
  if (verdict === 'infected') throw refusal(name, 'infected');
  if (verdict === 'unknown' && (needsScan || environment.scanner !== null)) throw refusal(name, 'unscanned');
  return { name, kind, bytes };
};

/**
 * What may be stored and served again: pictures are drawn anew and without metadata, other kinds are looked at whole and
 * scanned, and none is taken that the scanner could not read. One after the other. Throws FILE_REFUSED. [ASVS 5.4.3]
 */
export const cleanFiles = async (
  environment: ScannerEnvironment,
  files: readonly SentFile[],
): Promise<readonly CleanFile[]> => {
  const refused = findRefusedFile(files);
  if (refused !== null) throw refusal(refused.name, refused.problem);
  const clean: CleanFile[] = [];
  for (const file of files) clean.push(await cleanFile(environment, file));
  return clean;
};
