import { siteDomain } from '#contracts/organisation.ts';
import type { ShopSettings } from '#core/shared/settings.ts';

/** The shop on fakes: no portal, no token in reserve. */
export const memorySettings: ShopSettings = {
  site: { own: 'http://localhost', portals: [], siteDomain },
  contact: { hotline: '1800.6070', email: 'hotro@cuahangmay.example', zaloUrl: 'https://zalo.me/18006070' },
  integrations: { chat: null, tagManager: null, ads: null },
  defaultAnonymousToken: null,
};
