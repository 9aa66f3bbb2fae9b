import { classes } from '#ui/kit/css.ts';
import styles from './term-bar.module.css';

/** `used`: elapsed share, 0–1. Decorative: the text beside it says the same. */
export function TermBar({ used, soon = false }: { readonly used: number; readonly soon?: boolean }) {
  return (
    <svg
      className={classes(styles.bar, soon && styles.soon)}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width="100" height="6" />
      <rect width={Math.max(1, Math.round(used * 100))} height="6" />
    </svg>
  );
}
