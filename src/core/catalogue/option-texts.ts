import type { OptionKind } from '#core/pricing/quoted-product.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { extractHost } from '#core/shared/domains/extract-host.ts';
import { cleanLatin, cleanTyped } from '#core/shared/text/clean-typed.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { fieldLimits } from '#core/shared/text/validation.ts';
import { isPrivateKey, parseSshKey } from './ssh-key.ts';

/** What a text option asks for, by its name: the services do not say. */
const kinds = {
  'ten mien': 'domain',
  'khoa ssh': 'ssh-key',
  'ten may': 'hostname',
  'hop thu tao san': 'mailboxes',
} as const;
export type TextKind = (typeof kinds)[keyof typeof kinds];

/** null for a text without rules of its own. */
export const textKindOf = (name: string): TextKind | null => {
  const folded = foldVietnamese(name);
  return Object.hasOwn(kinds, folded) ? kinds[folded as keyof typeof kinds] : null;
};

const MAX_TEXT = 255;

/** In characters. */
export const textLimit = (name: string): number => (textKindOf(name) === 'ssh-key' ? fieldLimits.optionText : MAX_TEXT);

/** As the line keeps it: a domain and a hostname in lower case, mailboxes separated by commas, a key on one line. */
export const normaliseOptionText = (name: string, typed: string): string => {
  const text = cleanTyped(typed);
  const latin = cleanLatin(typed);
  switch (textKindOf(name)) {
    case 'domain':
      return normaliseDomain(extractHost(typed)) ?? text;
    case 'ssh-key':
      return latin;
    case 'hostname':
      return latin.toLowerCase();
    case 'mailboxes':
      return mailboxesIn(latin).join(', ');
    default:
      return text;
  }
};

/** `Lienhe, ketoan@` → lienhe, ketoan; each once. */
export const mailboxesIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/u)
      .map((part) => part.replace(/@$/, ''))
      .filter(Boolean),
  ),
];

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const MAILBOX = /^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$/;

/** [RFC 1123] */
const isHostname = (text: string): boolean =>
  text.length <= 253 && !/^[\d.]+$/.test(text) && text.split('.').every((label) => LABEL.test(label));

/** Problem of a normalised text; null for an empty one. */
export const findTextProblem = (name: string, text: string): FieldProblem | null => {
  if (text === '') return null;
  if (text.length > textLimit(name)) return 'too-long';
  switch (textKindOf(name)) {
    case 'domain':
      return normaliseDomain(text) === null ? 'domain' : null;
    case 'ssh-key':
      if (isPrivateKey(text)) return 'ssh-private-key';
      return parseSshKey(text) === null ? 'ssh-key' : null;
    case 'hostname':
      return isHostname(text) ? null : 'hostname';
    case 'mailboxes':
      return mailboxesIn(text).every((mailbox) => MAILBOX.test(mailbox)) ? null : 'mailboxes';
    default:
      return null;
  }
};

const acceptsOffered = (): null => null;

const answerProblems: Readonly<Record<OptionKind, typeof findTextProblem>> = {
  'select-one': acceptsOffered,
  'select-multi': acceptsOffered,
  text: findTextProblem,
};

/** Problem of the normalised answer to an option; null when it is accepted, and for offered values. */
export const findAnswerProblem = (
  { kind, name }: { readonly kind: OptionKind; readonly name: string },
  text: string,
): FieldProblem | null => answerProblems[kind](name, text);

/** `ED25519 …x7Qa, lan@may-tinh` for a key, else the text itself. */
export const shortOptionText = ({ name, value }: { readonly name: string; readonly value: string }): string => {
  const ssh = textKindOf(name) === 'ssh-key' ? parseSshKey(value) : null;
  if (ssh === null) return value;
  const algorithm = ssh.algorithm.replace(/^ssh-|^ecdsa-sha2-nist/, '').toUpperCase();
  return [`${algorithm} …${ssh.key.replace(/=+$/, '').slice(-6)}`, ssh.comment].filter(Boolean).join(', ');
};
