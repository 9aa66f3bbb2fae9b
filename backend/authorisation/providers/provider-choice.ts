import { publicBackendOrigin } from '#backend/platform/deps.ts';
import type { BrandName, IdentityProvider, ProviderLookup, ProviderName } from './identity-provider.ts';
import type { ProviderEnvironment } from './provider-environment.ts';
import { facebookProvider } from './provider-facebook.ts';
import { googleProvider, openIdProvider } from './provider-openid.ts';
import { zaloProvider } from './provider-zalo.ts';

/** The callback URL registered with a provider. */
export const callbackUrl = (deps: Parameters<typeof publicBackendOrigin>[0], name: ProviderName): string =>
  `${publicBackendOrigin(deps)}/authorization-gateway/callback/${name}`;

/** The configured provider; a brand without configuration may have a substitute. [MARKET 5] */
export const configuredProviders = (
  { google, facebook, zalo, openid }: ProviderEnvironment,
  substitute: (name: BrandName) => IdentityProvider | null,
): ProviderLookup => {
  const providers: Readonly<Record<ProviderName, IdentityProvider | null>> = {
    google: google ? googleProvider(google) : substitute('google'),
    facebook: facebook ? facebookProvider(facebook) : substitute('facebook'),
    zalo: zalo ? zaloProvider(zalo) : substitute('zalo'),
    openid: openid && openIdProvider(openid),
  };
  return (name) => providers[name];
};
