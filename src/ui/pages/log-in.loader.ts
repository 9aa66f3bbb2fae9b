import type { PageLoader } from '#ui/app/page-loader.ts';
import { forGuests, withLoginProviders, withPendingLogin } from '#ui/login/for-guests.ts';

/** Who is logged in goes on to where he wanted. [ROUTE-23, ACC-07] */
export const loadLogIn: PageLoader = async (loader) => {
  await Promise.all([forGuests(loader), withPendingLogin(loader), withLoginProviders(loader)]);
  return {};
};
