import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { type CleanFile, cleanFiles } from '#backend/support/clean-files.ts';
import type { CleanMessage } from '#backend/support/support-requests.ts';
import type { ScannerEnvironment } from '#backend/virus-scanner/environment.ts';
import { fileProblems, type RefusedFile } from '#core/shared/sent-file.ts';
import { findMailFileProblem, isSignaturePicture, mailFileName } from '#core/support-rules/mail/mail-files.ts';
import { fitMailText } from '#core/support-rules/mail/mail-text.ts';
import { cleanFileName } from '#core/support-rules/support-files.ts';
import { mailNotes, WHOLE_TEXT_NAME } from './mail-words.vi.ts';
import { readOwnText } from './own-text.ts';
import type { MailContents } from './read-mail.ts';

type NamedFile = { readonly name: string; readonly bytes: Buffer };

/** Files of one mail that are decoded and scanned; others are too many. */
const MAX_LOOKED_AT = 20;

type Sorted = { readonly clean: readonly CleanFile[]; readonly refused: readonly RefusedFile[] };

/** The file as it may be stored, else what is wrong with it. */
const cleanOne = async (environment: ScannerEnvironment, file: NamedFile): Promise<CleanFile | RefusedFile> => {
  try {
    const [clean] = await cleanFiles(environment, [{ name: file.name, content: file.bytes.toString('base64') }]);
    return clean ?? { name: cleanFileName(file.name), problem: 'empty' };
  } catch (failure) {
    if (!(failure instanceof ServiceFailure) || failure.code !== 'FILE_REFUSED') throw failure;
    const problem = fileProblems.find((each) => each === failure.detail?.problem) ?? 'content';
    return { name: cleanFileName(file.name), problem };
  }
};

/** One after the other; the rest of a mail is not lost because of one file. */
const cleanEach = async (environment: ScannerEnvironment, files: readonly NamedFile[]): Promise<Sorted> => {
  const clean: CleanFile[] = [];
  const refused: RefusedFile[] = [];
  for (const [at, file] of files.entries()) {
    const problem = at < MAX_LOOKED_AT ? findMailFileProblem(sizesOf(clean), sizeOf(file)) : 'many';
    const read = problem === null ? await cleanOne(environment, file) : { name: cleanFileName(file.name), problem };
    if ('problem' in read) refused.push(read);
    else clean.push(read);
  }
  return { clean, refused };
};

const sizeOf = ({ name, bytes }: NamedFile) => ({ name, size: bytes.length });
const sizesOf = (files: readonly NamedFile[]) => files.map(sizeOf);

/** Takes as many files as may stand beside the first ones. */
const placeBeside = (first: readonly CleanFile[], { clean, refused }: Sorted): Sorted => {
  const taken = [...first];
  const left: RefusedFile[] = [];
  for (const file of clean) {
    const problem = findMailFileProblem(sizesOf(taken), sizeOf(file));
    if (problem === null) taken.push(file);
    else left.push({ name: file.name, problem });
  }
  return { clean: taken, refused: [...refused, ...left] };
};

/** The message of a mail, as its customer might have written it on the page. Of a long one a file has everything. */
export const toMessage = async (environment: ScannerEnvironment, mail: MailContents): Promise<CleanMessage> => {
  const { own, whole } = readOwnText(mail);
  const text = own === '' ? mailNotes.empty : own;
  const sorted = await cleanEach(
    environment,
    mail.files
      .filter((file) => !isSignaturePicture(file))
      .map((file) => ({ name: mailFileName(file), bytes: file.bytes })),
  );
  const fitted = fitMailText(text, mailNotes.refused(sorted.refused), mailNotes.cut);
  if (!fitted.isCut) return { text: fitted.text, files: sorted.clean };
  const kept = await cleanEach(environment, [{ name: WHOLE_TEXT_NAME, bytes: Buffer.from(whole) }]);
  const placed = placeBeside(kept.clean, sorted);
  const note = kept.clean.length > 0 ? mailNotes.cut : mailNotes.cutOnly;
  const notes = mailNotes.refused([...kept.refused, ...placed.refused]);
  return { text: fitMailText(text, notes, note).text, files: placed.clean };
};
