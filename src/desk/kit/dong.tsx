import { NumberInput, type NumberInputProps } from 'react-admin';

/** Whole đồng. */
export const DongInput = (props: NumberInputProps) => <NumberInput min={0} step={1000} {...props} />;
