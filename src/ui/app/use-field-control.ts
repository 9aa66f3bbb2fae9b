import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { FormFields, RegisteredControl } from '#ui/kit/form/form-fields.ts';
import type { FieldValidation } from './checked-by.ts';
import type { ErrorOf, FieldControl } from './create-field-control.ts';
import type { Problems } from './form-fields.ts';

/** Of the fields that the service does not accept. */
export const problemsIn = (failure: ShopFailure | null): Problems =>
  failure?.kind === 'invalid-fields' ? failure.fields : {};

/**
 * Validates the fields of a form with React Hook Form, which loads with the first focus in it. `failure`: why the form
 * was not accepted, also as a plain post.
 */
export const useFieldControl = (
  form: RefObject<HTMLFormElement | null>,
  check: FieldValidation | undefined,
  failure: ShopFailure | null,
) => {
  const latest = useRef(check);
  latest.current = check;
  const [control, setControl] = useState<FieldControl | null>(null);
  const [shown, setShown] = useState<{ readonly errorOf: ErrorOf } | null>(null);
  const loading = useRef<Promise<FieldControl | null>>(null);
  const rejected = problemsIn(failure);

  /** Null for a form without fields; also when the chunk is gone after a deploy: then only the host validates. */
  const load = async (): Promise<FieldControl | null> => {
    if (check)
      loading.current ??= check.load().then(
        ({ createFieldControl }) => {
          const made = createFieldControl(form, () => latest.current ?? check, setShown);
          // The fields are registered before anything is validated.
          flushSync(() => setControl(made));
          made.reject(rejected);
          return made;
        },
        () => null,
      );
    return loading.current;
  };
  const registerLater = (name: string): Partial<RegisteredControl> => {
    const tell = (event: (registered: RegisteredControl) => void): void =>
      void load().then((loaded) => loaded && event(loaded.register(name)));
    return { onChange: () => tell(({ onChange }) => onChange()), onBlur: (left) => tell(({ onBlur }) => onBlur(left)) };
  };
  const fields: Pick<FormFields, 'error' | 'register'> = {
    error: (name) => {
      if (control !== null) return shown?.errorOf(name) ?? null;
      const problem = rejected[name];
      return (problem && check?.sentenceOf(problem)) ?? null;
    },
    register: (name) => control?.register(name) ?? (check ? registerLater(name) : {}),
  };
  return { fields, load };
};
