import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The document itself. It stands even when the page inside fails. */
export function Document({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="vi">
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
