import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './check.module.css';

/** One track, the chosen radio's label is raised. The radios hold their value, also without scripts. */
export function SegmentedRadio({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="radiogroup" aria-label={label} className={styles.segments}>
      {children}
    </div>
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
