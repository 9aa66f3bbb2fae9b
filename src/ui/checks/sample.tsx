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
  stack = false,
  children,
}: {
  readonly name: string;
  readonly wide?: boolean;
  /** One state below the other. */
  readonly stack?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.sample} data-wide={wide || undefined} data-component={name}>
      <p className={styles.name}>
        <code>{name}</code>
      </p>
      <div className={styles.states}>{stack ? <div className={styles.stack}>{children}</div> : children}</div>
    </div>
  );
}
