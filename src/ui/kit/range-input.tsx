import { type CSSProperties, type InputHTMLAttributes, useEffect, useRef } from 'react';
import styles from './range-input.module.css';

type RangeProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> & {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  /** While it moves. */
  readonly onMove: (value: number) => void;
  /** Where it was let go. */
  readonly onSettle: (value: number) => void;
};

/** A slider; its label is only read out, its number stands beside it. It is a field of a form like any other. */
export function RangeInput({ label, min, max, value, onMove, onSettle, ...rest }: RangeProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    if (element === null) return undefined;
    // The browser's own event, which comes once at the end: React's comes with every step.
    const settle = () => onSettle(Number(element.value));
    element.addEventListener('change', settle);
    return () => element.removeEventListener('change', settle);
  }, [onSettle]);
  // A custom property stands in no typing of styles.
  const filled = { '--filled': `${((value - min) * 100) / (max - min)}%` } as CSSProperties;
  return (
    <input
      {...rest}
      ref={input}
      type="range"
      className={styles.range}
      style={filled}
      aria-label={label}
      min={min}
      max={max}
      value={value}
      onChange={(event) => onMove(Number(event.currentTarget.value))}
    />
  );
}
