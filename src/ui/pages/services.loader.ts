import { withAccount } from '#ui/account/with-account.ts';
import { ensure, type PageLoader } from '#ui/app/page-loader.ts';
import { servicesQuery } from '#ui/services/services-query.ts';

export const loadServices: PageLoader = async (loader) => {
  await Promise.all([
    ensure(loader, 'services', servicesQuery(loader.search)),
    ensure(loader, 'renewals', {}),
    ensure(loader, 'dues', {}),
    withAccount(loader),
  ]);
  return {};
};
