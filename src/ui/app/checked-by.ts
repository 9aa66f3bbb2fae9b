import { fieldSentence } from '#ui/failures/fields.vi.ts';
import type { FieldRules, Fields, Problems } from './form-fields.ts';

export type FieldValidation = FieldRules & {
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
