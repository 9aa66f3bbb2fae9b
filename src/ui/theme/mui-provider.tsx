import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** The shop's theme for MUI. The host writes the theme's variables into the document itself. */
export function MuiProvider({ cache, children }: { readonly cache: EmotionCache; readonly children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} disableStyleSheetGeneration={typeof document === 'undefined'}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
