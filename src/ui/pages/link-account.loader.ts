import { ensure, type PageLoader } from '#ui/app/page-loader.ts';
import { withLoginProviders, withPendingLogin } from '#ui/login/for-guests.ts';

/** [ROUTE-28] */
export const loadLinkAccount: PageLoader = async (loader) => {
  await Promise.all([ensure(loader, 'security', {}), withPendingLogin(loader), withLoginProviders(loader)]);
  return {};
};
