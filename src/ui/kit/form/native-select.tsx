import MuiNativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps } from 'react';
import { Field, type FieldProps, useInitialValue } from './field.tsx';

/** The native select: light, works everywhere, opens the phone's own picker. */
export function NativeSelect({ label, hint, error, className, ...rest }: FieldProps & ComponentProps<'select'>) {
  const initial = useInitialValue(rest);
  const { name, required } = rest;
  const field = { label, name, required, hint, error, className };
  return (
    <Field
      {...field}
      control={(wired, registered) => (
        <MuiNativeSelect
          {...registered}
          input={<OutlinedInput />}
          inputProps={{ ...rest, ...wired, defaultValue: initial }}
        />
      )}
    />
  );
}
