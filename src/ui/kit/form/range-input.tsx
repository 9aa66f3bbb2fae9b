import { type InputHTMLAttributes, useEffect, useRef } from 'react';
import styles from './range-input.module.css';

type RangeProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> & {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  /** While dragging. */
  readonly onMove: (value: number) => void;
  /** On release. */
  readonly onSettle: (value: number) => void;
};

/** Its label is for screen readers only; the caller shows the number. */
export function RangeInput({ label, min, max, value, onMove, onSettle, ...rest }: RangeProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    if (element === null) return undefined;
    // The native `change` event fires on release; React's onChange at every step.
    const settle = () => onSettle(Number(element.value));
    element.addEventListener('change', settle);
    return () => element.removeEventListener('change', settle);
  }, [onSettle]);
  return (
    <span className={styles.box}>
      {/* Its width is an attribute, because the Content-Security-Policy allows no style attribute. */}
      <svg className={styles.track} aria-hidden="true">
        <rect width={`${((value - min) * 100) / (max - min)}%`} height="100%" />
      </svg>
      <input
        {...rest}
        ref={input}
        type="range"
        className={styles.range}
        aria-label={label}
        min={min}
        max={max}
        value={value}
        onChange={(event) => onMove(Number(event.currentTarget.value))}
      />
    </span>
  );
}
