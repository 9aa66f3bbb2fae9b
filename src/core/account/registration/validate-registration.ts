import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import {
  atMost,
  fieldLimits,
  named,
  normaliseUsername,
  required,
  username as usernameRule,
  validateFields,
} from '#core/shared/text/validation.ts';
import { validateNewPassword } from './password-rules.ts';

export type RegistrationFields = {
  readonly fullName: string;
  readonly username: string;
  readonly password: string;
  readonly repeat: string;
  readonly terms: boolean;
};

/** Returns what is sent, normalised, and the problems by field. [ACC-01, VAL-01, VAL-02] */
export const validateRegistration = (typed: RegistrationFields) => {
  const fullName = cleanTyped(typed.fullName);
  const username = normaliseUsername(typed.username);
  const problems: Readonly<Record<string, FieldProblem>> = {
    ...validateFields([
      ['fullName', fullName, required, named, atMost(fieldLimits.name)],
      ['username', username, required, usernameRule],
    ]),
    ...validateNewPassword(typed),
    ...(typed.terms ? {} : { terms: 'terms' }),
  };
  return { person: { fullName, username, password: typed.password }, problems };
};
