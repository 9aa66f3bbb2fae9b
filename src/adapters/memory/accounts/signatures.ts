import { guestTokenText } from '#contracts/secrets/guest-token.ts';
import { type Token, token } from '#core/shared/ids.ts';
import type { Contact } from '#core/shared/people/contact.ts';

/** 64-bit FNV-1a: detects tampering but is not secure, because the secret is in the page's script. */
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

export const signatureOf = ({ name, phone, email }: Contact, time: number): Token =>
  token(digestOf(guestTokenText({ name, phone, email, time })));
