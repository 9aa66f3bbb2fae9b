import styles from './steps-indicator.module.css';

/** `current` starts at 1. [CART-16] */
export function StepsIndicator({
  label,
  steps,
  current,
}: {
  readonly label: string;
  readonly steps: readonly string[];
  readonly current: number;
}) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <li
            key={step}
            className={at + 1 < current ? styles.done : undefined}
            aria-current={at + 1 === current ? 'step' : undefined}
          >
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
