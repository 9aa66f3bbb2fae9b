import { useQuery } from '@tanstack/react-query';
import type { Provider } from '#core/account/account.ts';
import { publicPageQuery, usePageOptions } from '#ui/app/page.ts';

export const loginProvidersQuery = publicPageQuery('loadLoginProviders');

/** Empty while they load. */
export const useLoginProviders = (): readonly Provider[] => {
  const { data = [] } = useQuery(usePageOptions(loginProvidersQuery));
  return data;
};
