import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Field, type FieldProps, useInitialValue } from './field.tsx';

/** The native select: light, works everywhere, opens the phone's own picker. */
export function NativeSelect({ label, hint, error, className, ...rest }: FieldProps & ComponentProps<'select'>) {
  const initial = useInitialValue(rest);
  const { name, required } = rest;
  const field = { label, name, required, hint, error, className };
  return (
    <Field
      {...field}
      control={(wired) => <select className={styles.input} {...rest} {...wired} defaultValue={initial} />}
    />
  );
}
