import FormGroup from '@mui/material/FormGroup';
import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './check.module.css';

/** Not MUI's RadioGroup, which holds its value in React: the radios hold it, also without scripts. */
export function SegmentedRadio({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <FormGroup row role="radiogroup" aria-label={label}>
      {children}
    </FormGroup>
  );
}

export function Segment({ children, ...rest }: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  return (
    <label className={styles.segment}>
      <input type="radio" {...rest} />
      {children}
    </label>
  );
}
