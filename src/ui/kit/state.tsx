import type { ReactNode } from 'react';
import { Illustration } from './illustration.tsx';
import styles from './state.module.css';

export function EmptyState({
  title,
  sentence,
  action,
  drawing = 'empty-list',
}: {
  readonly title: string;
  readonly sentence: string;
  readonly action: ReactNode;
  readonly drawing?: 'empty-cart' | 'empty-list';
}) {
  return (
    <div className={styles.empty}>
      <Illustration name={drawing} />
      <h2>{title}</h2>
      <p>{sentence}</p>
      <div className={styles.actions}>{action}</div>
    </div>
  );
}
