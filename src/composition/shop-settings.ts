import { defaultContact } from '#core/shared/default-contact.ts';
import type { Token } from '#core/shared/ids.ts';
import type { Integrations, RedirectSite, ShopSettings } from '#core/shared/settings.ts';
import type { HostSettings } from './host-settings.ts';

/** No other site to return to after a log-in, because the portal's pages are served here. */
export const redirectSite = ({
  publicOrigin,
  contentSite,
}: Pick<HostSettings, 'publicOrigin' | 'contentSite'>): RedirectSite => ({
  own: publicOrigin,
  others: [],
  siteDomain: contentSite.domain,
  redirectOrigins: contentSite.redirectOrigins,
});

/** Settings of the website store. */
export const shopSettings = (
  site: RedirectSite,
  defaultAnonymousToken: Token | null,
  integrations: Integrations,
): ShopSettings => ({
  site,
  contact: defaultContact,
  integrations,
  defaultAnonymousToken,
});
