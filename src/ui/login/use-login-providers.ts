import type { Provider } from '#core/account/account.ts';
import { publicPageQuery, useOptionalPageQuery } from '#ui/app/page.ts';

export const loginProvidersQuery = publicPageQuery('loadLoginProviders');

/** Empty while they load. */
export const useLoginProviders = (): readonly Provider[] => {
  const { data = [] } = useOptionalPageQuery(loginProvidersQuery);
  return data;
};
