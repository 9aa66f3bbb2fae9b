import { createFormControl, get, type ResolverResult, set } from 'react-hook-form';
import type { FieldProblem } from '#core/shared/field-problem.ts';
import type { Problems } from './checked-by.ts';

export type CheckState = {
  readonly problem: (name: string) => FieldProblem | undefined;
  /** How many presses have ended. */
  readonly presses: number;
};

/**
 * React Hook Form over a plain form: the fields themselves hold what is typed, and `judge`, one of the core's validators,
 * says what is wrong with them. It loads when somebody begins to fill a form.
 */
export const fieldCheck = (judge: () => Problems, show: (state: CheckState) => void) => {
  const { handleSubmit, trigger, subscribe } = createFormControl({
    shouldFocusError: false,
    resolver: () => errorsOf(judge()),
  });
  subscribe({
    formState: { errors: true },
    callback: ({ errors = {}, submitCount = 0 }) =>
      show({
        // errorsOf alone writes these errors, with a FieldProblem as their type.
        problem: (name) => (get(errors, name) as { readonly type: FieldProblem } | undefined)?.type,
        presses: submitCount,
      }),
  });
  return {
    /** Judges these fields only. */
    judge: (names: readonly string[]) => void trigger(names as string[]),
    /** Judges all of them, and sends when nothing is wrong. */
    submit: (send: () => Promise<unknown>): Promise<void> => handleSubmit(() => send().then(() => undefined))(),
  };
};

export type FieldCheck = ReturnType<typeof fieldCheck>;

const errorsOf = (problems: Problems): ResolverResult => {
  const errors = {};
  for (const [name, type] of Object.entries(problems)) set(errors, name, { type });
  return { values: {}, errors };
};
