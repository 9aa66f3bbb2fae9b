import type { CheckoutView } from '#core/checkout/checkout.ts';
import { ensure, type PageLoader } from '#ui/app/page-loader.ts';
import { queryOf } from '#ui/app/queries.ts';
import { prefetchWards } from '#ui/checkout/prefetch-wards.ts';
import { failureOf } from '#ui/failures/failure-error.ts';
import { prefetchVouchers } from '#ui/vouchers/prefetch-vouchers.ts';

/** An empty cart is no failure of the page. The wards of the address that the form begins with come along. */
export const loadCheckout: PageLoader = async (loader) => {
  const { queryClient, useCases } = loader.context;
  try {
    const { addresses, cart } = await ensure(loader, 'checkout', {});
    await Promise.all([prefetchWards(loader, 'placeOrder', addresses), prefetchVouchers(loader, cart.orderId)]);
  } catch (error) {
    if (failureOf(error)?.kind !== 'cart-empty') throw error;
    // Nothing is a good answer for this page: kept as one, it travels with the document and is not asked for again.
    queryClient.setQueryData<CheckoutView | null>(queryOf(useCases, 'checkout', {}).queryKey, null);
  }
  return {};
};
