import type { ReactNode } from 'react';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/theme/layout.module.css';
import { steps } from './order.vi.ts';
import styles from './order-page.module.css';
import { StepsIndicator } from './steps-indicator.tsx';

export function OrderPage({
  title,
  step,
  narrow = false,
  children,
}: {
  readonly title: string;
  /** 1 cart, 2 checkout and payment, 3 done; null: no steps. */
  readonly step: 1 | 2 | 3 | null;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={classes(layout.wrap, layout.page, narrow && styles.narrow)}>
      <div className={classes(layout.pageHead, styles.head)}>
        <h1>{title}</h1>
        {step === null ? null : <StepsIndicator label={steps.label} steps={steps.names} current={step} />}
      </div>
      {children}
    </div>
  );
}

/** `main`, then the summary (on the right), then content below. */
export function WithPriceSummary({
  children,
  receipt,
  below,
}: {
  readonly children: ReactNode;
  readonly receipt: ReactNode;
  readonly below?: ReactNode;
}) {
  return (
    <div className={layout.withSum}>
      <div className={layout.a}>{children}</div>
      <aside className={classes(layout.b, layout.sticky)}>{receipt}</aside>
      {below === undefined ? null : <div className={layout.c}>{below}</div>}
    </div>
  );
}
