import { Icon } from '#ui/kit/media/icon.tsx';
import styles from './counter.module.css';
import { counterText as text } from './counter.vi.ts';

/** − and + change an input of the form; without JavaScript the shopper types the number. */
export function Counter({
  name,
  label,
  value,
  least,
  most,
  onChange,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}) {
  const change = (next: number) => onChange(Math.min(most, Math.max(least, next)));
  return (
    <span className={styles.qty}>
      <button
        type="button"
        aria-label={`${text.decrease}: ${label}`}
        disabled={value <= least}
        onClick={() => change(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        aria-label={label}
        min={least}
        max={most}
        value={value}
        onChange={(event) => change(Math.trunc(Number(event.target.value)) || least)}
      />
      <button
        type="button"
        aria-label={`${text.increase}: ${label}`}
        disabled={value >= most}
        onClick={() => change(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
