import { forGuests, withLoginProviders, withPendingLogin } from '#ui/login/for-guests.ts';
import type { PageLoader } from '#ui/page-loader.ts';

/** Who is logged in goes on to where he wanted. [ROUTE-23, ACC-07] */
export const loadLogIn: PageLoader = async (loader) => {
  await Promise.all([forGuests(loader), withPendingLogin(loader), withLoginProviders(loader)]);
  return {};
};
