import { useQueryClient } from '@tanstack/react-query';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { privateKey } from '#ui/app/queries.ts';

/** After a faster change elsewhere, the page shows the new settings while what was typed stays in the form. */
export const useReloadSettings = () => {
  const queries = useQueryClient();
  return (failure: ShopFailure): void => {
    if (failure.kind === 'domain-changed') void queries.refetchQueries({ queryKey: privateKey('loadDomainSettings') });
  };
};
