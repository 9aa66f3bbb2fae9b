import MuiNativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SelectHTMLAttributes } from 'react';

/** A small select for rows and toolbars; its label is for screen readers only. */
export function InlineSelect({
  label,
  className = '',
  ...rest
}: SelectHTMLAttributes<HTMLSelectElement> & { readonly label: string }) {
  return (
    <MuiNativeSelect
      input={<OutlinedInput size="small" fullWidth={false} />}
      className={className}
      inputProps={{ 'aria-label': label, 'aria-invalid': undefined, ...rest }}
    />
  );
}
