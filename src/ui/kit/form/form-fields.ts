import { createContext, useContext } from 'react';

/** Connects a control with the validation of its form. */
export type RegisteredControl = {
  readonly onChange: () => void;
  readonly onBlur: (event: { readonly target: { readonly value: string } }) => void;
  readonly ref: (element: { readonly focus: () => void } | null) => void;
};

/** What a form tells the controls inside it. */
export type FormFields = {
  readonly busy: boolean;
  /** Error text of a field; null when it is valid. */
  readonly error: (name: string) => string | null;
  /** Empty before validation has loaded, and in forms that need none. */
  readonly register: (name: string) => Partial<RegisteredControl>;
  /** The field's value from a failed form post, otherwise the given default. */
  readonly typed: (name: string, otherwise?: string) => string;
};

/** Null outside of a form that sends a command. */
export const FormFieldsContext = createContext<FormFields | null>(null);

/** Whether a submit button's form is busy; undefined for other buttons and outside of a form. */
export const useFormBusy = (type: string | undefined): boolean | undefined => {
  const form = useContext(FormFieldsContext);
  return type === 'submit' ? form?.busy : undefined;
};
