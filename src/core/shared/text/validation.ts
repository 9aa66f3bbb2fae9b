import { withoutSeparators } from './clean-typed.ts';
import { isEmail, MAX_EMAIL_LENGTH, normaliseEmail } from './email-address.ts';
import type { FieldProblem } from './field-problem.ts';
import { hasUnknownPrefix, isPhone, normalisePhone } from './phone-number.ts';
import { preparePassword } from './prepare-password.ts';

/** Maximum field lengths in characters; the service stores no more. */
export const fieldLimits = {
  name: 100,
  email: MAX_EMAIL_LENGTH,
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

/** Takes normalised text. */
export type Rule = (normal: string) => FieldProblem | null;

/** [VAL-03] */
export const required: Rule = (normal) => (normal === '' ? 'required' : null);
/** Of a person or a firm: signs and emoji alone are no name. */
export const named: Rule = (normal) => (normal === '' || /\p{L}/u.test(normal) ? null : 'name-letters');
/** Takes cleaned text. A name that a person or a firm can have. [VAL-03] */
export const isName = (normal: string): boolean =>
  normal.length <= fieldLimits.name && (required(normal) ?? named(normal)) === null;
/** Takes the result of `normalisePhone`. [VAL-04] */
export const phone: Rule = (normal) => {
  if (normal === '' || isPhone(normal)) return null;
  return hasUnknownPrefix(normal) ? 'phone-prefix' : 'phone';
};
export const email: Rule = (normal) => (normal === '' || isEmail(normal) ? null : 'email');
/** Takes the result of `normaliseUsername`. */
export const username: Rule = (normal) => {
  if (normal === '' || isEmail(normal) || isPhone(normal)) return null;
  return hasUnknownPrefix(normal) ? 'phone-prefix' : 'username';
};
/** Never trimmed. [VAL-01] */
export const password: Rule = (typed) =>
  typed === '' || [...preparePassword(typed)].length >= MIN_PASSWORD_LENGTH ? null : 'password-short';
/** [VAL-02] */
export const equals =
  (target: string): Rule =>
  (typed) =>
    typed === '' || preparePassword(typed) === preparePassword(target) ? null : 'password-repeat';
/** [VAL-06] */
export const activationCode: Rule = (normal) => (normal === '' || /^\d{6}$/.test(normal) ? null : 'code');

/** Any other code that was sent, or that an app shows. */
export const sixDigits: Rule = (normal) => (activationCode(normal) === null ? null : 'six-digits');
/** `"123 456"` → `"123456"` */
export const normaliseCode = withoutSeparators;
/** E-mail in lower case, or phone in national format. [VAL-07] */
export const normaliseUsername = (text: string): string => {
  const address = normaliseEmail(text);
  return address.includes('@') ? address : normalisePhone(text);
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
