import { siteDomain } from '#contracts/organisation.ts';
import { defaultContact } from '#core/shared/default-contact.ts';
import type { Token } from '#core/shared/ids.ts';
import type { Integrations, ShopSettings } from '#core/shared/settings.ts';

/** No service but the shop's own: as on fakes. */
const none: Integrations = { chat: null, tagManager: null, ads: null };

/** Facts of the website store for one installation. No portal is configured: its pages are served here. */
export const shopSettings = (
  publicOrigin: string,
  defaultAnonymousToken: Token | null,
  integrations: Integrations = none,
): ShopSettings => ({
  site: { own: publicOrigin, portals: [], siteDomain },
  contact: defaultContact,
  integrations,
  defaultAnonymousToken,
});
