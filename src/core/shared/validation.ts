import type { FieldProblem } from '#core/shared/field-problem.ts';

/** Most characters of a field; the service keeps no more. */
export const fieldLimits = {
  name: 100,
  email: 254,
  street: 200,
  company: 200,
  address: 255,
  note: 1_000,
  review: 2_000,
  request: 2_000,
  reason: 500,
  password: 200,
} as const;

/** Fewest characters of a password. [VAL-01, spec 5] */
export const MIN_PASSWORD = 6;

/** What every text goes through before a rule looks at it: NFC, trimmed. [VAL-07] */
export const normalText = (text: string): string => text.normalize('NFC').trim();

/** The national form of a phone number: spaces and dots go, +84 or 84 becomes 0. `"+84 912.345.678"` → `"0912345678"`. [VAL-07] */
export const normalPhone = (text: string): string => {
  const digits = normalText(text).replace(/[\s.]/gu, '');
  if (digits.startsWith('+84')) return `0${digits.slice(3)}`;
  return /^84\d{9}$/.test(digits) ? `0${digits.slice(2)}` : digits;
};

/** `0912 345 678`. */
export const formatPhone = (phone: string): string =>
  /^\d{10}$/.test(phone) ? `${phone.slice(0, 4)} ${phone.slice(4, 7)} ${phone.slice(7)}` : phone;

/** Exactly ten digits. [VAL-04] */
export const isPhone = (normal: string): boolean => /^\d{10}$/.test(normal);

const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const EMAIL = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`);

/** The pattern that browsers use for e-mail fields, with at least one dot in the domain. [VAL-05, HTML standard] */
export const isEmail = (normal: string): boolean => normal.length <= fieldLimits.email && EMAIL.test(normal);

/** A rule looks at normal text and says what is wrong, or null. */
export type Rule = (normal: string) => FieldProblem | null;

/** Empty is refused: "Vui lòng nhập thông tin". [VAL-03] */
export const required: Rule = (normal) => (normal === '' ? 'required' : null);
export const phone: Rule = (normal) => (normal === '' || isPhone(normal) ? null : 'phone');
export const email: Rule = (normal) => (normal === '' || isEmail(normal) ? null : 'email');
/** An e-mail address or a phone number, in the form that `normalUsername` gives. */
export const username: Rule = (normal) => (normal === '' || isPhone(normal) || isEmail(normal) ? null : 'username');
/** Passwords are taken as typed, never trimmed. "Mật khẩu phải có ít nhất 6 ký tự" [VAL-01] */
export const password: Rule = (typed) => (typed === '' || [...typed].length >= MIN_PASSWORD ? null : 'password-short');
/** "Mật khẩu nhập lại chưa khớp" [VAL-02] */
export const equals =
  (target: string): Rule =>
  (typed) =>
    typed === '' || typed === target ? null : 'password-repeat';
/** Exactly six digits: "Mã kích hoạt là 6 chữ số". [VAL-06] */
export const activationCode: Rule = (normal) => (normal === '' || /^\d{6}$/.test(normal) ? null : 'code');
/** A code as typed or pasted: spaces, dots and hyphens go. `"123 456"` → `"123456"`. */
export const normalCode = (text: string): string => normalText(text).replace(/[\s.-]/gu, '');
/** The name somebody logs in with: an e-mail address in lower case, or a phone number in its national form. [VAL-07] */
export const normalUsername = (text: string): string => {
  const normal = normalText(text);
  return normal.includes('@') ? normal.toLowerCase() : normalPhone(normal);
};
export const atMost =
  (characters: number): Rule =>
  (normal) =>
    normal.length > characters ? 'too-long' : null;

/** The problems of several fields: each name with the first rule that its value breaks; empty where all is well. */
export const problemsOf = (
  checks: readonly (readonly [name: string, normal: string, ...rules: readonly Rule[]])[],
): Readonly<Record<string, FieldProblem>> =>
  Object.fromEntries(
    checks.flatMap(([name, normal, ...rules]) => {
      const problem = rules.reduce<FieldProblem | null>((found, rule) => found ?? rule(normal), null);
      return problem === null ? [] : [[name, problem]];
    }),
  );
