import { siteDomain } from '#contracts/organisation.ts';
import { defaultContact } from '#core/shared/default-contact.ts';
import type { ShopSettings } from '#core/shared/settings.ts';

/** No portal and no fallback token. */
export const memorySettings: ShopSettings = {
  site: { own: 'http://localhost', others: [], siteDomain, redirectOrigins: [] },
  contact: defaultContact,
  integrations: { chat: null, tagManager: null, ads: null },
  defaultAnonymousToken: null,
};
