import OutlinedInput from '@mui/material/OutlinedInput';
import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps, useInitialValue } from './field.tsx';

type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'maxLength'> & {
    /** Cuts what is pasted, without a word: for a text that goes into an address, which has a limit. */
    readonly cutAfter?: number;
  };

/**
 * A native text area: MUI's own grows by style attributes, which the Content-Security-Policy refuses. A text that is too
 * long stays whole, and the rule of its form says so.
 */
export function TextArea({ label, marked, hint, error, className, cutAfter, ...rest }: TextAreaProps) {
  const initial = useInitialValue(rest);
  const { name, required } = rest;
  const field = { label, name, required, marked, hint, error, className };
  return (
    <Field
      {...field}
      control={(wired, registered) => (
        <OutlinedInput
          {...registered}
          multiline
          inputComponent="textarea"
          inputProps={{ ...rest, ...wired, type: undefined, defaultValue: initial, maxLength: cutAfter }}
        />
      )}
    />
  );
}
