import type { OrderId } from '#core/shared/ids.ts';
import { pageQuery } from '#ui/app/page.ts';

/** Prefetched; the page retries after a failure and works without them. */
export const vouchersQuery = (orderId: OrderId) => pageQuery('loadVouchers', () => ({ orderId }));
