import InputAdornment from '@mui/material/InputAdornment';
import { NumberInput, type NumberInputProps, useWrappedSource, type Validator } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { multiplyDong } from '#core/shared/dong.ts';
import { readAmount } from '#core/shared/text/read-amount.ts';
import { amountWords as words } from '#desk/words/desk.vi.ts';
import { price } from './price.ts';

/** What is typed as it is read: 1.250.000đ, so that a missing or doubled nought is seen. */
const Read = ({ source }: { readonly source: string }) => {
  const amount: unknown = useWatch({ name: useWrappedSource(source) });
  return Number.isSafeInteger(amount) ? <InputAdornment position="end">{price(Number(amount))}</InputAdornment> : null;
};

const toText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

type DongInputProps = Omit<NumberInputProps, 'validate' | 'min' | 'max'> & {
  readonly validate?: Validator | readonly Validator[];
  /** The most that may be typed, đồng. */
  readonly max?: number;
  /** Whether a minus before the amount counts. */
  readonly isSigned?: boolean;
};

const MINUS = /^\s*[-−–]/;

/** What cannot be read stays as it was typed, and is refused when the form is sent. */
const reader =
  (isSigned: boolean) =>
  (typed: string): number | string | null => {
    if (typed.trim() === '') return null;
    const isNegative = isSigned && MINUS.test(typed);
    const amount = readAmount(isNegative ? typed.replace(MINUS, '') : typed);
    if (amount === null) return typed;
    return isNegative ? multiplyDong(amount, -1) : amount;
  };

const isAmount: Validator = (value) => (typeof value === 'string' ? words.unread : undefined);
const atMost =
  (max: number): Validator =>
  (value) =>
    Number(value) > max ? words.atMost(price(max)) : undefined;

/** Whole đồng as people write them: `93960`, `93.960đ`, `1,5 triệu`. A number field would take `93.000` for 93. */
export const DongInput = ({ source, validate = [], max, isSigned = false, ...rest }: DongInputProps) => (
  <NumberInput
    {...rest}
    source={source}
    type="text"
    parse={reader(isSigned)}
    format={toText}
    validate={[isAmount, ...(max === undefined ? [] : [atMost(max)]), ...[validate].flat()]}
    slotProps={{ input: { endAdornment: <Read source={source} /> } }}
  />
);
