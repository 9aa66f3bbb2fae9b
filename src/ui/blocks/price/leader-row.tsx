import type { ReactNode } from 'react';
import { classes } from '#ui/kit/css.ts';
import styles from './leader-row.module.css';

/** «Nhãn … giá trị» with a dotted leader, inside a `<dl>`. */
export function LeaderRow({
  label,
  value,
  tone = 'plain',
}: {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly tone?: 'plain' | 'sub' | 'save';
}) {
  return (
    <div className={classes(styles.lead, tone === 'sub' && styles.leadSub, tone === 'save' && styles.leadSave)}>
      <dt>{label}</dt>
      <dd>{typeof value === 'string' ? <Breakable text={value} /> : value}</dd>
    </div>
  );
}

/** An e-mail address breaks behind its «@» before it breaks inside of a word. */
function Breakable({ text }: { readonly text: string }) {
  const at = text.indexOf('@') + 1;
  if (at === 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

/** A `<dl>` of such rows. Omits rows without a value. */
export function LeaderRows({
  rows,
  className,
}: {
  readonly rows: readonly (readonly [label: string, value: ReactNode])[];
  readonly className?: string | undefined;
}) {
  const known = rows.filter(([, value]) => value !== null && value !== undefined);
  return (
    <dl className={className}>
      {known.map(([label, value]) => (
        <LeaderRow key={label} label={label} value={value} />
      ))}
    </dl>
  );
}
