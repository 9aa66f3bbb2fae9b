import { redirect } from '@tanstack/react-router';
import { cartPath } from '#core/cart/cart.ts';
import { isPlaced } from '#core/orders/order.ts';
import { orderId } from '#core/shared/ids.ts';
import { withAccount } from '#ui/account/with-account.ts';
import { ensureFound, type PageLoader } from '#ui/app/page-loader.ts';
import { orderText } from '#ui/orders/messages.vi.ts';
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
