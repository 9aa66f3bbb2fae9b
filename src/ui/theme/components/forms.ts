import type { Components, Theme } from '@mui/material/styles';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** A choice; the chosen one has a mark in its corner. */
    tile: true;
    /** A choice with a visible box, its explanation and price. */
    option: true;
  }
}

const PHONE = '@media (max-width: 639.98px)';
const TOUCH = '@media (max-width: 1023.98px)';
/** A phone enlarges the page around smaller text when it is typed into. */
const FINGER = '@media (pointer: coarse)';

const focusRing = {
  borderColor: 'var(--primary-text)',
  boxShadow: '0 0 0 3px color-mix(in srgb, var(--primary-text) 26%, transparent)',
};

const line = (stroke: string, width: number, path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23${stroke}' stroke-width='${width}' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;
const tick = (width: number) => line('fff', width, 'm5 12.5 4.5 4.500L19 7.5');

/** The box around a control is drawn without the notch, because its label is above it. */
const noNotch = () => null;

const indicator = { width: 28, height: 28, border: 0, background: 'none' };

/** Fields of 44 px (36 px in rows, 44 px where fingers press them): label above, hint or error below. */
const fields: Components<Theme> = {
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
        background: `${line('768099', 2.2, 'm6 9.5 6 6 6-6')} center / 16px`,
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

const choices: Components<Theme> = {
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

export const forms: Components<Theme> = { ...fields, ...choices };
