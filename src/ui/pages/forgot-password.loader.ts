import { forGuests } from '#ui/login/for-guests.ts';
import type { PageLoader } from '#ui/page-loader.ts';

/** [ROUTE-26] */
export const loadForgotPassword: PageLoader = async (loader) => {
  await forGuests(loader);
  return {};
};
