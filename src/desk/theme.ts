import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import type { DeskSession } from '#contracts/desk/desk-session.ts';
import { brandColours, type Colour } from '#core/shared/shop/brand-colours.ts';

/** The shop's own indigo, where the firm has set no colour. */
const INDIGO: Colour = '#2b3fcb';

/** react-admin's theme of one scheme in the firm's colour, corners and the shop's font. */
const themeOf = (
  base: typeof defaultLightTheme,
  mode: 'light' | 'dark',
  { colour, radius }: DeskSession['shop'],
): RaThemeOptions => {
  const { primary, 'primary-text': text, ink } = brandColours(colour ?? INDIGO);
  const side = mode === 'light' ? 0 : 1;
  return {
    ...base,
    components: base.components ?? {},
    palette: {
      ...base.palette,
      mode,
      primary: { main: mode === 'light' ? primary[0] : text[1] },
      secondary: { main: ink[side], contrastText: '#fff' },
    },
    shape: { borderRadius: radius ?? 9 },
    typography: {
      ...base.typography,
      fontFamily: '"Plus Jakarta Sans", system-ui, sans-serif',
      button: { textTransform: 'none', fontWeight: 600 },
    },
  };
};

export const deskThemes = (shop: DeskSession['shop']) => ({
  theme: themeOf(defaultLightTheme, 'light', shop),
  darkTheme: themeOf(defaultDarkTheme, 'dark', shop),
});
