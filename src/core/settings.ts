import type { Integrations } from './consent/consent.ts';
import type { ShopContact } from './content/content.ts';
import type { RedirectSite } from './redirects/decide-redirect.ts';
import type { Token } from './shared/ids.ts';

/** What the composition knows about the shop and the use cases need: fixed while it runs, different per installation. */
export type ShopSettings = {
  /** Public origin, allow-listed portals and the site's name in the content system. */
  readonly site: RedirectSite;
  readonly contact: ShopContact;
  readonly integrations: Integrations;
  /** Stands in where no anonymous token could be had; null stops the flow instead. [ROL-01] */
  readonly defaultAnonymousToken: Token | null;
};
