import { serviceId } from '#core/shared/ids.ts';
import { withAccount } from '#ui/account/with-account.ts';
import { ensureFound, type PageLoader } from '#ui/page-loader.ts';

export const loadService: PageLoader = async (loader) => {
  const [service] = await Promise.all([
    ensureFound(loader, 'service', { id: serviceId(loader.params.id ?? '') }, 'service'),
    withAccount(loader),
  ]);
  return { title: service.name };
};
