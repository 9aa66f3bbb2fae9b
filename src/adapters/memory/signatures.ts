import { guestTokenText } from '#contracts/guest-token.ts';
import type { Contact } from '#core/shared/contact.ts';
import { type Token, token } from '#core/shared/ids.ts';

/**
 * Keyed digests of the fakes: 64 bits of FNV-1a over secret and text. They tell a tampered text from a true one, as the
 * contracts ask; they keep no secret from anybody who reads this page's script, and need not.
 */
const SECRET = 'memory';
const PRIME = 0x01000193;

const fnv = (text: string, start: number): string => {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME) >>> 0;
  return hash.toString(16).padStart(8, '0');
};

export const digestOf = (text: string): string => {
  const keyed = `${SECRET}|${text}`;
  return fnv(keyed, 0x811c9dc5) + fnv(keyed, 0x050c5d1f);
};

/** What vouches for a guest at a time. */
export const signatureOf = ({ name, phone, email }: Contact, time: number): Token =>
  token(digestOf(guestTokenText({ name, phone, email, time })));
