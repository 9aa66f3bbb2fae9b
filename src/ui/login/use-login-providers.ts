import { useQuery } from '@tanstack/react-query';
import type { Provider } from '#core/account/account.ts';
import { publicPageQuery } from '#ui/app/page.ts';
import { usePageOptions } from '#ui/app/use-page-query.ts';

export const loginProviders = publicPageQuery('loadLoginProviders');

/** The providers that this shop has; none until that is known. */
export const useLoginProviders = (): readonly Provider[] => {
  const { data = [] } = useQuery(usePageOptions(loginProviders));
  return data;
};
