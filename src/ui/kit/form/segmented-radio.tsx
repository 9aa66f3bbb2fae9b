import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { CheckMark } from './check.tsx';

/** Not MUI's RadioGroup, which holds its value in React: the radios hold it, also without scripts. */
export function SegmentedRadio({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <FormGroup row role="radiogroup" aria-label={label}>
      {children}
    </FormGroup>
  );
}

export function Segment({ children, ...rest }: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  return <FormControlLabel control={<CheckMark kind="radio" {...rest} />} disableTypography label={children} />;
}
