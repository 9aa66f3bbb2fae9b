import type { ReactNode } from 'react';
import styles from './script.module.css';

/** Controls that need JavaScript: hidden without it; their space is reserved from the first paint. */
export const needsScriptClass = styles.needsScript;

/** Other browsers never render it, so the layout does not shift. */
export function WithoutScript({ children }: { readonly children: ReactNode }) {
  return <noscript>{children}</noscript>;
}
