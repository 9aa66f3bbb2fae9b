import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { defaultContentPaths } from '#core/shared/default-content-paths.ts';
import { noIntegrations, type ShopSettings } from '#core/shared/settings.ts';

/** No portal and no fallback token. */
export const memorySettings: ShopSettings = {
  site: { own: 'http://localhost', portal: null, siteDomain: sampleIdentity.domain, redirectOrigins: [] },
  identity: sampleIdentity,
  pages: defaultContentPaths,
  integrations: noIntegrations,
  defaultAnonymousToken: null,
};
