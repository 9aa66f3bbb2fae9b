import type { PageLoader } from '#ui/app/page-loader.ts';
import { forGuests, withLoginProviders } from '#ui/login/for-guests.ts';

/** [ROUTE-24] */
export const loadRegister: PageLoader = async (loader) => {
  await Promise.all([forGuests(loader), withLoginProviders(loader)]);
  return {};
};
