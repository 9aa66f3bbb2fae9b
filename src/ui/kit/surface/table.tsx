import type { ReactNode } from 'react';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/kit/layout.module.css';
import styles from './table.module.css';

/** The column's title; the cells of a numeric column are aligned on the right. */
export type Column = string | { readonly numeric: string };

/** `stack` turns rows into blocks on phones, «labelled» with the column's name before every cell. */
export function Table({
  caption,
  columns,
  children,
  stack = false,
}: {
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly children: ReactNode;
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
            {columns.map((column) =>
              typeof column === 'string' ? (
                <th key={column} scope="col">
                  {column}
                </th>
              ) : (
                <th key={column.numeric} scope="col" className={styles.num}>
                  {column.numeric}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** `label` names the cell in a stacked labelled table. */
export function NumberCell({ children, label }: { readonly children: ReactNode; readonly label?: string }) {
  return (
    <td className={styles.num} data-label={label}>
      {children}
    </td>
  );
}

export function ChildRow({ children }: { readonly children: ReactNode }) {
  return <tr className={styles.child}>{children}</tr>;
}
