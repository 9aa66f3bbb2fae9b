import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { theme } from './theme.ts';

const nonceOfDocument = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;

/** Emotion and the MUI theme, only around kit components that use MUI: landing pages load neither. */
export default function MuiScope({ children }: { readonly children: ReactNode }) {
  const [cache] = useState(() => {
    const nonce = nonceOfDocument();
    return createCache({ key: 'm', prepend: true, ...(nonce ? { nonce } : {}) });
  });
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
