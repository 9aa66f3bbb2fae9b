import type { Category } from '#core/catalogue/category.ts';
import type { FooterBanner } from '#core/content/banner.ts';
import type { Footer, Licence, Logo, Menu } from '#core/content/content.ts';
import type { ContentPaths, Integrations } from '#core/shared/settings.ts';
import type { ShopContact } from '#core/shared/shop/shop-identity.ts';

/** A part that cannot be loaded is null. [DATA-01] */
export type Shell = {
  readonly logo: Logo | null;
  readonly menus: readonly Menu[] | null;
  readonly footer: Footer | null;
  readonly licences: readonly Licence[] | null;
  readonly categories: readonly Category[] | null;
  /** Only while scheduled. [FTR-04] */
  readonly footerBanner: FooterBanner | null;
  readonly contact: ShopContact;
  readonly pages: ContentPaths | null;
  /** Origin of a customer portal elsewhere. [HDR-04] */
  readonly portal: string | null;
  /** Editors' sentence about the shop. */
  readonly about: string | null;
  readonly voucherText: string | null;
  /** The browser loads them after consent. [CON-01] */
  readonly integrations: Integrations;
};
