import type { Components, Theme } from '@mui/material/styles';
import { FINGER, TOUCH } from './media.ts';

const focusRing = {
  borderColor: 'var(--primary-text)',
  boxShadow: '0 0 0 3px color-mix(in srgb, var(--primary-text) 26%, transparent)',
};

/** The box around a control is drawn without the notch, because its label is above it. */
const noNotch = () => null;

const indicator = { width: 28, height: 28, border: 0, background: 'none' };

/** Fields of 44 px (36 px in rows, 44 px where fingers press them): label above, hint or error below. */
export const fields: Components<Theme> = {
  MuiFormControl: { styleOverrides: { root: { display: 'block' } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        display: 'block',
        marginBottom: 6,
        fontSize: 'var(--fs-14)',
        fontWeight: 600,
        lineHeight: 'inherit',
        '&, &.Mui-focused, &.Mui-error': { color: 'inherit' },
        '& > i': { color: 'var(--text-3)', fontStyle: 'normal', fontWeight: 400 },
        '& > b': { color: 'var(--err-text)' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '6px 0 0',
        color: 'var(--text-3)',
        fontSize: 'var(--fs-13)',
        lineHeight: 'inherit',
        '&.Mui-error': { display: 'flex', gap: 6, alignItems: 'flex-start', color: 'var(--err-text)', fontWeight: 500 },
        '& > svg': { marginTop: 2 },
      },
    },
  },
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: { lineHeight: 'inherit', [FINGER]: { fontSize: '1rem' } },
      input: {
        boxSizing: 'border-box',
        height: 'auto',
        wordSpacing: 'inherit',
        '&::placeholder': { color: 'var(--text-3)', opacity: 1 },
        '&:focus-visible': { boxShadow: 'none' },
        '&[type="file"]': { padding: 0, fontSize: 'var(--fs-14)' },
        '&::file-selector-button': {
          minHeight: 'var(--ctl-s)',
          marginRight: 12,
          padding: '5px 13px',
          border: '1px solid var(--line-2)',
          borderRadius: 8,
          background: 'var(--surface)',
          color: 'var(--text)',
          font: 'inherit',
          fontWeight: 600,
          cursor: 'pointer',
          [TOUCH]: { minHeight: 44 },
        },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { fullWidth: true, slots: { notchedOutline: noNotch } },
    styleOverrides: {
      root: {
        minHeight: 'var(--ctl)',
        border: '1px solid var(--control)',
        borderRadius: 'var(--r-m)',
        background: 'var(--surface)',
        transition: 'border-color var(--t-1), box-shadow var(--t-1)',
        '& > svg': { color: 'var(--text-3)', pointerEvents: 'none' },
        '&:hover': { borderColor: 'var(--text-3)' },
        '&:focus-within': focusRing,
        '&:has(> [aria-invalid="true"])': {
          borderColor: 'var(--err)',
          background: 'color-mix(in srgb, var(--err-soft) 45%, var(--surface))',
        },
        '&:has(> :is(input, select, textarea):disabled), &:has(> [readonly])': {
          borderColor: 'var(--line)',
          background: 'var(--surface-2)',
          color: 'var(--text-3)',
        },
      },
      input: { alignSelf: 'stretch', padding: '9px 13px' },
      adornedStart: { paddingLeft: 13, '& > input': { paddingLeft: 9 } },
      adornedEnd: { paddingRight: 0, '& > .MuiIconButton-root': { margin: '-1px -1px -1px 0' } },
      multiline: { padding: 0, '& > textarea': { minHeight: 102, padding: '9px 13px', resize: 'vertical' } },
      sizeSmall: {
        minHeight: 'var(--ctl-s)',
        fontSize: 'var(--fs-14)',
        '& > :is(input, select)': { padding: '5px 11px' },
        '& > input': { [FINGER]: { fontSize: '1rem' } },
        [TOUCH]: { minHeight: 44 },
      },
    },
  },
  MuiNativeSelect: {
    defaultProps: { variant: 'outlined', IconComponent: 'span' },
    styleOverrides: {
      select: {
        '&&&': { paddingRight: 38 },
        '.MuiInputBase-sizeSmall > &&&': { paddingRight: 32 },
      },
      icon: {
        top: 'calc(50% - 8px)',
        right: 12,
        width: 16,
        height: 16,
        background: 'var(--chevron) center / 16px',
      },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      root: {
        '& .MuiOutlinedInput-root': { padding: 0 },
        '& .MuiOutlinedInput-root .MuiAutocomplete-input': { padding: '9px 0 9px 13px' },
      },
      clearIndicator: indicator,
      popupIndicator: indicator,
      paper: { borderRadius: 11, borderColor: 'var(--line-2)', boxShadow: 'var(--e-3)' },
      listbox: {
        padding: 6,
        maxHeight: 320,
        '& .MuiAutocomplete-option': {
          minHeight: 44,
          borderRadius: 8,
          fontSize: 'var(--fs-15)',
          '&.Mui-focused': { backgroundColor: 'var(--surface-2)' },
          '&[aria-selected="true"], &[aria-selected="true"].Mui-focused': {
            backgroundColor: 'var(--primary-soft)',
            fontWeight: 600,
          },
        },
      },
      noOptions: { color: 'var(--text-2)', fontSize: 'var(--fs-15)' },
    },
  },
};
