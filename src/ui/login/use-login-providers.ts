import { useQuery } from '@tanstack/react-query';
import type { Provider } from '#core/account/account.ts';
import { publicPageQuery } from '#ui/app/page.ts';
import { usePageOptions } from '#ui/app/use-page-query.ts';

export const loginProvidersQuery = publicPageQuery('loadLoginProviders');

/** Empty while they load. */
export const useLoginProviders = (): readonly Provider[] => {
  const { data = [] } = useQuery(usePageOptions(loginProvidersQuery));
  return data;
};
