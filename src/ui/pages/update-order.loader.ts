import { redirect } from '@tanstack/react-router';
import { paymentResultPath } from '#core/payment/payment-view.ts';
import { orderId } from '#core/shared/ids.ts';
import { ensureFound, type PageLoader } from '#ui/app/page-loader.ts';
import { failureOf } from '#ui/failures/failure-error.ts';

/** An order that is paid or closed is no longer edited: its result says how it stands. [ROUTE-19] */
export const loadUpdateOrder: PageLoader = async (loader) => {
  const id = orderId(loader.params.id ?? '');
  try {
    await ensureFound(loader, 'editableOrder', { orderId: id }, 'order');
  } catch (error) {
    const kind = failureOf(error)?.kind;
    if (kind !== 'already-paid' && kind !== 'order-closed') throw error;
    throw redirect({ href: paymentResultPath(id), statusCode: 303 });
  }
  return {};
};
