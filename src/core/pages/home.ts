import type { PriceMenu } from '#core/catalogue/catalogue.port.ts';
import type { Category } from '#core/catalogue/category.ts';
import type { ProductSummary } from '#core/catalogue/product.ts';
import type { ArticleSummary, Author, Project } from '#core/content/article.ts';
import type { Faq } from '#core/content/content.ts';
import type { PricedBanner } from '#core/promotion/priced-banner.ts';

export type Feedback = {
  readonly author: string;
  readonly stars: number;
  readonly text: string;
  readonly product: { readonly slug: string; readonly title: string };
};

/** A product line with its four best known plans, from small to large. */
export type HomeTab = {
  readonly category: Pick<Category, 'handle' | 'title'>;
  /** Null for the tabs that are not shown: a page has the plans of one. */
  readonly plans: readonly ProductSummary[] | null;
};

/** Parts that cannot be loaded are null. [ROUTE-01] */
export type Home = {
  /** The editors' words at its top. */
  readonly headline: string | null;
  readonly lead: string | null;
  /** Scheduled banners of this site. [BAN-01] */
  readonly banners: readonly PricedBanner[] | null;
  readonly board: readonly PriceMenu[] | null;
  /** True too while the board cannot be loaded. */
  readonly sellsDomains: boolean;
  readonly tabs: readonly HomeTab[] | null;
  readonly projects: readonly Project[] | null;
  readonly team: readonly Author[] | null;
  readonly feedback: readonly Feedback[] | null;
  /** The three newest. */
  readonly articles: readonly ArticleSummary[] | null;
  readonly faqs: readonly Faq[] | null;
};
