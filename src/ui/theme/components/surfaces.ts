import type { Components, Theme } from '@mui/material/styles';
import { tiles } from './choices.ts';
import { PHONE, TOUCH } from './media.ts';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** A card whose content has no part of its own for padding. */
    padded: true;
    /** What lies over the page, such as a menu. */
    floating: true;
    /** A `<details>` in a list of such. */
    disclosure: true;
  }
}
declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    promo: true;
    sale: true;
  }
}
declare module '@mui/material/Alert' {
  interface AlertPropsColorOverrides {
    promo: true;
    plain: true;
  }
  interface AlertPropsVariantOverrides {
    toast: true;
  }
}

/** Names of the tokens of each tone: a soft ground, and a text that can be read on it. */
const tones = [
  { color: 'success', token: 'ok' },
  { color: 'warning', token: 'warn' },
  { color: 'error', token: 'err' },
  { color: 'promo', token: 'promo' },
] as const;

/** Cards, notes, badges (filled chips) and chips (outlined ones). Paper has a line, no shadow and no style attribute. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0, variant: 'outlined' },
    styleOverrides: { root: { backgroundImage: 'none', border: '1px solid var(--line)' } },
    variants: [
      ...tiles,
      { props: { variant: 'padded' }, style: { padding: 'var(--s-6)', [PHONE]: { padding: '18px 16px' } } },
      {
        props: { variant: 'floating' },
        style: { borderRadius: 'var(--r-l)', background: 'var(--raised)', boxShadow: 'var(--e-3)' },
      },
      {
        props: { variant: 'disclosure' },
        style: {
          borderWidth: '1px 0 0',
          background: 'none',
          '&:last-of-type': { borderBottomWidth: 1 },
          '& > summary': {
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'center',
            gap: 16,
            minHeight: 56,
            padding: '14px 0',
            fontWeight: 600,
            cursor: 'pointer',
            listStyle: 'none',
          },
          '& > summary::-webkit-details-marker': { display: 'none' },
          '& > summary svg': { color: 'var(--text-3)', transition: 'transform var(--t-2) var(--ease)' },
          '&[open] > summary svg': { transform: 'rotate(180deg)' },
          '& > p': { maxWidth: '62ch', padding: '0 40px 18px 0', color: 'var(--text-2)' },
        },
      },
    ],
  },
  MuiCard: {
    styleOverrides: {
      root: {
        /* Distance of a table from the edges. */
        '--table-edge': 'var(--s-6)',
        overflow: 'visible',
        borderRadius: 'var(--r-l)',
        [PHONE]: { '--table-edge': '16px' },
      },
    },
  },
  MuiCardHeader: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: '2px var(--s-3)',
        padding: 'var(--s-4) var(--s-6)',
        borderBottom: '1px solid var(--line)',
        [PHONE]: { paddingInline: 16 },
        '& h2': { fontSize: 'var(--fs-17)' },
      },
      content: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '2px var(--s-3)',
      },
      action: { minWidth: 0, maxWidth: '100%', alignSelf: 'center', margin: 0 },
    },
  },
  MuiCardContent: {
    styleOverrides: {
      root: { '&, &:last-child': { padding: 'var(--s-6)', [PHONE]: { paddingInline: 16 } } },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        gap: 10,
        padding: '12px 14px',
        border: 0,
        fontSize: 'var(--fs-14)',
        lineHeight: 1.5,
        '&&': { color: 'var(--text)' },
      },
      icon: { margin: '1px 0 0', padding: 0, opacity: 1 },
      message: {
        flex: 1,
        padding: 0,
        overflow: 'visible',
        // Colour alone does not tell a link from the sentence around it. [WCAG 1.4.1]
        '& a:not(.MuiButtonBase-root)': { textDecoration: 'underline', textUnderlineOffset: 3 },
      },
      action: { margin: '-12px 0', padding: 0 },
    },
    variants: [
      ...([{ color: 'info', token: 'primary' }, ...tones] as const).map(({ color, token }) => ({
        props: { variant: 'standard', color } as const,
        style: {
          background: `var(--${token}-soft)`,
          '& .MuiAlert-icon': { color: `var(--${token}-text)` },
        },
      })),
      {
        props: { color: 'plain' },
        style: { background: 'var(--surface-2)', '& .MuiAlert-icon': { color: 'var(--text-3)' } },
      },
      {
        props: { variant: 'toast' },
        style: {
          position: 'relative',
          gap: 12,
          padding: '14px 8px 14px 16px',
          border: '1px solid var(--line)',
          borderRadius: 12,
          background: 'var(--raised)',
          boxShadow: 'var(--e-3)',
          overflow: 'hidden',
          '& .MuiAlert-icon': { color: 'var(--tone)' },
          '&::after': {
            content: '""',
            position: 'absolute',
            inset: 'auto auto 0 0',
            width: '62%',
            height: 3,
            background: 'var(--tone)',
          },
        },
      },
      { props: { variant: 'toast', color: 'success' }, style: { '--tone': 'var(--ok)' } },
      { props: { variant: 'toast', color: 'error' }, style: { '--tone': 'var(--err)' } },
      { props: { variant: 'toast', color: 'info' }, style: { '--tone': 'var(--primary-text)' } },
    ],
  },
  MuiChip: {
    styleOverrides: {
      root: { height: 'auto', whiteSpace: 'nowrap' },
      label: { display: 'inline-flex', alignItems: 'center', gap: 'inherit', padding: 0, overflow: 'visible' },
      icon: { width: 6, height: 6, margin: 0, borderRadius: '50%', background: 'currentColor', color: 'inherit' },
    },
    variants: [
      {
        props: { variant: 'filled' },
        style: {
          gap: 5,
          minHeight: 24,
          padding: '2px 8px',
          borderRadius: 'var(--r-s)',
          background: 'var(--surface-2)',
          color: 'var(--text-2)',
          fontSize: 'var(--fs-12)',
          fontWeight: 600,
          lineHeight: '20px',
        },
      },
      ...([{ color: 'primary', token: 'primary' }, ...tones] as const).map(({ color, token }) => ({
        props: { variant: 'filled', color } as const,
        style: { background: `var(--${token}-soft)`, color: `var(--${token}-text)` },
      })),
      { props: { color: 'sale' }, style: { background: 'var(--promo)', color: '#2a1d00' } },
      {
        props: { variant: 'outlined' },
        style: {
          gap: 6,
          minHeight: 36,
          padding: '0 13px',
          borderColor: 'var(--line-2)',
          borderRadius: 'var(--r-full)',
          background: 'var(--surface)',
          color: 'var(--text-2)',
          fontSize: 'var(--fs-14)',
          fontWeight: 500,
          '&.MuiChip-clickable:hover': {
            borderColor: 'var(--control)',
            background: 'var(--surface)',
            color: 'var(--text)',
          },
          [TOUCH]: { minHeight: 44 },
        },
      },
      {
        props: { variant: 'outlined', color: 'primary' },
        style: {
          '&, &.MuiChip-clickable:hover': {
            borderColor: 'var(--primary-line)',
            background: 'var(--primary-soft)',
            color: 'var(--primary-text)',
          },
          '&.MuiChip-clickable:hover': { borderColor: 'var(--control)', color: 'var(--text)' },
        },
      },
    ],
  },
  MuiAvatar: {
    styleOverrides: {
      root: { flex: 'none' },
      colorDefault: { background: 'var(--primary-soft)', color: 'var(--primary-text)', fontWeight: 700 },
      rounded: {
        width: 36,
        height: 36,
        borderRadius: 'var(--r-m)',
        '&&': { background: 'var(--surface-2)', color: 'var(--text-2)' },
        fontSize: '1rem',
        fontStyle: 'normal',
        '& svg': { width: 22, height: 22 },
      },
    },
  },
};
