import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './segmented-radio.module.css';

export function SegmentedRadio({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.seg} role="radiogroup" aria-label={label}>
      {children}
    </div>
  );
}

export function Segment({ children, ...rest }: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  return (
    <label>
      <input type="radio" {...rest} />
      {children}
    </label>
  );
}
