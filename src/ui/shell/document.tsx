import { QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useShop } from '#ui/app/use-shop.ts';
import { MuiProvider } from '#ui/theme/mui-provider.tsx';
import { Head } from './head.tsx';
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';

/**
 * Also rendered when the page fails. suppressHydrationWarning: the theme script may set an attribute first, and the
 * browser has no nonce.
 */
export function Document({ children }: { readonly children: ReactNode }) {
  const { queryClient, emotionCache } = useShop();
  const nonce = useRouter().options.ssr?.nonce;
  return (
    <html lang="vi" suppressHydrationWarning>
      <head>
        {/* Must be first: the layers need this order, whichever style sheet loads first. */}
        <style nonce={nonce} suppressHydrationWarning>
          {'@layer reset, tokens, mui, kit, page;'}
        </style>
        <Head />
      </head>
      <body>
        <MuiProvider cache={emotionCache}>
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </MuiProvider>
      </body>
    </html>
  );
}
