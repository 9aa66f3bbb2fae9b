import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { THEME_ID } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/**
 * The shop's theme for MUI. Its own provider would follow a colour scheme, which the shop's variables do themselves, and
 * make the theme anew for each document, and with it every rule.
 */
export function MuiProvider({ cache, children }: { readonly cache: EmotionCache; readonly children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider themeId={THEME_ID} theme={theme}>
        {typeof document === 'undefined' ? null : variables}
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** The theme's variables; the host writes those that a document names. */
const variables = <GlobalStyles styles={theme.generateStyleSheets()} />;
