import type { Components, Theme } from '@mui/material/styles';
import { tiles } from './forms.ts';

export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', border: '1px solid var(--line)' } },
    variants: tiles,
  },
};
