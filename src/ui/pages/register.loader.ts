import { forGuests, withLoginProviders } from '#ui/login/for-guests.ts';
import type { PageLoader } from '#ui/page-loader.ts';

/** [ROUTE-24] */
export const loadRegister: PageLoader = async (loader) => {
  await Promise.all([forGuests(loader), withLoginProviders(loader)]);
  return {};
};
