import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';

/** The document itself. It stands even when the page inside fails. The theme script may set an attribute before React comes. */
export function Document({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="vi" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
