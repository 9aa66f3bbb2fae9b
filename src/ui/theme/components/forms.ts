import type { Components, Theme } from '@mui/material/styles';

export const forms: Components<Theme> = {
  MuiAutocomplete: {
    styleOverrides: {
      paper: { borderRadius: 11, borderColor: 'var(--line-2)', boxShadow: 'var(--e-3)' },
      listbox: { padding: 6, maxHeight: 320 },
      option: {
        minHeight: 44,
        borderRadius: 8,
        fontSize: 'var(--fs-15)',
        '&&.Mui-focused': { backgroundColor: 'var(--surface-2)' },
        '&&[aria-selected="true"]': { backgroundColor: 'var(--primary-soft)', fontWeight: 600 },
      },
      noOptions: { color: 'var(--text-2)', fontSize: 'var(--fs-15)' },
    },
  },
};
