import { redirect } from '@tanstack/react-router';
import { cartPath } from '#core/cart/cart.ts';
import { isPlaced } from '#core/orders/order.ts';
import { orderId } from '#core/shared/ids.ts';
import { withAccount } from '#ui/account/with-account.ts';
import { orderText } from '#ui/messages/orders.vi.ts';
import { ensureFound, type PageLoader } from '#ui/page-loader.ts';
import { prefetchSchedule } from '#ui/services/prefetch-schedule.ts';

/** A draft is no order yet: its page is the cart. */
export const loadOrder: PageLoader = async (loader) => {
  const [order] = await Promise.all([
    ensureFound(loader, 'order', { orderId: orderId(loader.params.id ?? '') }, 'own-order'),
    withAccount(loader),
  ]);
  if (!isPlaced(order)) throw redirect({ href: cartPath(order.id), statusCode: 303 });
  await prefetchSchedule(loader, order);
  return { title: orderText.title(order.number) };
};
