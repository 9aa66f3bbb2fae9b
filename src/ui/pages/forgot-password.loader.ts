import type { PageLoader } from '#ui/app/page-loader.ts';
import { forGuests } from '#ui/login/for-guests.ts';

/** [ROUTE-26] */
export const loadForgotPassword: PageLoader = async (loader) => {
  await forGuests(loader);
  return {};
};
