import InputBase from '@mui/material/InputBase';
import { type ChangeEvent, useState } from 'react';
import { normaliseCode } from '#core/shared/text/validation.ts';
import { Field } from '#ui/kit/form/field.tsx';
import styles from './code-input.module.css';

/** [VAL-06] */
const DIGITS = 6;
/** Leaves room for pasted spaces, which are removed. */
const MAX_TYPED = 20;

/** One ordinary field styled as six boxes: pasting, SMS autofill and screen readers work as usual. */
export function CodeInput({
  label,
  hint,
  error,
  defaultValue = '',
  autoFocus = false,
  onFull,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | null | undefined;
  readonly defaultValue?: string;
  readonly autoFocus?: boolean;
  /** Called with the sixth digit. */
  readonly onFull?: (form: HTMLFormElement | null) => void;
}) {
  const [length, setLength] = useState(defaultValue.length);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digits = normaliseCode(target.value).replace(/\D/g, '').slice(0, DIGITS);
    if (digits !== target.value) target.value = digits;
    if (digits.length === DIGITS && length < DIGITS) onFull?.(target.form);
    setLength(digits.length);
  };
  return (
    <Field
      label={label}
      name="code"
      required
      hint={hint}
      error={error}
      control={(wired, registered) => (
        <InputBase
          {...registered}
          className={styles.code}
          startAdornment={[...Array(DIGITS).keys()].map((place) => (
            <span key={place} aria-hidden="true" data-next={place === length ? '' : undefined} />
          ))}
          required
          name="code"
          autoComplete="one-time-code"
          defaultValue={defaultValue}
          autoFocus={autoFocus}
          slotProps={{ input: { ...wired, onChange: change, inputMode: 'numeric', maxLength: MAX_TYPED } }}
        />
      )}
    />
  );
}
