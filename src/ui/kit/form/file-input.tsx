import InputBase from '@mui/material/InputBase';
import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field.tsx';

type FileInputProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'required'>;

/** `required` only marks the field, because an earlier upload may suffice. */
export function FileInput({ label, required, marked, hint, error, className, ...rest }: FileInputProps) {
  const field = { label, name: rest.name, required, marked, hint, error, className };
  return (
    <Field
      {...field}
      control={(wired, registered) => (
        <InputBase {...registered} fullWidth type="file" slotProps={{ input: { ...rest, ...wired } }} />
      )}
    />
  );
}
