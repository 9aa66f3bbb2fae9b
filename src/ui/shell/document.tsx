import { QueryClientProvider } from '@tanstack/react-query';
import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useShop } from '#ui/app/use-shop.ts';
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';

/**
 * The HTML document, also when the page inside fails. suppressHydrationWarning, because the theme script may set an
 * attribute before hydration.
 */
export function Document({ children }: { readonly children: ReactNode }) {
  const { queryClient } = useShop();
  return (
    <html lang="vi" suppressHydrationWarning>
      <head>
        {/* Must be first: style sheets may load in any order, but their layers need this order. */}
        <style>@layer reset, tokens, kit, page;</style>
        <HeadContent />
      </head>
      <body>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        <Scripts />
      </body>
    </html>
  );
}
