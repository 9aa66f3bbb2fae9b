import type { Components, Theme } from '@mui/material/styles';

/** In the upper corner of what lies over the page. */
const closeButton = { position: 'absolute', top: 14, right: 14, zIndex: 2 } as const;

/** What lies over the page. */
export const overlays: Components<Theme> = {
  MuiBackdrop: { styleOverrides: { root: { background: 'var(--veil)' } } },
  MuiDialog: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      paper: {
        margin: 16,
        maxWidth: 'min(480px, 100vw - 32px)',
        maxHeight: 'calc(100dvh - 32px)',
        borderRadius: 16,
        background: 'var(--raised)',
        boxShadow: 'var(--e-3)',
        '& > .MuiIconButton-root': closeButton,
      },
      paperFullWidth: { width: '100%' },
    },
  },
  MuiDrawer: {
    variants: [
      {
        props: { anchor: 'bottom' },
        style: {
          '& .MuiDrawer-paper': {
            maxHeight: 'calc(100dvh - 56px)',
            borderRadius: '16px 16px 0 0',
            background: 'var(--raised)',
            boxShadow: 'var(--e-3)',
            '& > .MuiIconButton-root': closeButton,
          },
          '& .MuiDialogContent-root': { paddingInline: 16 },
          '& .MuiDialogActions-root': {
            flexWrap: 'nowrap',
            padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
          },
        },
      },
    ],
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        padding: '22px 58px 18px 24px',
        '&:has(~ .MuiDialogContent-root > .MuiDialogContentText-root)': { paddingBottom: 2 },
      },
    },
  },
  MuiDialogContent: {
    styleOverrides: { root: { padding: '0 24px 24px', overscrollBehavior: 'contain' } },
  },
  MuiDialogContentText: {
    styleOverrides: { root: { marginBottom: 18, fontSize: 'var(--fs-14)', '&:last-child': { marginBottom: -6 } } },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 10,
        padding: '14px 24px',
        background: 'var(--surface-2)',
      },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 3, background: 'none' },
      bar: { background: 'var(--primary-text)' },
    },
  },
};
