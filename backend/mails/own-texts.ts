import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { MailingShop, MailText } from './mail.ts';
import { type MailKey, mailKindOf, type OptionalMailKey } from './mail-kinds.vi.ts';
import { mailTexts } from './schema.ts';

/** What members write instead of the shipped texts; '' keeps the shipped one. Plain text, with `{{words}}`. */
export type OwnTexts = { readonly subject: string; readonly greeting: string; readonly closing: string };

export const noOwnTexts: OwnTexts = { subject: '', greeting: '', closing: '' };

const WORD = /\{\{\s*(\w+)\s*\}\}/g;

/** What a mail's texts may name, by word. */
export const wordsOf = (
  { name }: Pick<MailingShop, 'name'>,
  { words = {} }: MailText,
): Readonly<Record<string, string>> => ({
  cua_hang: name,
  ...words,
});

export type TextProblem =
  | { readonly kind: 'unknown-word'; readonly word: string }
  | { readonly kind: 'open-brace' }
  | { readonly kind: 'missing-word'; readonly word: string };

/** What stands against a text: a word that the mail does not know, braces of none, a word that must be named. */
export const findTextProblem = (
  text: string,
  known: readonly string[],
  needed: readonly string[] = [],
): TextProblem | null => {
  const named = [...text.matchAll(WORD)].map(([, word = '']) => word);
  const unknown = named.find((word) => !known.includes(word));
  if (unknown !== undefined) return { kind: 'unknown-word', word: unknown };
  if (/\{\{|\}\}/.test(text.replace(WORD, ''))) return { kind: 'open-brace' };
  const missing = text === '' ? undefined : needed.find((word) => !named.includes(word));
  return missing === undefined ? null : { kind: 'missing-word', word: missing };
};

/** A text with its words filled in, and one brace for several: what a value holds makes no word again. */
const fill = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(WORD, (_, word: string) => lookUp(words, word) ?? '').replaceAll(/([{}])\1+/g, '$1');

/** A mail with the texts that members wrote for its kind. Braces never reach a reader. */
export const applyOwnTexts = (shop: MailingShop, mail: MailText, own: OwnTexts): MailText => {
  const words = wordsOf(shop, mail);
  return {
    ...mail,
    ...(own.subject === '' ? {} : { subject: cleanTyped(fill(own.subject, words)) }),
    ...(own.greeting === '' ? {} : { greeting: fill(own.greeting, words) }),
    ...(own.closing === '' ? {} : { closing: fill(own.closing, words) }),
  };
};

export const readOwnTexts = async (db: Database | Transaction, kind: string): Promise<OwnTexts> => {
  const [found] = await db
    .select({ subject: mailTexts.subject, greeting: mailTexts.greeting, closing: mailTexts.closing })
    .from(mailTexts)
    .where(eq(mailTexts.kind, kind));
  return found ?? noOwnTexts;
};

/** The mail of a key as the firm writes it; a mail without words, such as one with a code, is as shipped. */
export const withOwnTexts = async (
  tx: Transaction,
  shop: MailingShop,
  mail: MailText,
  key: MailKey | OptionalMailKey,
): Promise<MailText> =>
  mail.words === undefined ? mail : applyOwnTexts(shop, mail, await readOwnTexts(tx, mailKindOf(key)));
