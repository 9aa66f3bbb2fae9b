import type { ReactNode } from 'react';
import styles from './script.module.css';

/**
 * Class of controls that need JavaScript. Their space is reserved from the first paint; they are hidden without
 * JavaScript.
 */
export const needsScriptClass = styles.needsScript;

/** Content shown only without JavaScript. Other browsers never render it, so the layout does not shift. */
export function WithoutScript({ children }: { readonly children: ReactNode }) {
  return <noscript>{children}</noscript>;
}
