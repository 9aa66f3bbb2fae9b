import { serviceId } from '#core/shared/ids.ts';
import { withAccount } from '#ui/account/with-account.ts';
import { ensure, ensureFound, type PageLoader } from '#ui/app/page-loader.ts';

export const loadService: PageLoader = async (loader) => {
  const id = serviceId(loader.params.id ?? '');
  const [service] = await Promise.all([
    ensureFound(loader, 'service', { id }, 'service'),
    ensureFound(loader, 'upgrades', { id }, 'service'),
    ensure(loader, 'renewals', {}),
    ensure(loader, 'dues', {}),
    withAccount(loader),
  ]);
  return { title: service.name };
};
