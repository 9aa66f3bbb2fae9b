import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { fieldSentence } from '#ui/failures/fields.vi.ts';
import type { Problems } from './create-field-control.ts';
import type { Fields } from './form-fields.ts';

export type FieldValidation = {
  readonly problemsOf: (fields: Fields) => Problems;
  readonly sentenceOf: (problem: FieldProblem) => string;
  readonly load: () => Promise<typeof import('./create-field-control.ts')>;
};

/** Forms without fields have no `check`, so their pages load neither error texts nor React Hook Form. */
export const validateWith = (problemsOf: (fields: Fields) => Problems): FieldValidation => ({
  problemsOf,
  sentenceOf: (problem) => fieldSentence(problem),
  load: () => import('./create-field-control.ts'),
});

/** For forms that only the service can validate. */
export const validateByService = validateWith(() => ({}));
