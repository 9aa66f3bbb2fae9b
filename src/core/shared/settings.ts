import type { Token } from './ids.ts';
import type { AllowedOrigins } from './return-path.ts';

/** Installation settings that use cases need; constant at runtime. */
export type ShopSettings = {
  /** Public origin, allowed portals, and the site's domain in the content system. */
  readonly site: RedirectSite;
  readonly contact: ShopContact;
  readonly integrations: Integrations;
  /** Fallback when no anonymous token is available; null fails the operation instead. [ROL-01] */
  readonly defaultAnonymousToken: Token | null;
};

/** Contact data of the shop, from the content system's config. */
export type ShopContact = {
  readonly hotline: string;
  readonly email: string;
  readonly zaloUrl: string;
};

/** Configured third-party services; null when not configured. */
export type Integrations = {
  /** Base URL of the chat service without a trailing slash. [CHAT-01] */
  readonly chat: { readonly host: string; readonly websiteToken: string } | null;
  /** Such as GTM-XXXXXXX. [SCR-01] */
  readonly tagManager: string | null;
  /** Such as AW-123456789. [SCR-01] */
  readonly ads: string | null;
};

export type RedirectSite = AllowedOrigins & {
  /** Domain of this shop's site in the content system. */
  readonly siteDomain: string;
};
