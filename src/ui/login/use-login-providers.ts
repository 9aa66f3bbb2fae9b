import { useQuery } from '@tanstack/react-query';
import type { Provider } from '#core/account/account.ts';
import { queryOf } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';

/** The providers that this shop has; none until that is known. */
export const useLoginProviders = (): readonly Provider[] => {
  const { useCases } = useShop();
  const { data = [] } = useQuery(queryOf(useCases, 'loginProviders', {}));
  return data;
};
