import type { BackendDeps } from '#backend/platform/deps.ts';
import { embeddedProvider } from '#backend/sandbox/identity-provider/sandbox-provider.ts';
import { type IdentityProvider, type ProviderName, providerNames } from './identity-provider.ts';
import { facebookProvider } from './provider-facebook.ts';
import { googleProvider } from './provider-google.ts';
import { zaloProvider } from './provider-zalo.ts';

/** A provider by its name; null where it is neither configured nor played by the embedded one. */
export type ProviderChoice = (name: ProviderName) => IdentityProvider | null;

/** Origin under which browsers reach this service. */
export const seenOrigin = ({ environment, ownOrigin }: Pick<BackendDeps, 'environment' | 'ownOrigin'>): string =>
  environment.providers.publicOrigin ?? ownOrigin();

/** Our callback, as it is registered with a provider. */
export const callbackAddress = (deps: Pick<BackendDeps, 'environment' | 'ownOrigin'>, name: ProviderName): string =>
  `${seenOrigin(deps)}/authorization-gateway/callback/${name}`;

/** The real provider where it is configured, else the embedded one, else none. [MARKET 5] */
export const configuredProviders = (deps: Pick<BackendDeps, 'environment' | 'ownOrigin'>): ProviderChoice => {
  const { google, facebook, zalo, embedded } = deps.environment.providers;
  const real: Readonly<Record<ProviderName, IdentityProvider | null>> = {
    google: google && googleProvider(google),
    facebook: facebook && facebookProvider(facebook),
    zalo: zalo && zaloProvider(zalo),
  };
  return (name) => real[name] ?? (embedded ? embeddedProvider(deps, name, seenOrigin(deps)) : null);
};

/** Those that somebody can log in at. */
export const availableProviders = (deps: Pick<BackendDeps, 'environment' | 'ownOrigin'>): readonly ProviderName[] => {
  const choice = configuredProviders(deps);
  return providerNames.filter((name) => choice(name) !== null);
};
