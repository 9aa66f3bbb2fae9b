import type { PortFailure } from '#core/shared/failure.ts';
import type { CategoryId, ProductId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Category } from './category.ts';
import type { Product, ProductPage, ProductQuery, ProductSummary } from './product.ts';

export type Tag = { readonly id: string; readonly name: string; readonly slug: string };
export type Unit = { readonly id: string; readonly name: string };
export type Store = { readonly id: string; readonly name: string; readonly slug: string };

/** Texts from the editors; null uses the page's default. */
export type ObjectSeo = { readonly title: string | null; readonly description: string | null };
export type SeoType = 'product' | 'category';

export type DescribedProduct = Product & {
  readonly tags: readonly Tag[];
  /** null when the editors wrote none. */
  readonly seo: ObjectSeo | null;
};

/** Reads one organisation's catalogue. Every method may fail with `not-found`, `unreachable` or `garbled`. */
export type Catalogue = {
  /** Level-1 categories with their subtrees. A null `store` is the website store. [DATA-02] */
  readonly categories: (store: string | null) => Promise<Result<readonly Category[], PortFailure>>;
  readonly category: (handle: string, store: string | null) => Promise<Result<Category, PortFailure>>;
  readonly categoryById: (id: CategoryId, store: string | null) => Promise<Result<Category, PortFailure>>;
  readonly products: (query: ProductQuery) => Promise<Result<ProductPage, PortFailure>>;
  /** With options, instalment plans, siblings, extras, tags and SEO texts. [CMS-02] */
  readonly product: (slug: string) => Promise<Result<DescribedProduct, PortFailure>>;
  readonly productById: (id: ProductId) => Promise<Result<Product, PortFailure>>;
  /** All terms and locations in one call; unknown ids are left out. [GQL-05, CAT-10] */
  readonly listOffers: (ids: readonly ProductId[]) => Promise<Result<readonly ListedOffer[], PortFailure>>;
  /** The price board: each product line with its lowest price. [GQL-05 getPriceMenus] */
  readonly priceMenus: () => Promise<Result<readonly PriceMenu[], PortFailure>>;
  /** Often sold together with this product. [REST-05 product-combo] */
  readonly combos: (id: ProductId) => Promise<Result<readonly ProductSummary[], PortFailure>>;
  readonly units: () => Promise<Result<readonly Unit[], PortFailure>>;
  readonly tags: () => Promise<Result<readonly Tag[], PortFailure>>;
  /** `object` is an id or a handle; `not-found` without texts. [REST-06, CMS-02] */
  readonly seo: (object: string, type: SeoType) => Promise<Result<ObjectSeo, PortFailure>>;
  /** Takes the part after the underscore of the last slug segment: `gian-hang_0123` → 0123. [STO-01] */
  readonly store: (id: string) => Promise<Result<Store, PortFailure>>;
};

/** What a cart has to know of a product that it holds. */
export type ListedOffer = Pick<ProductSummary, 'id' | 'prices' | 'locations'>;

/** A column of the price board. */
export type PriceMenu = { readonly group: Category; readonly lines: readonly Category[] };
