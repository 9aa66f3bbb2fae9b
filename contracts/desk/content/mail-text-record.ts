import * as z from 'zod';
import { typedLine, typedText } from './content-values.ts';

/** What members write instead of the shipped texts of a mail; '' keeps the shipped one. */
export const mailTextFields = z.object({
  subject: typedLine(150).default(''),
  greeting: typedText(600).default(''),
  closing: typedText(600).default(''),
});

export type MailTextRecord = z.output<typeof mailTextFields> & {
  /** The kind of mail. */
  readonly id: string;
  readonly title: string;
  readonly isOwn: boolean;
  /** What the texts may name, with an example each. */
  readonly words: readonly { readonly id: string; readonly example: string; readonly isNeeded: boolean }[];
  /** Samples of this kind, for previews. */
  readonly samples: readonly { readonly id: string; readonly title: string; readonly subject: string }[];
};
