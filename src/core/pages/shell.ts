import type { Category } from '#core/catalogue/category.ts';
import type { FooterBanner } from '#core/content/banner.ts';
import type { Footer, Licence, Logo, Menu } from '#core/content/content.ts';
import type { Integrations, ShopContact } from '#core/shared/settings.ts';

/** Data of every page. A part that cannot be loaded is null and the page renders without it. [DATA-01] */
export type Shell = {
  readonly logo: Logo | null;
  readonly menus: readonly Menu[] | null;
  readonly footer: Footer | null;
  readonly licences: readonly Licence[] | null;
  readonly categories: readonly Category[] | null;
  /** Present only while it is scheduled. [FTR-04] */
  readonly footerBanner: FooterBanner | null;
  readonly contact: ShopContact;
  /** Third-party services that the browser may load after consent. [CON-01] */
  readonly integrations: Integrations;
};
