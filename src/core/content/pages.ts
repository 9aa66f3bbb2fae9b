import type { PriceMenu } from '#core/catalogue/catalogue.port.ts';
import type { Category } from '#core/catalogue/category.ts';
import type { ProductSummary } from '#core/catalogue/product.ts';
import type { Faq, Footer, Licence, Logo, Menu, ShopContact } from './content.ts';

/** What stands on every page. A part that could not be loaded is null and the page goes on. [DATA-01] */
export type Shell = {
  readonly logo: Logo | null;
  readonly menus: readonly Menu[] | null;
  readonly footer: Footer | null;
  readonly licences: readonly Licence[] | null;
  readonly categories: readonly Category[] | null;
  readonly contact: ShopContact;
};

/** The home page: price board, plan tabs, FAQ. */
export type Home = {
  readonly board: readonly PriceMenu[] | null;
  /** Four product lines with their four leading plans. */
  readonly tabs: readonly { readonly category: Category; readonly plans: readonly ProductSummary[] }[] | null;
  readonly faqs: readonly Faq[] | null;
};
