import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes } from 'react';
import { Icon } from '#ui/kit/media/icon.tsx';
import styles from './search-field.module.css';

/** In a list's header, inside a GET form; its label is for screen readers only. */
export function SearchField({
  label,
  wide = false,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  readonly label: string;
  /** Full width, at the height of other controls. */
  readonly wide?: boolean;
}) {
  return (
    <OutlinedInput
      size={wide ? 'medium' : 'small'}
      className={wide ? '' : (styles.search ?? '')}
      startAdornment={<Icon name="search" />}
      slotProps={{
        input: { type: 'search', 'aria-label': label, 'aria-invalid': undefined, maxLength: 100, ...rest },
      }}
    />
  );
}
