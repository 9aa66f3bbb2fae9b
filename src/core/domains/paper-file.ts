import type { FieldProblem } from '#core/shared/field-problem.ts';

/** Largest file, bytes. */
export const MAX_PAPER_FILE = 5 * 1_048_576;

/** How files of the four kinds begin, in base64: JPEG, PNG, WebP (RIFF), PDF. */
const beginnings = ['/9j/', 'iVBORw0KGg', 'UklGR', 'JVBERi0'];

/** Longest base64 of a file that may be sent, characters. */
export const MAX_PAPER_TEXT = Math.ceil(MAX_PAPER_FILE / 3) * 4;

/** Bytes that a base64 text stands for. */
const bytesOf = (base64: string): number =>
  Math.floor((base64.length * 3) / 4) - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);

/**
 * What is wrong with an upload, given as base64: not begun like a JPEG, PNG, WebP or PDF, or larger than 5 MB; null where
 * it may be sent. Whether it really is one, the service finds out. [DOM-02]
 */
export const problemOfPaperFile = (base64: string): FieldProblem | null => {
  if (bytesOf(base64) > MAX_PAPER_FILE) return 'file-large';
  const known = beginnings.some((beginning) => base64.startsWith(beginning));
  return known && /^[A-Za-z0-9+/]+={0,2}$/.test(base64) ? null : 'file-kind';
};
