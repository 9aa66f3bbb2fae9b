import InputAdornment from '@mui/material/InputAdornment';
import { NumberInput, type NumberInputProps, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { price } from './price.ts';

/** What is typed as it is read: 1.250.000đ, so that a missing or doubled nought is seen. */
const Read = ({ source }: { readonly source: string }) => {
  const amount: unknown = useWatch({ name: useWrappedSource(source) });
  return Number.isSafeInteger(amount) ? <InputAdornment position="end">{price(Number(amount))}</InputAdornment> : null;
};

/**
 * Whole đồng, any of them: a step makes browsers refuse what lies between. A wheel turned over the field scrolls the page
 * and changes no price.
 */
export const DongInput = (props: NumberInputProps) => (
  <NumberInput
    min={0}
    slotProps={{ input: { endAdornment: <Read source={props.source} /> } }}
    onWheel={({ currentTarget }) => currentTarget.querySelector('input')?.blur()}
    {...props}
  />
);
