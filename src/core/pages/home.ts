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

/** Parts that cannot be loaded are null. [ROUTE-01] */
export type Home = {
  /** Scheduled banners of this site. [BAN-01] */
  readonly banners: readonly PricedBanner[] | null;
  readonly board: readonly PriceMenu[] | null;
  /** Four product lines with four plans each. */
  readonly tabs: readonly { readonly category: Category; readonly plans: readonly ProductSummary[] }[] | null;
  readonly projects: readonly Project[] | null;
  readonly team: readonly Author[] | null;
  readonly feedback: readonly Feedback[] | null;
  /** The three newest. */
  readonly articles: readonly ArticleSummary[] | null;
  readonly faqs: readonly Faq[] | null;
};
