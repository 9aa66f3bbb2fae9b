import type { Components, Theme } from '@mui/material/styles';
import { TOUCH } from './media.ts';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** Both only on the dark hero. */
    gold: true;
    ink: true;
  }
}

/** Buttons of 44 px (52 and 36 px), which stay 44 px where fingers press them. */
export const actions: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // MUI takes the browser's outline away.
    styleOverrides: { root: { '&&:focus-visible': { boxShadow: 'var(--focus)' } } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: {
        minHeight: 'var(--ctl)',
        padding: '8px 18px',
        gap: 8,
        borderRadius: 'var(--r-m)',
        textAlign: 'center',
        whiteSpace: 'nowrap',
        '&:hover': { textDecoration: 'none' },
        '&:active': { transform: 'translateY(1px)' },
        '&[aria-busy="true"]': { pointerEvents: 'none' },
      },
      startIcon: { margin: 0 },
      outlined: {
        background: 'var(--surface)',
        borderColor: 'var(--line-2)',
        color: 'var(--text)',
        '&:hover': { background: 'var(--surface-2)', borderColor: 'var(--control)' },
      },
      text: {
        paddingInline: 10,
        color: 'var(--primary-text)',
        '&:hover': { background: 'var(--primary-soft)' },
      },
      contained: {
        boxShadow: 'inset 0 1px 0 rgb(255 255 255 / 0.16), 0 1px 2px var(--shadow-c)',
        '&.Mui-disabled': { background: 'var(--surface-2)', color: 'var(--text-3)', boxShadow: 'none' },
      },
      sizeSmall: {
        minHeight: 'var(--ctl-s)',
        padding: '5px 13px',
        fontSize: 'var(--fs-14)',
        borderRadius: 8,
        [TOUCH]: { minHeight: 44 },
      },
      sizeLarge: { minHeight: 'var(--ctl-l)', padding: '10px 24px', fontSize: '1rem' },
    },
    variants: [
      {
        props: { variant: 'gold' },
        style: { background: 'var(--promo)', color: '#2a1d00', '&:hover': { background: '#ffc33d' } },
      },
      {
        props: { variant: 'ink' },
        style: {
          border: '1px solid rgb(255 255 255 / 0.34)',
          background: 'rgb(255 255 255 / 0.06)',
          color: '#fff',
          '&:hover': { background: 'rgb(255 255 255 / 0.14)' },
        },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        flex: 'none',
        width: 44,
        height: 44,
        padding: 0,
        borderRadius: 'var(--r-m)',
        color: 'var(--text-2)',
        fontSize: 'inherit',
        '&:hover': { background: 'var(--surface-2)', color: 'var(--text)' },
        '&[aria-pressed="true"]': { color: 'var(--err)' },
        '&[aria-pressed="true"] svg': { fill: 'currentColor' },
      },
    },
    variants: [
      { props: { color: 'default' }, style: { border: '1px solid var(--line)', background: 'var(--surface)' } },
    ],
  },
};
