import { useQuery } from '@tanstack/react-query';
import type { Provider } from '#core/account/account.ts';
import { useShop } from '#ui/kit/use-shop.ts';
import { queryOf } from '#ui/queries.ts';

/** The providers that this shop has; none until that is known. */
export const useLoginProviders = (): readonly Provider[] => {
  const { useCases } = useShop();
  const { data = [] } = useQuery(queryOf(useCases, 'loginProviders', {}));
  return data;
};
