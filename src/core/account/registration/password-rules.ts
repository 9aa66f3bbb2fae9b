import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import {
  atMost,
  equals,
  fieldLimits,
  password,
  type Rule,
  required,
  validateFields,
} from '#core/shared/text/validation.ts';

/** The service also rejects common passwords. Passwords are never trimmed. [VAL-01] */
export const newPasswordRules: readonly Rule[] = [required, password, atMost(fieldLimits.password)];

/** Returns the problems of a chosen password and its repetition, by field. [VAL-01, VAL-02] */
export const validateNewPassword = (typed: {
  readonly password: string;
  readonly repeat: string;
}): Readonly<Record<string, FieldProblem>> =>
  validateFields([
    ['password', typed.password, ...newPasswordRules],
    ['repeat', typed.repeat, required, equals(typed.password)],
  ]);
