import type { Components, Theme } from '@mui/material/styles';
import { PHONE, TABLET, TOUCH } from './media.ts';

declare module '@mui/material/ButtonGroup' {
  interface ButtonGroupPropsVariantOverrides {
    /** Links of which one is the current choice. */
    segment: true;
  }
}

/** Ways between pages; each of them is links. */
export const navigation: Components<Theme> = {
  MuiPagination: {
    styleOverrides: {
      root: { marginTop: 'var(--s-8)' },
      ul: {
        justifyContent: 'center',
        gap: 4,
        flexWrap: 'nowrap',
        [PHONE]: { gap: 0, '& li': { display: 'flex', flex: '0 1 44px', minWidth: 28 } },
      },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      // Nine links are too wide for the narrowest screens.
      root: {
        margin: 0,
        padding: 0,
        minWidth: 28,
        width: 44,
        height: 44,
        lineHeight: '44px',
        borderRadius: 'var(--r-m)',
        color: 'var(--text-2)',
        fontSize: 'var(--fs-14)',
        fontWeight: 500,
        [PHONE]: { flex: '0 1 44px', width: 'auto' },
        '&:hover': { background: 'var(--surface-2)', textDecoration: 'none' },
        '&.Mui-selected, &.Mui-selected:hover': {
          background: 'var(--primary)',
          color: 'var(--on-primary)',
          fontWeight: 600,
        },
      },
    },
  },
  MuiButtonGroup: {
    variants: [
      {
        props: { variant: 'segment' },
        style: {
          padding: 3,
          gap: 2,
          borderRadius: 11,
          background: 'var(--surface-2)',
          [PHONE]: { display: 'flex', overflowX: 'auto', scrollbarWidth: 'none' },
          '& .MuiButton-root': {
            minHeight: 36,
            padding: '0 14px',
            gap: 6,
            border: 0,
            borderRadius: 8,
            background: 'none',
            color: 'var(--text-2)',
            fontSize: 'var(--fs-14)',
            fontWeight: 500,
            '&:hover': { background: 'none', color: 'var(--text)' },
            '&[aria-current]': {
              background: 'var(--surface)',
              color: 'var(--text)',
              fontWeight: 600,
              boxShadow: 'var(--e-1), 0 0 0 1px var(--line)',
            },
            '& em': { color: 'var(--ok-text)', fontSize: 'var(--fs-12)', fontStyle: 'normal', fontWeight: 600 },
            [TOUCH]: { minHeight: 44 },
            [PHONE]: { flex: '1 0 auto', paddingInline: 12 },
          },
        },
      },
    ],
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: {
        marginBottom: 'var(--s-4)',
        color: 'var(--text-3)',
        fontSize: 'var(--fs-13)',
        '& a': { paddingBlock: 4, color: 'var(--text-2)' },
        [TOUCH]: { '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, padding: 0 } },
      },
      ol: {
        gap: '2px 6px',
        // On phones the way back, without the page itself.
        [PHONE]: {
          flexWrap: 'nowrap',
          overflowX: 'auto',
          scrollbarWidth: 'none',
          whiteSpace: 'nowrap',
          '& > li:last-of-type, & > li:nth-last-of-type(2)': { display: 'none' },
        },
      },
      separator: { margin: 0, '& svg': { width: 14, height: 14, color: 'var(--line-2)' } },
    },
  },
  MuiStepper: { styleOverrides: { root: { gap: 12, margin: 0, padding: 0, listStyle: 'none', [TABLET]: { gap: 6 } } } },
  MuiStep: {
    styleOverrides: {
      root: {
        padding: 0,
        [TABLET]: {
          '&:not([aria-current])': {
            '& .MuiStepLabel-labelContainer': { display: 'none' },
            '& .MuiStepLabel-iconContainer': { paddingRight: 0 },
          },
        },
      },
    },
  },
  MuiStepConnector: {
    styleOverrides: {
      root: {
        flex: '0 1 56px',
        width: 56,
        minWidth: 6,
        [TABLET]: { flex: '1 1 auto', width: 'auto' },
        '&.Mui-completed span': { borderColor: 'var(--ok)' },
      },
      line: { borderColor: 'var(--line-2)', borderTopWidth: 1.5 },
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      iconContainer: { paddingRight: 10 },
      label: {
        color: 'var(--text-3)',
        fontSize: 'var(--fs-14)',
        whiteSpace: 'nowrap',
        '&.Mui-active': { color: 'var(--text)', fontWeight: 600 },
        '&.Mui-completed': { color: 'var(--text-2)', fontWeight: 400 },
      },
    },
  },
  MuiStepIcon: {
    styleOverrides: {
      root: {
        width: 28,
        height: 28,
        color: 'var(--text-3)',
        '&.Mui-active': { color: 'var(--primary)' },
        '&.Mui-completed': { color: 'var(--ok)' },
      },
      text: { fill: 'var(--on-primary)', fontWeight: 600, fontSize: '0.8125rem' },
    },
  },
  MuiList: { defaultProps: { disablePadding: true } },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        gap: 10,
        minHeight: 44,
        padding: '0 10px',
        borderRadius: 'var(--r-m)',
        color: 'var(--text)',
        fontSize: 'var(--fs-14)',
        fontWeight: 500,
        '&:hover': { textDecoration: 'none' },
        '& > svg': { color: 'var(--text-3)' },
      },
    },
  },
  MuiFab: {
    styleOverrides: {
      root: {
        position: 'fixed',
        right: 20,
        bottom: 'calc(var(--bars) + var(--strip) + 16px)',
        zIndex: 25,
        width: 44,
        height: 44,
        minHeight: 44,
        visibility: 'hidden',
        border: '1px solid var(--line)',
        borderRadius: 'var(--r-m)',
        background: 'var(--raised)',
        boxShadow: 'var(--e-2)',
        color: 'var(--text-2)',
        '&:hover': { background: 'var(--surface-2)' },
        '&[data-shown]': { visibility: 'visible' },
        [TOUCH]: { display: 'none' },
        '@media print': { display: 'none' },
      },
    },
  },
};
