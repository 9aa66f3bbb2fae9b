import type { OrderId } from '#core/shared/ids.ts';
import { pageQuery } from '#ui/app/page.ts';

/** The codes of a cart. Its page asks for them ahead, asks again where they could not be had, and stands without them. */
export const vouchersOf = (orderId: OrderId) => pageQuery('loadVouchers', () => ({ orderId }));
