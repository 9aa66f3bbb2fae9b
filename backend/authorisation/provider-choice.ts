import { publicBackendOrigin } from '#backend/platform/deps.ts';
import type { AccountDeps } from './account-deps.ts';
import { type IdentityProvider, type ProviderLookup, type ProviderName, providerNames } from './identity-provider.ts';
import { facebookProvider } from './provider-facebook.ts';
import { googleProvider } from './provider-google.ts';
import { zaloProvider } from './provider-zalo.ts';

/** The callback URL registered with a provider. */
export const callbackUrl = (deps: Parameters<typeof publicBackendOrigin>[0], name: ProviderName): string =>
  `${publicBackendOrigin(deps)}/authorization-gateway/callback/${name}`;

/** The real provider when configured, otherwise its substitute. [MARKET 5] */
export const configuredProviders = (deps: Pick<AccountDeps, 'environment' | 'otherProviders'>): ProviderLookup => {
  const { google, facebook, zalo } = deps.environment.providers;
  const real: Readonly<Record<ProviderName, IdentityProvider | null>> = {
    google: google && googleProvider(google),
    facebook: facebook && facebookProvider(facebook),
    zalo: zalo && zaloProvider(zalo),
  };
  return (name) => real[name] ?? deps.otherProviders(name);
};

export const availableProviders = (
  deps: Pick<AccountDeps, 'environment' | 'otherProviders'>,
): readonly ProviderName[] => {
  const choice = configuredProviders(deps);
  return providerNames.filter((name) => choice(name) !== null);
};
