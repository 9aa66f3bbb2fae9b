import type { Components, Theme } from '@mui/material/styles';
import { PHONE, TOUCH } from './media.ts';
import { tick } from './stroke.ts';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** A choice; the chosen one has a mark in its corner. */
    tile: true;
    /** A choice with a visible box, its explanation and price. */
    option: true;
  }
}

/** Drawn by the native input: its state is right without scripts, and after a browser has filled the form. */
const mark = {
  flex: 'none',
  margin: '2px 0 0',
  padding: 0,
  '& > input': {
    position: 'static',
    width: 18,
    height: 18,
    appearance: 'none',
    border: '1.5px solid var(--control)',
    borderRadius: 5,
    background: 'var(--surface) center / 14px no-repeat',
    cursor: 'pointer',
    opacity: 1,
    transition: 'background var(--t-1)',
  },
  '& > input:checked': { borderColor: 'var(--primary)', backgroundColor: 'var(--primary)' },
} as const;

export const choices: Components<Theme> = {
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        display: 'flex',
        gap: 10,
        alignItems: 'flex-start',
        minHeight: 36,
        margin: 0,
        padding: '7px 0',
        color: 'var(--text-2)',
        fontSize: 'var(--fs-14)',
        lineHeight: '22px',
        '&:has(:checked)': { color: 'var(--text)' },
        '& > small': { marginLeft: 'auto', color: 'var(--text-3)', fontSize: 'var(--fs-13)' },
        [TOUCH]: { minHeight: 44, padding: '11px 0' },
      },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: { ...mark, '& > input:checked': { ...mark['& > input:checked'], backgroundImage: tick(3.6) } },
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: {
        ...mark,
        '& > input': { ...mark['& > input'], borderRadius: '50%' },
        '& > input:checked': {
          ...mark['& > input:checked'],
          background: 'var(--primary) radial-gradient(circle, #fff 0 3.5px, transparent 4px)',
        },
      },
    },
  },
  MuiFormGroup: {
    variants: [
      {
        // Segments: one track, the chosen radio's label is raised.
        props: { row: true },
        style: {
          display: 'inline-flex',
          flexWrap: 'nowrap',
          gap: 2,
          padding: 3,
          borderRadius: 11,
          background: 'var(--surface-2)',
          '& > label': {
            position: 'relative',
            alignItems: 'center',
            minHeight: 38,
            padding: '0 16px',
            borderRadius: 8,
            fontWeight: 500,
            [TOUCH]: { minHeight: 44 },
          },
          '& > label:has(:checked)': {
            background: 'var(--surface)',
            fontWeight: 600,
            boxShadow: 'var(--e-1), 0 0 0 1px var(--line)',
          },
          '& > label:has(:focus-visible)': { boxShadow: 'var(--focus)' },
          '& .MuiRadio-root': { position: 'absolute', inset: 0, margin: 0, opacity: 0 },
          '& input': { width: '100%', height: '100%' },
        },
      },
    ],
  },
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
          background: `var(--primary) ${tick(3.2)} center / 14px no-repeat`,
        },
      },
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
      '&:has(> i)': { alignItems: 'center', '& > :first-child': { marginTop: 0 } },
      '& > span:last-of-type': { flex: 1 },
      '& b': { display: 'block', color: 'var(--text)' },
      '& > b': { alignSelf: 'center', marginLeft: 4, whiteSpace: 'nowrap' },
      [PHONE]: { flexWrap: 'wrap', rowGap: 4, '& > b': { flexBasis: '100%', marginLeft: 28 } },
    },
  },
];
