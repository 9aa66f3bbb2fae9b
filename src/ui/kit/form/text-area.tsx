import OutlinedInput from '@mui/material/OutlinedInput';
import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps, useInitialValue } from './field.tsx';

/** A native text area: MUI's own grows by style attributes, which the Content-Security-Policy refuses. */
export function TextArea({
  label,
  marked,
  hint,
  error,
  className,
  ...rest
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
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
          inputProps={{ ...rest, ...wired, type: undefined, defaultValue: initial }}
        />
      )}
    />
  );
}
