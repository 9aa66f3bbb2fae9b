import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './checks.module.css';

export function Samples({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.samples}>
      <h2>{title}</h2>
      <div className={layout.pair}>{children}</div>
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
    <Paper variant="padded" className={styles.sample ?? ''} data-wide={wide || undefined} data-component={name}>
      <p className={layout.faint}>
        <code>{name}</code>
      </p>
      <div className={classes(layout.chips, styles.states)}>
        {stack ? <div className={classes(layout.fields, layout.whole)}>{children}</div> : children}
      </div>
    </Paper>
  );
}
