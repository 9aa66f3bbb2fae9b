import type { FieldProblem } from '#core/shared/field-problem.ts';
import { fieldProblems } from '#ui/failures/fields.vi.ts';
import type { Fields } from './form-fields.ts';

/** What is wrong with which field. */
export type Problems = Readonly<Record<string, FieldProblem>>;

export type Check = {
  readonly problemsOf: (fields: Fields) => Problems;
  readonly sentenceOf: (problem: FieldProblem) => string;
  readonly load: () => Promise<typeof import('./field-check.ts')>;
};

/**
 * The `check` of a CommandForm: fields are judged by a validator of the core. Forms without fields have none, so their
 * pages load neither the sentences nor React Hook Form.
 */
export const checkedBy = (problemsOf: (fields: Fields) => Problems): Check => ({
  problemsOf,
  sentenceOf: (problem) => fieldProblems[problem],
  load: () => import('./field-check.ts'),
});

/** Only the service can say what is wrong. */
export const checkedByService = checkedBy(() => ({}));
