import { siteDomain } from '#contracts/organisation.ts';
import { defaultContentPaths } from '#core/shared/default-content-paths.ts';
import { defaultContact } from '#core/shared/people/default-contact.ts';
import { noIntegrations, type ShopSettings } from '#core/shared/settings.ts';

/** No portal and no fallback token. */
export const memorySettings: ShopSettings = {
  site: { own: 'http://localhost', portal: null, siteDomain, redirectOrigins: [] },
  contact: defaultContact,
  pages: defaultContentPaths,
  integrations: noIntegrations,
  defaultAnonymousToken: null,
};
