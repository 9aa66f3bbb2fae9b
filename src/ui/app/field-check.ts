import { createFormControl, get, type ResolverResult, set } from 'react-hook-form';
import type { FieldProblem } from '#core/shared/field-problem.ts';

/** Problems by field name. */
export type Problems = Readonly<Record<string, FieldProblem>>;

export type CheckState = {
  readonly problem: (name: string) => FieldProblem | undefined;
  /** Number of completed submissions. */
  readonly submitCount: number;
};

/**
 * React Hook Form over uncontrolled fields: the DOM holds the values, and `judge`, one of the core's validators, finds
 * the problems. Loads when the form first gets the focus.
 */
export const createFieldValidator = (judge: () => Problems, show: (state: CheckState) => void) => {
  const { handleSubmit, trigger, subscribe } = createFormControl({
    shouldFocusError: false,
    resolver: () => errorsOf(judge()),
  });
  subscribe({
    formState: { errors: true },
    callback: ({ errors = {}, submitCount = 0 }) =>
      show({
        // Only errorsOf writes these errors, with a FieldProblem as their type.
        problem: (name) => (get(errors, name) as { readonly type: FieldProblem } | undefined)?.type,
        submitCount: submitCount,
      }),
  });
  return {
    /** Validates only these fields. */
    judge: (names: readonly string[]) => void trigger(names as string[]),
    /** Validates all fields and calls `send` when they are valid. */
    submit: (send: () => Promise<unknown>): Promise<void> => handleSubmit(() => send().then(() => undefined))(),
  };
};

export type FieldValidator = ReturnType<typeof createFieldValidator>;

const errorsOf = (problems: Problems): ResolverResult => {
  const errors = {};
  for (const [name, type] of Object.entries(problems)) set(errors, name, { type });
  return { values: {}, errors };
};
