import { failureOf } from '#ui/failure-error.ts';
import { ensure, type PageLoader } from '#ui/page-loader.ts';

/** An empty cart is no failure of the page: it draws the way back to the shop. */
export const loadCheckout: PageLoader = async (loader) => {
  try {
    await ensure(loader, 'checkout', {});
  } catch (error) {
    if (failureOf(error)?.kind !== 'cart-empty') throw error;
  }
  return {};
};
