import type { ReactNode } from 'react';
import styles from './checks.module.css';

export function Samples({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.samples}>
      <h2>{title}</h2>
      <div className={styles.grid}>{children}</div>
    </section>
  );
}

/** Titled with its file name in the kit. */
export function Sample({
  name,
  wide = false,
  children,
}: {
  readonly name: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.sample} data-wide={wide || undefined} data-component={name}>
      <p className={styles.name}>
        <code>{name}</code>
      </p>
      <div className={styles.states}>{children}</div>
    </div>
  );
}
