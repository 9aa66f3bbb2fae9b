import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { isBase64 } from '#core/shared/text/is-base64.ts';

export const MAX_DOCUMENT_BYTES = 5 * 1_048_576;

/** base64 prefixes of JPEG, PNG, WebP (RIFF) and PDF. */
const prefixes = ['/9j/', 'iVBORw0KGg', 'UklGR', 'JVBERi0'];

/** Maximum length of an uploaded file in base64 characters. */
export const MAX_DOCUMENT_BASE64_LENGTH = Math.ceil(MAX_DOCUMENT_BYTES / 3) * 4;

/** Decoded size in bytes. */
const decodedSize = (base64: string): number =>
  Math.floor((base64.length * 3) / 4) - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);

/** Checks the base64 prefix (JPEG, PNG, WebP, PDF) and size; the service validates the content. [DOM-02] */
export const validateDocumentFile = (base64: string): FieldProblem | null => {
  if (decodedSize(base64) > MAX_DOCUMENT_BYTES) return 'file-large';
  const known = prefixes.some((beginning) => base64.startsWith(beginning));
  return known && isBase64(base64) ? null : 'file-kind';
};
