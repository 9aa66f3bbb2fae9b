import type { ReactNode } from 'react';
import styles from './script.module.css';

/** Class of what only a script can do. It keeps its place from the first drawing on, and is gone where no script runs. */
export const needsScript = styles.needsScript;

/** What stands in for a script where none runs. The browser of everybody else never draws it, so nothing moves. */
export function WithoutScript({ children }: { readonly children: ReactNode }) {
  return <noscript>{children}</noscript>;
}
