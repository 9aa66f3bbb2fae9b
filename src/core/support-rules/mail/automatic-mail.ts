/** A header of a mail; its name in lower case, its value unfolded. */
export type MailHeader = { readonly key: string; readonly value: string };

/** What says that no person wrote a mail. */
export type AutomaticSign =
  | 'auto-submitted'
  | 'precedence'
  | 'return-path'
  | 'list'
  | 'response-suppress'
  | 'auto-reply'
  | 'report'
  | 'daemon';

const isAnything = (): boolean => true;

/** By header: whether its value is a sign. Only Auto-Submitted has a value that says a person wrote it. */
const signs: readonly (readonly [key: string, sign: AutomaticSign, isSign: (value: string) => boolean])[] = [
  ['auto-submitted', 'auto-submitted', (value) => !/^no\s*(?:[;(]|$)/i.test(value)],
  ['precedence', 'precedence', (value) => /^(?:bulk|junk|list|auto_reply)$/i.test(value)],
  ['return-path', 'return-path', (value) => /^<?\s*>?$/.test(value)],
  ['list-id', 'list', isAnything],
  ['list-unsubscribe', 'list', isAnything],
  ['x-auto-response-suppress', 'response-suppress', (value) => !/^none$/i.test(value)],
  ['x-autoreply', 'auto-reply', isAnything],
  ['x-autorespond', 'auto-reply', isAnything],
  ['x-autoreply-from', 'auto-reply', isAnything],
  ['content-type', 'report', (value) => /^multipart\/report\b/i.test(value)],
  ['from', 'daemon', (value) => /(?:^|<)\s*(?:mailer-daemon|postmaster)@/i.test(value)],
];

/**
 * Why a mail is an automatic one, so that it is ignored and no two programs answer each other for ever; null for a
 * person's. [RFC 3834]
 */
export const findAutomaticSign = (headers: readonly MailHeader[]): AutomaticSign | null => {
  for (const [key, sign, isSign] of signs)
    if (headers.some((header) => header.key === key && isSign(header.value.trim()))) return sign;
  return null;
};
