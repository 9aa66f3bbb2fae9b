import { withLoginProviders, withPendingLogin } from '#ui/login/for-guests.ts';
import { ensure, type PageLoader } from '#ui/page-loader.ts';

/** [ROUTE-28] */
export const loadLinkAccount: PageLoader = async (loader) => {
  await Promise.all([ensure(loader, 'security', {}), withPendingLogin(loader), withLoginProviders(loader)]);
  return {};
};
