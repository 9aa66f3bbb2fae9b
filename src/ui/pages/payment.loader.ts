import { redirect } from '@tanstack/react-router';
import { orderId } from '#core/shared/ids.ts';
import { ensureFound, type PageLoader } from '#ui/page-loader.ts';

export const loadPayment: PageLoader = async (loader) => {
  const id = loader.params.id ?? null;
  const view = await ensureFound(loader, 'payment', { orderId: id === null ? null : orderId(id) }, 'order');
  if (view.goTo !== null) throw redirect({ href: view.goTo, statusCode: 303 });
  return {};
};
