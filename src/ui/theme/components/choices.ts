import type { Components, Theme } from '@mui/material/styles';
import { PHONE } from './media.ts';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** A choice; the chosen one has a mark in its corner. */
    tile: true;
    /** A choice with a visible box, its explanation and price. */
    option: true;
  }
}

export const choices: Components<Theme> = {
  MuiRating: {
    styleOverrides: {
      root: {
        fontSize: 18,
        color: 'var(--line-2)',
        // Without scripts only the radios know what is chosen.
        '& .MuiRating-iconFilled, &:not(:hover) > label:has(~ input:checked)': { color: 'var(--promo)' },
        '& > label:has(+ input:focus-visible)': { boxShadow: 'var(--focus)' },
      },
      sizeLarge: { marginLeft: -8, fontSize: 28, '& > label': { padding: 8, borderRadius: 'var(--r-m)' } },
      iconEmpty: { color: 'inherit' },
      iconHover: { transform: 'none' },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { width: 'calc(100% - 22px)', height: 6, marginInline: 11, paddingBlock: 19 },
      rail: { background: 'var(--line-2)', opacity: 1 },
      thumb: {
        width: 22,
        height: 22,
        border: '2px solid var(--primary-text)',
        background: 'var(--surface)',
        '&:has(:focus-visible)': { boxShadow: 'var(--focus)' },
      },
    },
  },
};

/** Choices as surfaces around their radio or checkbox, and links that look like them. */
export const tiles: NonNullable<NonNullable<Components<Theme>['MuiPaper']>['variants']> = [
  {
    props: { variant: 'tile' },
    style: {
      position: 'relative',
      display: 'block',
      padding: '12px 14px',
      borderColor: 'var(--line-2)',
      borderRadius: 'var(--r-m)',
      cursor: 'pointer',
      transition: 'border-color var(--t-1), background var(--t-1)',
      '&:hover': { borderColor: 'var(--control)', textDecoration: 'none' },
      '& > input': { position: 'absolute', inset: 0, cursor: 'inherit', opacity: 0 },
      '&:has(:checked), &[aria-current]': {
        borderColor: 'var(--primary-text)',
        background: 'var(--primary-soft)',
        boxShadow: 'inset 0 0 0 1px var(--primary-text)',
        '&::after': {
          content: '""',
          position: 'absolute',
          top: -1,
          right: -1,
          width: 24,
          height: 24,
          borderRadius: '0 9px 0 9px',
          background: 'var(--primary) var(--tick) center / 14px no-repeat',
        },
      },
      '@media (forced-colors: active)': { '&:has(:checked), &[aria-current]': { outline: '2px solid Highlight' } },
      '&:has(:disabled)': {
        borderColor: 'var(--line)',
        background: 'var(--surface-2)',
        color: 'var(--text-2)',
        cursor: 'not-allowed',
      },
      '&:has(:focus-visible)': { boxShadow: 'var(--focus)' },
    },
  },
  {
    props: { variant: 'option' },
    style: {
      display: 'flex',
      gap: 10,
      alignItems: 'flex-start',
      padding: '12px 14px',
      borderRadius: 'var(--r-m)',
      color: 'var(--text-2)',
      fontSize: 'var(--fs-14)',
      lineHeight: '22px',
      cursor: 'pointer',
      '&:has(:checked)': {
        borderColor: 'var(--primary-line)',
        background: 'var(--primary-soft)',
        color: 'var(--text)',
      },
      '& > input': { margin: '2px 0 0' },
      '&:has(> i)': { alignItems: 'center', '& > input': { margin: 0 } },
      '& > span:last-of-type': { flex: 1 },
      '& b': { display: 'block', color: 'var(--text)' },
      '& > b': { alignSelf: 'center', marginLeft: 4, whiteSpace: 'nowrap' },
      [PHONE]: { flexWrap: 'wrap', rowGap: 4, '& > b': { flexBasis: '100%', marginLeft: 28 } },
    },
  },
];
