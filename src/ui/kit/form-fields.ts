import { createContext, useContext } from 'react';

/** What a form tells the controls inside it. */
export type FormFields = {
  readonly busy: boolean;
  /** Error text of a field; null when it is valid. */
  readonly error: (name: string) => string | null;
  /** The field's value from a failed form post, otherwise the given default. */
  readonly typed: (name: string, otherwise?: string) => string;
};

/** Null outside of a form that sends a command. */
export const FormFieldsContext = createContext<FormFields | null>(null);

type Uncontrolled = {
  readonly name?: string | undefined;
  readonly value?: unknown;
  readonly defaultValue?: string | number | readonly string[] | undefined;
};

/** The initial value of a control: what was posted with the form around it, otherwise its own default. */
export const useInitialValue = ({ name, value, defaultValue }: Uncontrolled) => {
  const form = useContext(FormFieldsContext);
  if (form === null || name === undefined || value !== undefined) return defaultValue;
  return form.typed(name, String(defaultValue ?? ''));
};
