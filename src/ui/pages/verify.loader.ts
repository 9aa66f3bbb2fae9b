import { forGuests, withPendingLogin } from '#ui/login/for-guests.ts';
import type { PageLoader } from '#ui/page-loader.ts';

/** [ROUTE-25] */
export const loadVerify: PageLoader = async (loader) => {
  await Promise.all([forGuests(loader), withPendingLogin(loader)]);
  return {};
};
