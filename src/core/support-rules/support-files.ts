import type { FileProblem, RefusedFile, SentFile } from '#core/shared/sent-file.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { isBase64 } from '#core/shared/text/is-base64.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { type FileKind, fileKinds, kindRules } from './file-kinds.ts';
import { MAX_FILE_BYTES, MAX_FILES, MAX_FILES_BYTES } from './support-limits.ts';

/** Characters of a name, its ending included. */
export const MAX_FILE_NAME = 100;

const RESERVED = /[<>:"/\\|?*]+/gu;
/** Names that are devices on Windows, with every ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/iu;
const UNNAMED = 'tep';

/**
 * A name that is safe to save and to read: without folders, letters that nobody sees or that turn the direction, and
 * characters that a file system reserves; short, and never hidden. Cleaning twice changes nothing. [ASVS 5.4.1, 5.4.2]
 */
export const cleanFileName = (name: string): string => {
  const last = cleanTyped(name).split(/[/\\]/).at(-1) ?? '';
  const plain = cleanTyped(last.replace(RESERVED, '_')).replace(/^[. ]+|[. ]+$/gu, '');
  const { stem, ending } = partsOf(plain);
  const tail = ending === '' ? '' : `.${ending}`;
  const head = [...stem].slice(0, MAX_FILE_NAME - tail.length).join('');
  return ((head.replace(/[. ]+$/u, '') || UNNAMED) + tail).replace(DEVICE, '_$1');
};

/** What follows the last dot is no ending when it is long, or more than letters and digits. */
const partsOf = (name: string): { readonly stem: string; readonly ending: string } => {
  const [, stem, ending] = /^(.*)\.([a-z0-9]{1,10})$/iu.exec(name) ?? [];
  return stem === undefined || ending === undefined ? { stem: name, ending: '' } : { stem, ending };
};

const kindsByEnding: Readonly<Record<string, FileKind>> = Object.fromEntries(
  fileKinds.flatMap((kind) => kindRules[kind].endings.map((ending) => [ending, kind] as const)),
);

/** Of a clean name; null for a kind that is not taken. */
export const fileKindOf = (name: string): FileKind | null =>
  lookUp(kindsByEnding, partsOf(name).ending.toLowerCase()) ?? null;

/** Decoded size in bytes. */
export const sizeOf = ({ content }: Pick<SentFile, 'content'>): number =>
  Math.floor((content.length * 3) / 4) - (content.endsWith('==') ? 2 : content.endsWith('=') ? 1 : 0);

const beginsAs = (kind: FileKind, content: string): boolean =>
  kindRules[kind].beginnings.some((beginning) => content.startsWith(beginning));

/** Whether the content begins as the ending says; a text begins as no other kind does. */
const isOfKind = (kind: FileKind, content: string): boolean => {
  if (!isBase64(content)) return false;
  return kindRules[kind].beginnings.length > 0
    ? beginsAs(kind, content)
    : !fileKinds.some((each) => beginsAs(each, content));
};

const findSizeProblem = (name: string, bytes: number): FileProblem | null => {
  if (fileKindOf(name) === null) return 'kind';
  if (bytes <= 0) return 'empty';
  return bytes > MAX_FILE_BYTES ? 'large' : null;
};

const cleanNames = (files: readonly { readonly name: string }[]): readonly string[] =>
  files.map(({ name }) => cleanFileName(name));

/** What is wrong with the files of a message before anybody reads them: their number, names and sizes in bytes. */
export const findUnsendable = (
  files: readonly { readonly name: string; readonly size: number }[],
): RefusedFile | null => {
  const names = cleanNames(files);
  const over = names[MAX_FILES];
  if (over !== undefined) return { name: over, problem: 'many' };
  for (const [at, name] of names.entries()) {
    const problem = findSizeProblem(name, files[at]?.size ?? 0);
    if (problem !== null) return { name, problem };
  }
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return total > MAX_FILES_BYTES ? { name: names.at(-1) ?? UNNAMED, problem: 'total' } : null;
};

/**
 * Why the files of a message are refused, and the first such file; null when they are as they must be. The service
 * looks at the whole content too.
 */
export const findRefusedFile = (files: readonly SentFile[]): RefusedFile | null => {
  const unsendable = findUnsendable(files.map((file) => ({ name: file.name, size: sizeOf(file) })));
  if (unsendable !== null) return unsendable;
  for (const { name, content } of files) {
    const kind = fileKindOf(cleanFileName(name));
    if (kind !== null && !isOfKind(kind, content)) return { name: cleanFileName(name), problem: 'content' };
  }
  return null;
};

/** Whether a decoded text has only signs that a text has: no NUL, no control characters but tabs and line ends. */
export const isPlainText = (text: string): boolean => !/(?![\t\n\f\r])\p{Cc}/u.test(text);
