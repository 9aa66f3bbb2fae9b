import type { FieldProblem } from '#core/shared/field-problem.ts';
import { activationCode, normalCode, problemsOf, required } from '#core/shared/validation.ts';
import { type Fields, textAt } from '#ui/app/form-fields.ts';

/** Validates a form's field `code`, as typed or pasted. [VAL-06] */
export const sixDigits = (fields: Fields): Readonly<Record<string, FieldProblem>> =>
  problemsOf([['code', normalCode(textAt(fields, 'code')), required, activationCode]]);
