import type { PageLoader } from '#ui/app/page-loader.ts';
import { forGuests, withPendingLogin } from '#ui/login/for-guests.ts';

/** [ROUTE-25] */
export const loadVerify: PageLoader = async (loader) => {
  await Promise.all([forGuests(loader), withPendingLogin(loader)]);
  return {};
};
