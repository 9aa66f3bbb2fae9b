import type { FileProblem } from '#core/shared/sent-file.ts';
import { fileKinds, kindRules } from '#core/support-rules/file-kinds.ts';
import { findUnsendable } from '#core/support-rules/support-files.ts';

/** A file of a mail before anybody reads it. */
export type MailFile = {
  /** As the mail names it; '' for none. */
  readonly name: string;
  /** In lower case, such as `image/png`. */
  readonly mediaType: string;
  /** Bytes. */
  readonly size: number;
  /** Whether it is shown within the text. */
  readonly isInline: boolean;
};

/** Bytes of a picture within a text that is more than the logo of a signature. */
const MIN_INLINE_PICTURE = 10_000;

/** The logo of a signature, which is no file for the shop. */
export const isSignaturePicture = ({ mediaType, size, isInline }: MailFile): boolean =>
  isInline && mediaType.startsWith('image/') && size < MIN_INLINE_PICTURE;

/** The mail's own name, else one with the ending of its kind; a mail within the mail is an `eml`. */
export const mailFileName = ({ name, mediaType }: Pick<MailFile, 'name' | 'mediaType'>): string => {
  if (name.trim() !== '') return name;
  if (mediaType === 'message/rfc822') return 'thu.eml';
  const kind = fileKinds.find((each) => kindRules[each].mediaType.split(';')[0] === mediaType);
  return kind === undefined ? 'tep' : `tep.${kindRules[kind].endings[0]}`;
};

/**
 * Why a file is not taken beside those that were taken already, by number, name and size; null when it may be looked
 * at. The same rules as for files that are chosen on a page.
 */
export const findMailFileProblem = (
  taken: readonly { readonly name: string; readonly size: number }[],
  file: { readonly name: string; readonly size: number },
): FileProblem | null => findUnsendable([file])?.problem ?? findUnsendable([...taken, file])?.problem ?? null;
