import type { Token } from './ids.ts';
import type { AllowedOrigins } from './return-path.ts';

/** What the composition knows about the shop and the use cases need: fixed while it runs, different per installation. */
export type ShopSettings = {
  /** Public origin, allow-listed portals and the site's name in the content system. */
  readonly site: RedirectSite;
  readonly contact: ShopContact;
  readonly integrations: Integrations;
  /** Stands in where no anonymous token could be had; null stops the flow instead. [ROL-01] */
  readonly defaultAnonymousToken: Token | null;
};

/** Contact facts of the shop, set in one place and served by the content system's config. */
export type ShopContact = {
  readonly hotline: string;
  readonly email: string;
  readonly zaloUrl: string;
};

/** What services outside of the shop a visitor may meet, by configuration; null where the shop has none. */
export type Integrations = {
  /** [CHAT-01] Address of the chat service without a slash at the end. */
  readonly chat: { readonly host: string; readonly websiteToken: string } | null;
  /** Such as GTM-XXXXXXX. [SCR-01] */
  readonly tagManager: string | null;
  /** Such as AW-123456789. [SCR-01] */
  readonly ads: string | null;
};

export type RedirectSite = AllowedOrigins & {
  /** Domain that the content system knows this shop's site by. */
  readonly siteDomain: string;
};
