import type { Token } from './ids.ts';
import type { ShopSite } from './return-path.ts';
import type { ShopIdentity } from './shop/shop-identity.ts';

/** Constant at runtime. */
export type ShopSettings = {
  readonly site: RedirectSite;
  readonly identity: ShopIdentity;
  readonly pages: ContentPaths;
  readonly integrations: Integrations;
  /** When no anonymous token is available; null fails instead. [ROL-01] */
  readonly defaultAnonymousToken: Token | null;
};

/** Pages of the content system to which the shop itself refers, as paths; null: there is no such page. */
export type ContentPaths = {
  /** Its headings are questions. */
  readonly questions: string | null;
  readonly serviceLevels: string | null;
  readonly refunds: string | null;
  readonly about: string | null;
  /** Ends with the consultation form. */
  readonly contact: string | null;
  /** What buyers agree to. */
  readonly terms: string | null;
  /** How personal data are processed. */
  readonly privacy: string | null;
};

/** null when not configured. */
export type Integrations = {
  /** Base URL of the chat service without a trailing slash. [CHAT-01] */
  readonly chat: { readonly host: string; readonly websiteToken: string } | null;
  /** Such as GTM-XXXXXXX. [SCR-01] */
  readonly tagManager: string | null;
  /** Such as AW-123456789. [SCR-01] */
  readonly ads: string | null;
  /** Whether the shop itself measures how fast its pages load and react. [CON-01] */
  readonly vitals: boolean;
};

export const noIntegrations: Integrations = { chat: null, tagManager: null, ads: null, vitals: false };

export type RedirectSite = ShopSite & {
  /** Domain of this shop's site in the content system. */
  readonly siteDomain: string;
  /** Other sites that only an editor's redirect rule leads to. */
  readonly redirectOrigins: readonly string[];
};
