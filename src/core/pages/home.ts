import type { PriceMenu } from '#core/catalogue/catalogue.port.ts';
import type { Category } from '#core/catalogue/category.ts';
import type { ProductSummary } from '#core/catalogue/product.ts';
import type { ArticleSummary, Author, Project } from '#core/content/article.ts';
import type { Banner } from '#core/content/banner.ts';
import type { Faq } from '#core/content/content.ts';
/** A customer's review of a product. */
export type Feedback = {
  readonly author: string;
  readonly stars: number;
  readonly text: string;
  readonly product: { readonly slug: string; readonly title: string };
};

/**
 * The home page: slider, price board, plan tabs, projects, team, feedback, articles, FAQ. A part that cannot be loaded
 * is null. [ROUTE-01]
 */
export type Home = {
  /** Banners of this site that are currently scheduled. [BAN-01] */
  readonly banners: readonly Banner[] | null;
  readonly board: readonly PriceMenu[] | null;
  /** Four product lines with their first four plans. */
  readonly tabs: readonly { readonly category: Category; readonly plans: readonly ProductSummary[] }[] | null;
  readonly projects: readonly Project[] | null;
  readonly team: readonly Author[] | null;
  readonly feedback: readonly Feedback[] | null;
  /** The three newest. */
  readonly articles: readonly ArticleSummary[] | null;
  readonly faqs: readonly Faq[] | null;
};
