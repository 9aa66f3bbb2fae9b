import type { Components, Theme } from '@mui/material/styles';
import { PHONE } from './media.ts';

/** Also for the plain rows and cells that the pages write into them. */
export const tables: Components<Theme> = {
  MuiTableContainer: {
    styleOverrides: {
      root: {
        /* Also for what is hidden from sight, which would widen the page. */
        position: 'relative',
        borderRadius: 'inherit',
        '* + &': { borderTopLeftRadius: 0, borderTopRightRadius: 0 },
      },
    },
  },
  MuiTable: {
    styleOverrides: {
      root: {
        fontSize: 'var(--fs-14)',
        '& caption': { padding: 0 },
        '& :is(th, td)': { borderBottom: 0, lineHeight: 'inherit' },
        '& th': {
          padding: '10px 16px',
          background: 'var(--surface-2)',
          color: 'var(--text-2)',
          fontSize: 'var(--fs-13)',
          fontWeight: 600,
          textAlign: 'left',
          whiteSpace: 'nowrap',
        },
        '& td': { padding: '13px 16px', borderTop: '1px solid var(--line)', verticalAlign: 'top' },
        '& .MuiTableCell-alignRight': { textAlign: 'right', whiteSpace: 'nowrap' },
        '& [data-child] td': { borderTop: 0, paddingTop: 0, color: 'var(--text-2)', fontSize: 'var(--fs-13)' },
        '& :is(th, td):first-child': { paddingLeft: 'var(--table-edge, 16px)' },
        '& :is(th, td):last-child': { paddingRight: 'var(--table-edge, 16px)' },
        [PHONE]: {
          '&[data-stack] thead': { display: 'none' },
          '&[data-stack] tbody th': { whiteSpace: 'normal' },
          '&[data-stack] tr': {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            gap: '2px 12px',
            padding: '14px var(--table-edge, 16px)',
            borderTop: '1px solid var(--line)',
          },
          '&[data-stack] tbody tr:first-child': { borderTop: 0 },
          '&[data-stack] tr td:is(:first-child, :last-child, td)': { padding: 0, border: 0 },
          '&[data-stack] td:first-child': { gridColumn: '1 / -1' },
          '&[data-stack] td:nth-child(2)': { textAlign: 'left', color: 'var(--text-2)' },
          '&[data-stack] tr[data-child]': { border: 0, paddingTop: 0, marginTop: -5 },
          '&[data-stack] tr[data-child] td:first-child': { gridColumn: 1 },
          '&[data-stack] tr[data-child] td:nth-child(2)': { display: 'none' },
          '&[data-stack="labelled"] tr': { gridTemplateColumns: 'minmax(0, 1fr)' },
          '&[data-stack="labelled"] tr td[data-label]': {
            display: 'flex',
            // MUI turns the cells of numbers round.
            flexDirection: 'row',
            justifyContent: 'space-between',
            gap: 12,
            color: 'inherit',
          },
          '&[data-stack="labelled"] td[data-label]::before': { content: 'attr(data-label)', color: 'var(--text-3)' },
        },
      },
    },
  },
};
