import type { Token } from '#core/shared/ids.ts';
import type { ContentPaths, Integrations, RedirectSite, ShopSettings } from '#core/shared/settings.ts';
import type { ShopIdentity } from '#core/shared/shop/shop-identity.ts';
import type { HostSettings } from './host-settings.ts';

export const redirectSite = ({
  publicOrigin,
  portalOrigin,
  contentSite,
  identity,
}: Pick<HostSettings, 'publicOrigin' | 'portalOrigin' | 'contentSite' | 'identity'>): RedirectSite => ({
  own: publicOrigin,
  portal: portalOrigin,
  siteDomain: identity.domain,
  redirectOrigins: contentSite.redirectOrigins,
});

/** Settings of the website store. */
export const shopSettings = (
  site: RedirectSite,
  identity: ShopIdentity,
  pages: ContentPaths,
  defaultAnonymousToken: Token | null,
  integrations: Integrations,
): ShopSettings => ({
  site,
  identity,
  pages,
  integrations,
  defaultAnonymousToken,
});
