import type { FieldProblem } from './field-problem.ts';

/** Maximum field lengths in characters; the service stores no more. */
export const fieldLimits = {
  name: 100,
  email: 254,
  street: 200,
  company: 200,
  /** With the number of a branch. */
  taxCode: 14,
  address: 255,
  note: 1_000,
  review: 2_000,
  request: 2_000,
  reason: 500,
  password: 200,
  /** An RSA key of 8192 bits with its comment; other options take less. */
  optionText: 1_500,
} as const;

/** [VAL-01, spec 5] */
export const MIN_PASSWORD_LENGTH = 6;

/** Draws nothing, or turns the direction of what follows; the joiners and variants of emoji and scripts aside. */
const INVISIBLE = /(?!\u200C|\u200D|[\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}/gu;
/** U+2800 is an empty pattern of Braille. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Z}\u2800]/u;

/** NFC, trimmed, without what nobody sees; empty when nothing else is in it. [VAL-07, Unicode DerivedCoreProperties] */
export const normaliseText = (text: string): string => {
  const clean = text.replace(INVISIBLE, '').normalize('NFC').trim();
  return VISIBLE.test(clean) ? clean : '';
};

/** No spaces and dots; +84 or 84 becomes 0: `"+84 912.345.678"` → `"0912345678"`. [VAL-07] */
export const normalisePhone = (text: string): string => {
  const digits = normaliseText(text).replace(/[\s.]/gu, '');
  if (digits.startsWith('+84')) return `0${digits.slice(3)}`;
  return /^84\d{9}$/.test(digits) ? `0${digits.slice(2)}` : digits;
};

/** `0912 345 678`. */
export const formatPhone = (phone: string): string =>
  /^\d{10}$/.test(phone) ? `${phone.slice(0, 4)} ${phone.slice(4, 7)} ${phone.slice(7)}` : phone;

/** [VAL-04] */
export const isPhone = (normal: string): boolean => /^\d{10}$/.test(normal);

const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const EMAIL = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`);

/** As in browsers, but requires a dot in the domain. [VAL-05, HTML standard] */
export const isEmail = (normal: string): boolean => normal.length <= fieldLimits.email && EMAIL.test(normal);

/** Takes normalised text. */
export type Rule = (normal: string) => FieldProblem | null;

/** [VAL-03] */
export const required: Rule = (normal) => (normal === '' ? 'required' : null);
export const phone: Rule = (normal) => (normal === '' || isPhone(normal) ? null : 'phone');
export const email: Rule = (normal) => (normal === '' || isEmail(normal) ? null : 'email');
/** Takes the result of `normaliseUsername`. */
export const username: Rule = (normal) => (normal === '' || isPhone(normal) || isEmail(normal) ? null : 'username');
/** Never trimmed. [VAL-01] */
export const password: Rule = (typed) =>
  typed === '' || [...typed].length >= MIN_PASSWORD_LENGTH ? null : 'password-short';
/** [VAL-02] */
export const equals =
  (target: string): Rule =>
  (typed) =>
    typed === '' || typed === target ? null : 'password-repeat';
/** [VAL-06] */
export const activationCode: Rule = (normal) => (normal === '' || /^\d{6}$/.test(normal) ? null : 'code');
/** `"123 456"` → `"123456"` */
export const normaliseCode = (text: string): string => normaliseText(text).replace(/[\s.-]/gu, '');
/** E-mail in lower case, or phone in national format. [VAL-07] */
export const normaliseUsername = (text: string): string => {
  const normal = normaliseText(text);
  return normal.includes('@') ? normal.toLowerCase() : normalisePhone(normal);
};
export const atMost =
  (characters: number): Rule =>
  (normal) =>
    normal.length > characters ? 'too-long' : null;

/** The first problem of each invalid field. */
export const validateFields = (
  checks: readonly (readonly [name: string, normal: string, ...rules: readonly Rule[]])[],
): Readonly<Record<string, FieldProblem>> =>
  Object.fromEntries(
    checks.flatMap(([name, normal, ...rules]) => {
      const problem = rules.reduce<FieldProblem | null>((found, rule) => found ?? rule(normal), null);
      return problem === null ? [] : [[name, problem]];
    }),
  );
