import { siteDomain } from '#contracts/organisation.ts';
import { defaultContact } from '#core/shared/default-contact.ts';
import type { Token } from '#core/shared/ids.ts';
import type { Integrations, ShopSettings } from '#core/shared/settings.ts';

const noIntegrations: Integrations = { chat: null, tagManager: null, ads: null };

/** Settings of the website store. No portal origin, because the portal's pages are served here. */
export const shopSettings = (
  publicOrigin: string,
  defaultAnonymousToken: Token | null,
  integrations: Integrations = noIntegrations,
): ShopSettings => ({
  site: { own: publicOrigin, portals: [], siteDomain },
  contact: defaultContact,
  integrations,
  defaultAnonymousToken,
});
