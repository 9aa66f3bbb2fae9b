import type { ReactNode } from 'react';
import { Card } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './figures.module.css';

export type Figure = { readonly label: string; readonly value: ReactNode; readonly detail: ReactNode };

export function Figures({ label, figures }: { readonly label: string; readonly figures: readonly Figure[] }) {
  return (
    <Card as="section">
      <dl className={styles.figures} aria-label={label}>
        {figures.map((figure) => (
          <div key={figure.label}>
            <dt className={layout.faint}>{figure.label}</dt>
            <dd>
              <b>{figure.value}</b> <small className={layout.faint}>{figure.detail}</small>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
