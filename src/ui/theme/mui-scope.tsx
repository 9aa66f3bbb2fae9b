import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { theme } from './theme.ts';

/**
 * Emotion and the MUI theme, only around kit components that use MUI: landing pages load neither. `speedy` inserts
 * rules by script into an empty style element, the only one that the Content-Security-Policy allows without a mark.
 */
export default function MuiScope({ children }: { readonly children: ReactNode }) {
  const [cache] = useState(() => createCache({ key: 'm', prepend: true, speedy: true }));
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
