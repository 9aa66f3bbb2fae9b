import type { LoaderInput } from '#ui/app/page-loader.ts';
import { queryOf } from '#ui/app/queries.ts';

/** Name and counts around a customer's page. Where they cannot be had, the page stands without them. */
export const withAccount = ({ context }: LoaderInput): Promise<void> =>
  context.queryClient.prefetchQuery(queryOf(context.useCases, 'account', {}));
