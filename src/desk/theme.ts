import type { AriaAttributes } from 'react';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import type { DeskSession } from '#contracts/desk/desk-session.ts';
import { brandColours, THEME_COLOUR } from '#core/shared/shop/brand-colours.ts';
import { menuWords } from '#desk/words/desk.vi.ts';

/** react-admin's theme of one scheme in the firm's colour, corners and the shop's font. */
const themeOf = (
  base: typeof defaultLightTheme,
  mode: 'light' | 'dark',
  { colour, radius }: DeskSession['shop'],
  isStill: boolean,
): RaThemeOptions => {
  const { primary, 'primary-text': text, ink } = brandColours(colour ?? THEME_COLOUR);
  const side = mode === 'light' ? 0 : 1;
  return {
    ...base,
    components: {
      ...base.components,
      // Another page, a closed tab: what was typed is not lost without a question.
      RaSimpleForm: { defaultProps: { warnWhenUnsavedChanges: true } },
      // A phone reads the number of an order whole.
      RaAppBar: {
        styleOverrides: {
          root: {
            '@media (max-width: 599px)': {
              '& #react-admin-title': { fontSize: '1rem', lineHeight: 1.25, whiteSpace: 'normal' },
            },
          },
        },
      },
      // Buttons of a list stay in one line beside its filters.
      RaListToolbar: {
        styleOverrides: { root: { '@media (min-width: 900px)': { '& > :last-child': { flexShrink: 0 } } } },
      },
      // The words that say what a search finds are read whole.
      RaFilterForm: {
        styleOverrides: {
          root: {
            flex: '1 1 auto',
            '& [data-source="q"]': { flex: '1 1 220px', maxWidth: 440 },
            '& [data-source="q"] .MuiFormControl-root': { width: '100%' },
          },
        },
      },
      // Fields beside each other keep the room for what they hold, and go to the next line where there is none.
      RaSimpleFormIterator: {
        // One press beside the one that adds a row would empty the list.
        defaultProps: { disableClear: true },
        styleOverrides: {
          root: {
            '&.wrapping > ul > li > .RaSimpleFormIterator-form': {
              '@media (min-width: 600px)': {
                flexWrap: 'wrap',
                '& > *': { flex: '1 1 180px', width: 'auto' },
              },
            },
          },
        },
      },
      RaToolbar: {
        styleOverrides: {
          root: {
            // On phones it is fixed to the window, and a dialog ends somewhere else.
            '.MuiDialog-root &.RaToolbar-mobileToolbar': { position: 'static', zIndex: 'auto', padding: '16px 0 0' },
          },
        },
      },
      // What phones fix to the window, the bar of a form and the button that adds, covers no row at the end of a page.
      RaLayout: {
        styleOverrides: { root: { '@media (max-width: 599px)': { '& .RaLayout-content': { paddingBottom: 80 } } } },
      },
      MuiDialog: {
        styleOverrides: {
          paper: {
            '@media (max-width: 599px)': { margin: 8, width: 'calc(100% - 16px)', maxHeight: 'calc(100% - 16px)' },
          },
        },
      },
      RaTopToolbar: { styleOverrides: { root: { flexWrap: 'wrap' } } },
      // Above the table it is there without a choice, too, and would cover what stands there.
      RaBulkActionsToolbar: {
        styleOverrides: { root: { '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' } } },
      },
      // react-admin names the choice of a row on the element around the input.
      MuiCheckbox: {
        defaultProps: {
          slotProps: {
            root: { 'aria-label': undefined },
            input: ({ 'aria-label': label }: AriaAttributes) => ({ 'aria-label': label }),
          },
        },
      },
      MuiAutocomplete: { defaultProps: { noOptionsText: menuWords.noOptions } },
      MuiCircularProgress: { defaultProps: { 'aria-label': menuWords.loading } },
      MuiLinearProgress: { defaultProps: { 'aria-label': menuWords.loading } },
    },
    palette: {
      ...base.palette,
      mode,
      primary: { main: mode === 'light' ? primary[0] : text[1] },
      warning: { main: mode === 'light' ? '#b54708' : '#ffb37d' },
      error: { main: mode === 'light' ? '#c62828' : '#ffb4ab' },
      ...(mode === 'dark' ? { background: { default: '#0b0f1b', paper: '#131929' } } : {}),
      secondary: { main: ink[side], contrastText: '#fff' },
    },
    ...(isStill ? { transitions: { create: () => 'none' } } : {}),
    shape: { borderRadius: radius ?? 9 },
    typography: {
      ...base.typography,
      fontFamily: '"Plus Jakarta Sans", system-ui, sans-serif',
      button: { textTransform: 'none', fontWeight: 600 },
    },
  };
};

/** `isStill`: for readers who asked for less movement. */
export const deskThemes = (shop: DeskSession['shop'], isStill: boolean) => ({
  theme: themeOf(defaultLightTheme, 'light', shop, isStill),
  darkTheme: themeOf(defaultDarkTheme, 'dark', shop, isStill),
});
