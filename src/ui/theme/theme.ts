import { createTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xxl: true;
  }
}

/** MUI theme from the tokens. Colours are light-dark() pairs that data-theme switches, hence no MUI colour schemes. */
export const theme = createTheme({
  cssVariables: { nativeColor: true },
  palette: {
    primary: {
      main: 'var(--primary)',
      dark: 'var(--primary-hover)',
      light: 'var(--primary)',
      contrastText: '#fff',
    },
    success: { main: 'var(--ok)', dark: 'var(--ok)', light: 'var(--ok-soft)', contrastText: '#fff' },
    error: { main: 'var(--err)', dark: 'var(--err)', light: 'var(--err-soft)', contrastText: '#fff' },
    warning: { main: 'var(--warn-text)', dark: 'var(--warn-text)', light: 'var(--warn-soft)', contrastText: '#fff' },
    background: { default: 'var(--bg)', paper: 'var(--raised)' },
    text: { primary: 'var(--text)', secondary: 'var(--text-2)', disabled: 'var(--text-3)' },
    divider: 'var(--line)',
  },
  typography: {
    fontFamily: 'var(--font)',
    h1: { fontSize: '1.875rem', fontWeight: 700 },
    h2: { fontSize: '1.5rem', fontWeight: 700 },
    h3: { fontSize: '1.0625rem', fontWeight: 700 },
    body1: { fontSize: '0.9375rem' },
    body2: { fontSize: '0.875rem' },
    caption: { fontSize: '0.8125rem' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  shape: { borderRadius: 9 },
  spacing: 4,
  breakpoints: { values: { xs: 0, sm: 320, md: 640, lg: 1024, xl: 1280, xxl: 1536 } },
  components: {
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none', border: '1px solid var(--line)' } },
    },
    MuiAutocomplete: {
      styleOverrides: {
        paper: { borderRadius: 11, borderColor: 'var(--line-2)', boxShadow: 'var(--e-3)' },
        listbox: { padding: 6, maxHeight: 320 },
        option: {
          minHeight: 44,
          borderRadius: 8,
          fontSize: '0.9375rem',
          '&&.Mui-focused': { backgroundColor: 'var(--surface-2)' },
          '&&[aria-selected="true"]': { backgroundColor: 'var(--primary-soft)', fontWeight: 600 },
        },
        noOptions: { color: 'var(--text-2)', fontSize: '0.9375rem' },
      },
    },
  },
});
