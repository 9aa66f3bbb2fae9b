import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { activationCode, normaliseCode, required, validateFields } from '#core/shared/text/validation.ts';
import { type Fields, textAt } from '#ui/app/form-fields.ts';

/** Validates a form's field `code`, as typed or pasted. [VAL-06] */
export const validateSixDigits = (fields: Fields): Readonly<Record<string, FieldProblem>> =>
  validateFields([['code', normaliseCode(textAt(fields, 'code')), required, activationCode]]);
