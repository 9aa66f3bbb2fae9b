import type { Charge } from '#core/pricing/price.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { CategoryId, OptionId, ProductId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Category } from './category.ts';
import type { InstalmentPlanQueries } from './instalment-plan-queries.ts';
import type { LocationStock, Product, ProductOption, ProductPage, ProductQuery, ProductSummary } from './product.ts';

export type Tag = { readonly id: string; readonly name: string; readonly slug: string };
export type Unit = { readonly id: string; readonly name: string };
export type Store = { readonly id: string; readonly name: string; readonly slug: string };

/** Texts from the editors; null uses the page's default. */
export type ObjectSeo = { readonly title: string | null; readonly description: string | null };
export type SeoType = 'product' | 'category';

/** Reads one organisation's catalogue. Every method may fail with `not-found`, `unreachable` or `garbled`. */
export type Catalogue = InstalmentPlanQueries & {
  /** Level-1 categories with their subtrees. A null `store` is the website store. [DATA-02] */
  readonly categories: (store: string | null) => Promise<Result<readonly Category[], PortFailure>>;
  readonly category: (handle: string, store: string | null) => Promise<Result<Category, PortFailure>>;
  readonly categoryById: (id: CategoryId) => Promise<Result<Category, PortFailure>>;
  readonly products: (query: ProductQuery) => Promise<Result<ProductPage, PortFailure>>;
  /** With options, siblings and extras. */
  readonly product: (slug: string) => Promise<Result<Product, PortFailure>>;
  readonly productById: (id: ProductId) => Promise<Result<Product, PortFailure>>;
  readonly options: (id: ProductId) => Promise<Result<readonly ProductOption[], PortFailure>>;
  /** Charge of option values for a term in months. [GQL-05 getPriceForProductOption] */
  readonly optionPrice: (
    id: ProductId,
    chosen: readonly { readonly option: OptionId; readonly title: string }[],
    months: number,
  ) => Promise<Result<Charge, PortFailure>>;
  /** All terms in one call; unknown ids are left out. [GQL-05] */
  readonly listPrices: (
    ids: readonly ProductId[],
  ) => Promise<Result<readonly { readonly id: ProductId; readonly prices: ProductSummary['prices'] }[], PortFailure>>;
  /** One call; unknown ids are left out. [CAT-10] */
  readonly locations: (
    ids: readonly ProductId[],
  ) => Promise<
    Result<readonly { readonly id: ProductId; readonly locations: readonly LocationStock[] }[], PortFailure>
  >;
  /** The price board: each product line with its lowest price. [GQL-05 getPriceMenus] */
  readonly priceMenus: () => Promise<Result<readonly PriceMenu[], PortFailure>>;
  /** Often sold together with this product. [REST-05 product-combo] */
  readonly combos: (id: ProductId) => Promise<Result<readonly ProductSummary[], PortFailure>>;
  readonly units: () => Promise<Result<readonly Unit[], PortFailure>>;
  readonly tags: () => Promise<Result<readonly Tag[], PortFailure>>;
  readonly tagsOf: (id: ProductId) => Promise<Result<readonly Tag[], PortFailure>>;
  /** `object` is an id or a handle; `not-found` without texts. [REST-06, CMS-02] */
  readonly seo: (object: string, type: SeoType) => Promise<Result<ObjectSeo, PortFailure>>;
  /** Takes the part after the underscore of the last slug segment: `gian-hang_0123` → 0123. [STO-01] */
  readonly store: (id: string) => Promise<Result<Store, PortFailure>>;
};

/** A column of the price board. */
export type PriceMenu = { readonly group: Category; readonly lines: readonly Category[] };
