import { Outlet } from '@tanstack/react-router';
import type { RouterContext } from '#ui/context.ts';
import { queryOf } from '#ui/queries.ts';

/** Header, footer and category tree; a failure leaves them out and never stops the page. [DATA-01] */
export const loadShell = async ({ queryClient, useCases }: RouterContext): Promise<void> => {
  await queryClient.prefetchQuery(queryOf(useCases, 'shell', {}));
};

export function Shell() {
  return <Outlet />;
}
