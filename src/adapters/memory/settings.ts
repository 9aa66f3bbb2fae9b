import { siteDomain } from '#contracts/organisation.ts';
import { defaultContact } from '#core/shared/default-contact.ts';
import type { ShopSettings } from '#core/shared/settings.ts';

/** The shop on fakes: no portal, no token in reserve. */
export const memorySettings: ShopSettings = {
  site: { own: 'http://localhost', portals: [], siteDomain },
  contact: defaultContact,
  integrations: { chat: null, tagManager: null, ads: null },
  defaultAnonymousToken: null,
};
