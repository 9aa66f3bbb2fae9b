import type { OrderId } from '#core/shared/ids.ts';
import type { LoaderInput } from '#ui/app/page-loader.ts';
import { queryOf } from '#ui/app/queries.ts';

/** The codes of a cart come along with its page; where they cannot be had the page asks again, and stands without them. */
export const prefetchVouchers = ({ context }: LoaderInput, orderId: OrderId): Promise<void> =>
  context.queryClient.prefetchQuery(queryOf(context.useCases, 'vouchers', { orderId }));
