import { createFormControl, get, type ResolverResult, set } from 'react-hook-form';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';

export type Problems = Readonly<Record<string, FieldProblem>>;

export type CheckState = {
  readonly problem: (name: string) => FieldProblem | undefined;
  readonly submitCount: number;
};

/** React Hook Form over uncontrolled fields: the DOM holds the values, a validator of the core finds the problems. */
export const createFieldValidator = (validate: () => Problems, show: (state: CheckState) => void) => {
  const { handleSubmit, trigger, subscribe } = createFormControl({
    shouldFocusError: false,
    resolver: () => errorsOf(validate()),
  });
  subscribe({
    formState: { errors: true },
    callback: ({ errors = {}, submitCount = 0 }) =>
      show({
        // Only errorsOf writes these errors, with a FieldProblem as type.
        problem: (name) => (get(errors, name) as { readonly type: FieldProblem } | undefined)?.type,
        submitCount: submitCount,
      }),
  });
  return {
    validate: (names: readonly string[]) => void trigger(names as string[]),
    submit: async <Input>(make: () => Input): Promise<Awaited<Input> | null> => (await handleSubmit(make)()) ?? null,
  };
};

export type FieldValidator = ReturnType<typeof createFieldValidator>;

const errorsOf = (problems: Problems): ResolverResult => {
  const errors = {};
  for (const [name, type] of Object.entries(problems)) set(errors, name, { type });
  return { values: {}, errors };
};
