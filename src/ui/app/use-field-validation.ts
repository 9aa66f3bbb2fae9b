import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import type { FieldValidation } from './checked-by.ts';
import type { CheckState, FieldValidator } from './create-field-validator.ts';
import { fieldsOf } from './form-fields.ts';

const fresh: CheckState = { problem: () => undefined, submitCount: 0 };

/** Validates a filled field on blur and each change, and all fields on submit. Focuses the first invalid field. */
export const useFieldValidation = (
  form: RefObject<HTMLFormElement | null>,
  check: FieldValidation | undefined,
  failure: ShopFailure | null,
) => {
  const latest = useRef(check);
  latest.current = check;
  const [state, setState] = useState(fresh);
  const loadingValidator = useRef<Promise<FieldValidator | null>>(undefined);
  const touched = useRef(new Set<string>());
  /** Fields edited since the shop rejected them. */
  const [editedFields, setEditedFields] = useState<readonly string[]>([]);

  const problems = () => (form.current === null ? {} : (latest.current?.problemsOf(fieldsOf(form.current)) ?? {}));

  /** When the chunk is gone after a deploy, only the host validates. */
  const load = (): Promise<FieldValidator | null> => {
    loadingValidator.current ??= (check?.load() ?? Promise.reject()).then(
      ({ createFieldValidator: fieldCheck }) => fieldCheck(problems, setState),
      () => null,
    );
    return loadingValidator.current;
  };
  useEffect(() => {
    if (state.submitCount > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus();
  }, [state.submitCount, form]);

  const rejected = failure?.kind === 'invalid-fields' ? failure.fields : {};
  const problem = (name: string): FieldProblem | undefined =>
    state.problem(name) ?? (editedFields.includes(name) ? undefined : rejected[name]);
  const validateTouched = (): void => void load().then((found) => found?.validate([...touched.current]));
  return {
    error: (name: string): string | null => {
      const found = problem(name);
      return found === undefined ? null : (check?.sentenceOf(found) ?? null);
    },
    submit: async <Input>(make: () => Input): Promise<Awaited<Input> | null> => {
      const found = check === undefined ? null : await load();
      for (const name of Object.keys(problems())) touched.current.add(name);
      const input = await (found === null ? make() : found.submit(make));
      setEditedFields([]);
      return input;
    },
    events: check && {
      onFocus: () => void load(),
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
        // Leaving an empty field reports no error.
        if (isTextField(target) && target.value !== '') touched.current.add(target.name);
        validateTouched();
      },
      onChange: ({ target }: FormEvent<HTMLFormElement>) => {
        if (!isControl(target)) return;
        const { name } = target;
        setEditedFields((before) => (before.includes(name) ? before : [...before, name]));
        if (touched.current.has(name)) validateTouched();
      },
    },
  };
};

const isControl = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isTextField = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'hidden'].includes(target.type));
