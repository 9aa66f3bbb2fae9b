import type { Category } from '#core/catalogue/category.ts';
import type { FooterBanner } from '#core/content/banner.ts';
import type { Footer, Licence, Logo, Menu } from '#core/content/content.ts';
import type { Integrations, ShopContact } from '#core/shared/settings.ts';

/** What stands on every page. A part that could not be loaded is null and the page goes on. [DATA-01] */
export type Shell = {
  readonly logo: Logo | null;
  readonly menus: readonly Menu[] | null;
  readonly footer: Footer | null;
  readonly licences: readonly Licence[] | null;
  readonly categories: readonly Category[] | null;
  /** Only while its window holds. [FTR-04] */
  readonly footerBanner: FooterBanner | null;
  readonly contact: ShopContact;
  /** What the browser may load once the visitor agrees. [CON-01] */
  readonly integrations: Integrations;
};
