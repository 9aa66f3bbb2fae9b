import type { Charge } from '#core/pricing/price.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { CategoryId, OptionId, ProductId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Category } from './category.ts';
import type { PricePlanCalls } from './price-plan-calls.ts';
import type { PlaceStock, Product, ProductOption, ProductPage, ProductQuery, ProductSummary } from './product.ts';

export type Tag = { readonly id: string; readonly name: string; readonly slug: string };
export type Unit = { readonly id: string; readonly name: string };
export type Store = { readonly id: string; readonly name: string; readonly slug: string };

/** What the editors say to search engines of a product or a category; null leaves a part to the page. */
export type ObjectSeo = { readonly title: string | null; readonly description: string | null };
export type SeoType = 'product' | 'category';

/** Reads the catalogue of one organisation. Every method answers `not-found`, `unreachable` or `garbled` besides its value. */
export type Catalogue = PricePlanCalls & {
  /** The whole tree; only level-1 categories stand at the top. `store` null is the website store. [DATA-02] */
  readonly categories: (store: string | null) => Promise<Result<readonly Category[], PortFailure>>;
  readonly category: (handle: string, store: string | null) => Promise<Result<Category, PortFailure>>;
  readonly categoryById: (id: CategoryId) => Promise<Result<Category, PortFailure>>;
  readonly products: (query: ProductQuery) => Promise<Result<ProductPage, PortFailure>>;
  /** With options, siblings and extras. */
  readonly product: (slug: string) => Promise<Result<Product, PortFailure>>;
  readonly productById: (id: ProductId) => Promise<Result<Product, PortFailure>>;
  readonly options: (id: ProductId) => Promise<Result<readonly ProductOption[], PortFailure>>;
  /** Charge of chosen option values for a term in months. [GQL-05 getPriceForProductOption] */
  readonly optionPrice: (
    id: ProductId,
    chosen: readonly { readonly option: OptionId; readonly title: string }[],
    months: number,
  ) => Promise<Result<Charge, PortFailure>>;
  /** Every term price of products in one call; unknown ids are left out. [GQL-05] */
  readonly listPrices: (
    ids: readonly ProductId[],
  ) => Promise<Result<readonly { readonly id: ProductId; readonly prices: ProductSummary['prices'] }[], PortFailure>>;
  /** Where machines of these products stand, in one call; unknown ids are left out. [CAT-10] */
  readonly places: (
    ids: readonly ProductId[],
  ) => Promise<Result<readonly { readonly id: ProductId; readonly places: readonly PlaceStock[] }[], PortFailure>>;
  /** Lines of the price board: one row a product line with its lowest price. [GQL-05 getPriceMenus] */
  readonly priceMenus: () => Promise<Result<readonly PriceMenu[], PortFailure>>;
  /** Products sold together with this one. [REST-05 product-combo] */
  readonly combos: (id: ProductId) => Promise<Result<readonly ProductSummary[], PortFailure>>;
  readonly units: () => Promise<Result<readonly Unit[], PortFailure>>;
  readonly tags: () => Promise<Result<readonly Tag[], PortFailure>>;
  readonly tagsOf: (id: ProductId) => Promise<Result<readonly Tag[], PortFailure>>;
  /** `object`: an id or a handle. `not-found` where the editors said nothing. [REST-06, CMS-02] */
  readonly seo: (object: string, type: SeoType) => Promise<Result<ObjectSeo, PortFailure>>;
  /** Store behind the last segment of a slug after an underscore, `gian-hang_0123` → store 0123. [STO-01] */
  readonly store: (id: string) => Promise<Result<Store, PortFailure>>;
};

/** A column of the price board: a level-1 group and its product lines. */
export type PriceMenu = { readonly group: Category; readonly lines: readonly Category[] };
