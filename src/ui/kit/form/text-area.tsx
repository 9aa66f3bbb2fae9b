import type { TextareaHTMLAttributes } from 'react';
import styles from './field.module.css';
import { Field, type FieldProps, useInitialValue } from './field.tsx';

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
      control={(wired) => <textarea className={styles.input} {...rest} {...wired} defaultValue={initial} />}
    />
  );
}
