import type { CheckoutView } from '#core/checkout/checkout.ts';
import { failureOf } from '#ui/failure-error.ts';
import { ensure, type PageLoader } from '#ui/page-loader.ts';
import { queryOf } from '#ui/queries.ts';

/** An empty cart is no failure of the page. A plain post that named a province brings its wards along. */
export const loadCheckout: PageLoader = async (loader) => {
  const { submission, queryClient, useCases } = loader.context;
  const address = submission?.use === 'placeOrder' ? submission.fields.address : undefined;
  const province =
    typeof address === 'object' && address !== null && 'provinceCode' in address ? address.provinceCode : '';
  if (typeof province === 'string' && province !== '') {
    await queryClient.prefetchQuery(queryOf(useCases, 'wards', { province }));
  }
  try {
    await ensure(loader, 'checkout', {});
  } catch (error) {
    if (failureOf(error)?.kind !== 'cart-empty') throw error;
    // Nothing is a good answer for this page: kept as one, it travels with the document and is not asked for again.
    queryClient.setQueryData<CheckoutView | null>(queryOf(useCases, 'checkout', {}).queryKey, null);
  }
  return {};
};
