import { createFormControl, type FieldError, get, set } from 'react-hook-form';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import type { RegisteredControl } from '#ui/kit/form/form-fields.ts';
import { type FieldRules, fieldsOf, type Problems } from './form-fields.ts';

/** What shows at a field; null when it is valid. */
export type ErrorOf = (name: string) => string | null;

/** Type of an error that the service found. It shows until its field is edited. */
const BY_SERVICE = 'service';

/**
 * React Hook Form for one form of the document, which holds the values: they are there before scripts, and when a
 * password manager fills them in without events. A filled field is validated when it is left, then with each change.
 */
export const createFieldControl = (
  form: { readonly current: HTMLFormElement | null },
  check: () => FieldRules,
  show: (shown: { readonly errorOf: ErrorOf }) => void,
) => {
  const names = new Set<string>();
  const error = (type: string, problem: FieldProblem) => ({ type, message: check().sentenceOf(problem) });
  const control = createFormControl({
    mode: 'onTouched',
    resolver: () => {
      const errors = {};
      const fields = form.current && fieldsOf(form.current);
      for (const [name, problem] of Object.entries(fields ? check().problemsOf(fields) : {}))
        set(errors, name, error('rule', problem));
      return { values: {}, errors };
    },
  });
  const { clearErrors, getFieldState, handleSubmit, setError, subscribe, trigger } = control;
  const isByService = (name: string): boolean => getFieldState(name).error?.type === BY_SERVICE;
  subscribe({
    formState: { errors: true },
    callback: ({ errors }) =>
      show({
        errorOf: (name) => {
          const found: FieldError | undefined = get(errors, name);
          return found?.message ?? null;
        },
      }),
  });
  return {
    register: (name: string): RegisteredControl => {
      names.add(name);
      const { onBlur, onChange, ref } = control.register(name);
      return {
        onChange: () => {
          if (isByService(name)) clearErrors(name);
          void onChange({ type: 'change', target: { name } });
          // A change of one field may be an error of another.
          void trigger([...names].filter((each) => getFieldState(each).isTouched && !isByService(each)));
        },
        onBlur: ({ target }) => {
          // Leaving an empty field reports no error.
          if (target.value !== '') void onBlur({ type: 'blur', target: { name } });
        },
        ref: (element) => ref(element && { focus: () => element.focus() }),
      };
    },
    /** What `make` makes once all fields are valid; otherwise null, and the first invalid field gets the focus. */
    submit: async <Input>(make: () => Input): Promise<Awaited<Input> | null> => (await handleSubmit(make)()) ?? null,
    /** `focusing` gives the first of these fields the focus. */
    reject: (problems: Problems, focusing = false): void => {
      const first = focusing && [...names].find((name) => Object.hasOwn(problems, name));
      for (const [name, problem] of Object.entries(problems))
        setError(name, error(BY_SERVICE, problem), { shouldFocus: name === first });
    },
  };
};

export type FieldControl = ReturnType<typeof createFieldControl>;
