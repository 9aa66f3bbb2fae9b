import { runInNewContext } from 'node:vm';
import { toPlainText } from '@react-email/components';
import EmailReplyParser from 'email-reply-parser';
import { cleanLines } from '#core/shared/text/clean-typed.ts';
import { type MailFragment, ownText, toEnglishHeaders } from '#core/support-rules/mail/quoted-text.ts';
import type { MailContents } from './read-mail.ts';

/** Expressions of the parser take seconds for texts that are written to be slow. */
const MAX_PARSING_MS = 250;
/** Characters; quoted mails in a longer text stay. */
const MAX_PARSED_LENGTH = 100_000;
const MAX_HTML_DEPTH = 200;

/** Quoted mails and the signature, as mail programs mark them, and what no reader sees. */
const skipped = [
  'blockquote',
  'div.gmail_quote',
  'div.gmail_signature',
  'div.zmail_extra',
  'img',
  'style',
  'script',
].map((selector) => ({ selector, format: 'skip' }));

/** Before the earlier mail as Outlook marks its beginning. */
const beforeHistory = (html: string): string => {
  const at = html.search(/<div\s[^>]{0,200}\bid="?(?:divRplyFwdMsg|appendonsend)\b/i);
  return at < 0 ? html : html.slice(0, at);
};

const links = { selector: 'a', options: { hideLinkHrefIfSameAsText: true } };

const toLines = (html: string, selectors: readonly object[]): string =>
  cleanLines(
    toPlainText(html, {
      selectors: [...selectors, links],
      limits: { maxDepth: MAX_HTML_DEPTH, ellipsis: '…' },
    }),
  );

const parse = (text: string): readonly MailFragment[] =>
  new EmailReplyParser()
    .read(toEnglishHeaders(text))
    .getFragments()
    .map((fragment) => ({
      text: fragment.getContent(),
      isQuoted: fragment.isQuoted(),
      isSignature: fragment.isSignature(),
    }));

/** The fragments of an answer; null when they take too long. */
const fragmentsOf = (text: string): readonly MailFragment[] | null => {
  if (text.length > MAX_PARSED_LENGTH) return null;
  try {
    // Only a context of its own has a limit for work that never yields.
    return runInNewContext('parse()', { parse: () => parse(text) }, { timeout: MAX_PARSING_MS });
  } catch {
    return null;
  }
};

/** A text of a mail, cleaned as what is typed on a page. */
export type WrittenText = {
  /** Without earlier mails and signature; all of it where nothing else is left. */
  readonly own: string;
  readonly whole: string;
};

/** What the sender wrote: the plain text, of a mail without one the text of its HTML. */
export const readOwnText = ({ text, html }: Pick<MailContents, 'text' | 'html'>): WrittenText => {
  const plain = cleanLines(text);
  const whole = plain === '' ? toLines(html, []) : plain;
  const marked = plain === '' ? toLines(beforeHistory(html), skipped) : plain;
  const fragments = fragmentsOf(marked === '' ? whole : marked);
  const own = fragments === null ? marked : ownText(fragments);
  return { own: own === '' ? whole : own, whole };
};
