import type { LoginProvider, Provider } from '#core/account/account.ts';
import { publicPageQuery, useOptionalPageQuery } from '#ui/app/page.ts';
import type { IconName } from '#ui/kit/media/icon.tsx';
import { providerNames } from './provider-names.vi.ts';

export const loginProvidersQuery = publicPageQuery('loadLoginProviders');

/** Empty while they load. */
export const useLoginProviders = (): readonly LoginProvider[] => {
  const { data = [] } = useOptionalPageQuery(loginProvidersQuery);
  return data;
};

/** Also for a provider that this shop no longer supports. */
export const useProviderName = (): ((provider: Provider) => string) => {
  const supported = useLoginProviders();
  return (provider) => supported.find(({ id }) => id === provider)?.name ?? providerNames[provider];
};

export const providerIcon = (provider: Provider): IconName => (provider === 'openid' ? 'key' : provider);
