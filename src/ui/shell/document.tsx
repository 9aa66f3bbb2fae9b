import { QueryClientProvider } from '@tanstack/react-query';
import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useShop } from '#ui/app/use-shop.ts';
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';

/** The document itself. It stands even when the page inside fails. The theme script may set an attribute before React comes. */
export function Document({ children }: { readonly children: ReactNode }) {
  const { queryClient } = useShop();
  return (
    <html lang="vi" suppressHydrationWarning>
      <head>
        {/* First of all: sheets may come in any order, their layers may not. */}
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
