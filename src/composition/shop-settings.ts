import type { Token } from '#core/shared/ids.ts';
import { defaultContact } from '#core/shared/people/default-contact.ts';
import type { ContentPaths, Integrations, RedirectSite, ShopSettings } from '#core/shared/settings.ts';
import type { HostSettings } from './host-settings.ts';

export const redirectSite = ({
  publicOrigin,
  portalOrigin,
  contentSite,
}: Pick<HostSettings, 'publicOrigin' | 'portalOrigin' | 'contentSite'>): RedirectSite => ({
  own: publicOrigin,
  portal: portalOrigin,
  siteDomain: contentSite.domain,
  redirectOrigins: contentSite.redirectOrigins,
});

/** Settings of the website store. */
export const shopSettings = (
  site: RedirectSite,
  pages: ContentPaths,
  defaultAnonymousToken: Token | null,
  integrations: Integrations,
): ShopSettings => ({
  site,
  contact: defaultContact,
  pages,
  integrations,
  defaultAnonymousToken,
});
