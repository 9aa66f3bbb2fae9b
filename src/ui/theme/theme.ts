import { createTheme } from '@mui/material/styles';
import { breakpoints } from './breakpoints.ts';
import { actions } from './components/actions.ts';
import { choices } from './components/choices.ts';
import { fields } from './components/fields.ts';
import { navigation } from './components/navigation.ts';
import { overlays } from './components/overlays.ts';
import { surfaces } from './components/surfaces.ts';
import { tables } from './components/tables.ts';

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xxl: true;
  }
  interface CssThemeVariables {
    enabled: true;
  }
}

const heading = { fontWeight: 700, lineHeight: 'var(--lh-head)', letterSpacing: '-0.012em' } as const;

/**
 * The design language for MUI. Colours, radii and shadows are the variables of `tokens.css`, which are light-dark() pairs
 * that data-theme switches, hence no MUI colour schemes; layout in CSS modules reads the same variables.
 */
export const theme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    primary: {
      main: 'var(--primary)',
      dark: 'var(--primary-hover)',
      light: 'var(--primary-text)',
      contrastText: 'var(--on-primary)',
    },
    success: { main: 'var(--ok)', dark: 'var(--ok-text)', light: 'var(--ok-soft)', contrastText: '#fff' },
    error: { main: '#c42b22', dark: '#a8231b', light: 'var(--err-soft)', contrastText: '#fff' },
    warning: { main: 'var(--promo)', dark: 'var(--promo-text)', light: 'var(--promo-soft)', contrastText: '#2a1d00' },
    background: { default: 'var(--bg)', paper: 'var(--surface)' },
    text: { primary: 'var(--text)', secondary: 'var(--text-2)', disabled: 'var(--text-3)' },
    divider: 'var(--line)',
    action: {
      active: 'var(--text-2)',
      hover: 'var(--surface-2)',
      selected: 'var(--primary-soft)',
      focus: 'var(--surface-2)',
      disabled: 'var(--text-3)',
      disabledBackground: 'var(--surface-2)',
    },
  },
  typography: {
    fontFamily: 'var(--font)',
    h1: { fontSize: 'var(--fs-30)', ...heading, letterSpacing: '-0.02em' },
    h2: { fontSize: 'var(--fs-24)', ...heading },
    h3: { fontSize: 'var(--fs-17)', ...heading },
    h6: { fontSize: 'var(--fs-20)', ...heading },
    body1: { fontSize: 'var(--fs-15)', lineHeight: 'var(--lh)' },
    body2: { fontSize: 'var(--fs-14)' },
    caption: { fontSize: 'var(--fs-13)', lineHeight: 'inherit' },
    button: { textTransform: 'none', fontWeight: 600, fontSize: 'var(--fs-15)', lineHeight: 1.3 },
  },
  shape: { borderRadius: 'var(--r-m)' },
  spacing: 4,
  // Of 16 px, or of what a reader has set their browser's text to: whoever reads twice as large gets the narrower page.
  breakpoints,
  components: { ...actions, ...choices, ...fields, ...navigation, ...overlays, ...surfaces, ...tables },
});
