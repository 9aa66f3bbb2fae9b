import { orderId } from '#core/shared/ids.ts';
import { ensureFound, type PageLoader } from '#ui/page-loader.ts';

export const loadPaymentResult: PageLoader = async (loader) => {
  await ensureFound(loader, 'paymentResult', { orderId: orderId(loader.params.id ?? '') }, 'order');
  return {};
};
