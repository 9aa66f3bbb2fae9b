import { siteDomain } from '#contracts/organisation.ts';
import type { ShopSettings } from '#core/settings.ts';
import type { Token } from '#core/shared/ids.ts';

/** Facts of the website store for one installation. No portal is configured: its pages are served here. */
export const shopSettings = (publicOrigin: string, defaultAnonymousToken: Token | null): ShopSettings => ({
  site: { own: publicOrigin, portals: [], siteDomain },
  contact: { hotline: '1800.6070', email: 'hotro@cuahangmay.example', zaloUrl: 'https://zalo.me/18006070' },
  defaultAnonymousToken,
});
