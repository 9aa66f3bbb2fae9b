import type { OrderId } from '#core/shared/ids.ts';
import { pageQuery } from '#ui/app/page.ts';

/** Vouchers of a cart. Its page prefetches them, retries after a failure, and works without them. */
export const vouchersQuery = (orderId: OrderId) => pageQuery('loadVouchers', () => ({ orderId }));
