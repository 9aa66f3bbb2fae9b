import type { ReactNode } from 'react';
import styles from './help-card.module.css';

export function HelpCard({
  title,
  text,
  action,
}: {
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}) {
  return (
    <aside className={styles.helpCard}>
      <h3>{title}</h3>
      <p>{text}</p>
      <div className={styles.act}>{action}</div>
    </aside>
  );
}
