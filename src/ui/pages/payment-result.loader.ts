import { orderId } from '#core/shared/ids.ts';
import { ensureFound, type PageLoader } from '#ui/app/page-loader.ts';
import { prefetchSchedule } from '#ui/services/prefetch-schedule.ts';

export const loadPaymentResult: PageLoader = async (loader) => {
  const { order } = await ensureFound(loader, 'paymentResult', { orderId: orderId(loader.params.id ?? '') }, 'order');
  await prefetchSchedule(loader, order);
  return {};
};
