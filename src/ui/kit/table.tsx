import type { ReactNode } from 'react';
import { classes } from './css.ts';
import layout from './layout.module.css';
import styles from './table.module.css';

export type Column = { readonly title: string; readonly numeric?: boolean };

/**
 * A table whose heads stand on the second surface; `stack` turns rows into blocks on a phone,
 * «labelled» with every cell behind its column's name. Rows are the caller's `<tr>`s.
 */
export function Table({
  caption,
  columns,
  children,
  foot,
  stack = false,
}: {
  /** Says what the table holds, to those who do not see it. */
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  readonly stack?: boolean | 'labelled';
}) {
  return (
    <div className={styles.tableScroll}>
      <table
        className={classes(styles.table, stack && styles.tableStack, stack === 'labelled' && styles.tableLabelled)}
      >
        <caption className={layout.sr}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, numeric }) => (
              <th key={title} scope="col" className={numeric ? styles.num : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {foot === undefined ? null : <tfoot>{foot}</tfoot>}
      </table>
    </div>
  );
}

/** A cell of numbers, to the right; `label` names it where a labelled table is stacked. */
export function NumberCell({
  children,
  colSpan,
  label,
}: {
  readonly children: ReactNode;
  readonly colSpan?: number;
  readonly label?: string;
}) {
  return (
    <td className={styles.num} colSpan={colSpan} data-label={label}>
      {children}
    </td>
  );
}

/** A row that belongs to the one above it. */
export function ChildRow({ children }: { readonly children: ReactNode }) {
  return <tr className={styles.child}>{children}</tr>;
}
