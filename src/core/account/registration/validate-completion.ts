import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { normaliseEmail } from '#core/shared/text/email-address.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { normalisePhone } from '#core/shared/text/phone-number.ts';
import {
  atMost,
  email as emailRule,
  fieldLimits,
  named,
  phone as phoneRule,
  required,
  validateFields,
} from '#core/shared/text/validation.ts';

export type CompletionFields = { readonly fullName: string; readonly phone: string; readonly email: string };

/** Returns what is sent, normalised, and the problems by field. [ACC-10] */
export const validateCompletion = (
  typed: CompletionFields,
): { readonly person: CompletionFields; readonly problems: Readonly<Record<string, FieldProblem>> } => {
  const fullName = cleanTyped(typed.fullName);
  const phone = normalisePhone(typed.phone);
  const email = normaliseEmail(typed.email);
  const problems = validateFields([
    ['fullName', fullName, required, named, atMost(fieldLimits.name)],
    ['phone', phone, required, phoneRule],
    ['email', email, required, emailRule],
  ]);
  return { person: { fullName, phone, email }, problems };
};
