import { MAX_MESSAGE } from '#core/support-rules/support-limits.ts';

/** What stands in a request of a mail. */
export type MailText = {
  readonly text: string;
  /** Whether something of what was written is missing. */
  readonly isCut: boolean;
};

/** Without the half of a letter at the end. */
const sliceWhole = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/u, '');

/**
 * A message of at most `MAX_MESSAGE` characters: what was written, with notes of the shop below it. What is too long is
 * cut, and `cutNote` says so. The notes together are shorter than half a message.
 */
export const fitMailText = (written: string, notes: readonly string[], cutNote: string): MailText => {
  const withNotes = (text: string, all: readonly string[]): string =>
    [text, all.join('\n')].filter((part) => part !== '').join('\n\n');
  const whole = withNotes(written, notes);
  if (whole.length <= MAX_MESSAGE) return { text: whole, isCut: false };
  const all = [cutNote, ...notes];
  const room = MAX_MESSAGE - withNotes(' ', all).length + 1;
  return { text: withNotes(sliceWhole(written, room).trimEnd(), all), isCut: true };
};

/** The sender's address when it is not the customer's; '' when it is, or none is named. */
export const foreignSender = (from: string, customer: string): string =>
  from.toLowerCase() === customer.toLowerCase() ? '' : from;
