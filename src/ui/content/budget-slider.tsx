import Slider from '@mui/material/Slider';
import { useEffect, useRef, useState } from 'react';
import { dong, formatDong } from '#core/shared/dong.ts';
import styles from './articles.module.css';
import { BUDGET_PARAM, budgetRange } from './budget.ts';
import { contentText } from './messages.vi.ts';

/**
 * The browser's own range input, because MUI's writes style attributes, which the policy refuses in a document; MUI's
 * slider once nobody drags it.
 */
export function BudgetSlider({
  id,
  value,
  onMove,
  onSettle,
}: {
  readonly id: string;
  /** In đồng. */
  readonly value: number;
  /** While dragging. */
  readonly onMove: (value: number) => void;
  /** On release. */
  readonly onSettle: (value: number) => void;
}) {
  const native = useRef<HTMLInputElement>(null);
  const [isNative, setIsNative] = useState(true);
  useEffect(() => {
    if (!native.current?.matches(':active')) setIsNative(false);
  }, []);
  if (!isNative)
    return (
      <Slider
        {...budgetRange}
        name={BUDGET_PARAM}
        aria-label={contentText.budgetInput}
        getAriaValueText={(amount) => formatDong(dong(amount))}
        value={value}
        onChange={(_, next) => onMove(Number(next))}
        onChangeCommitted={(_, next) => onSettle(Number(next))}
        slotProps={{ input: { id } }}
      />
    );
  return (
    <input
      ref={native}
      {...budgetRange}
      id={id}
      type="range"
      name={BUDGET_PARAM}
      className={styles.range}
      aria-label={contentText.budgetInput}
      value={value}
      onChange={(event) => onMove(Number(event.target.value))}
      onPointerUp={() => {
        onSettle(value);
        setIsNative(false);
      }}
    />
  );
}
