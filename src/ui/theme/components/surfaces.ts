import type { Components, Theme } from '@mui/material/styles';
import { tiles } from './forms.ts';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** A card whose content has no part of its own for padding. */
    padded: true;
    /** The dark panel of the awning, the same in both schemes. */
    ink: true;
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
}

const PHONE = '@media (max-width: 639.98px)';
const TOUCH = '@media (max-width: 1023.98px)';

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
        props: { variant: 'ink' },
        style: {
          padding: 22,
          border: 0,
          background: 'repeating-linear-gradient(90deg, transparent 0 44px, var(--ink-2) 44px 88px) var(--ink)',
          color: 'var(--on-ink)',
          '& p': { color: 'var(--on-ink-2)', fontSize: 'var(--fs-14)' },
          '& :focus-visible': { boxShadow: '0 0 0 2px var(--ink), 0 0 0 4px #fff' },
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
      action: { alignSelf: 'center', margin: 0 },
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
      message: { flex: 1, padding: 0, overflow: 'visible' },
    },
    variants: [
      ...([{ color: 'info', token: 'primary' }, ...tones] as const).map(({ color, token }) => ({
        props: { color },
        style: {
          background: `var(--${token}-soft)`,
          '& .MuiAlert-icon': { color: `var(--${token}-text)` },
        },
      })),
      {
        props: { color: 'plain' },
        style: { background: 'var(--surface-2)', '& .MuiAlert-icon': { color: 'var(--text-3)' } },
      },
    ],
  },
  MuiChip: {
    styleOverrides: {
      root: { height: 'auto', whiteSpace: 'nowrap', '& svg': { strokeWidth: 2.2 } },
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
          '& svg': { width: 13, height: 13 },
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
          '& svg': { width: 14, height: 14 },
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
};
