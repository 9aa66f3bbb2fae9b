import type { InstalmentPlan } from '#core/pricing/instalment.ts';
import type { PriceEntry, PriceUnit, Vat } from '#core/pricing/price.ts';
import type { QuotedOption, QuotedValue } from '#core/pricing/quoted-product.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { CategoryId, ProductId } from '#core/shared/ids.ts';

export type Specification = { readonly label: string; readonly value: string };

export type Image = {
  /** Relative to the media origin; the page requests a width from the host. */
  readonly path: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};

/** In stock, prepared after the order, or sold out. [CAT-10] */
export const stocks = ['ready', 'to-order', 'sold-out'] as const;
export type Stock = (typeof stocks)[number];

export type LocationStock = { readonly location: string; readonly stock: Stock };

export type ProductSummary = {
  readonly id: ProductId;
  /** URL segment: /san-pham/{slug}. */
  readonly slug: string;
  readonly sku: string;
  readonly title: string;
  /** Handle of the product line: one of `productTypes`, or of a line of the firm's own. */
  readonly type: string;
  readonly category: { readonly id: CategoryId; readonly handle: string; readonly title: string };
  /** One sentence. */
  readonly summary: string;
  readonly specifications: readonly Specification[];
  readonly image: Image | null;
  /** Such as «Bán chạy» or «-16%». */
  readonly badge: string | null;
  /** What a running campaign adds to the purchase; null without one. */
  readonly gift: string | null;
  /** False when withdrawn or sold out everywhere. */
  readonly isAvailable: boolean;
  /** In display order; empty when the product has no locations. [CAT-10] */
  readonly locations: readonly LocationStock[];
  readonly vat: Vat;
  /** All terms, shortest first; never empty. */
  readonly prices: readonly PriceEntry[];
  /** Default term: 3 in the product's unit when that is sold (default rent time), else the shortest. [spec 9] */
  readonly defaultTerm: number;
};

export type OptionValue = QuotedValue & {
  /** null when unknown, as for virtual servers. [CAT-10] */
  readonly stock: Stock | null;
};

/** The default is the first free value that is not sold out; where none is free, the first of a `required` choice. */
export type ProductOption = QuotedOption<OptionValue> & { readonly required: boolean };

export type Product = ProductSummary & {
  readonly description: readonly string[];
  /** `image` first, then pictures of the page where the service is managed. */
  readonly images: readonly Image[];
  readonly options: readonly ProductOption[];
  /** All plans of the line including this one, cheapest first. */
  readonly siblings: readonly PlanTile[];
  readonly extras: readonly ProductSummary[];
  /** Of goods; absent for what is rented. [ENT-06] */
  readonly dimensions?: Dimensions;
  /** Instalment plans of the product; absent or empty when there are none. [INS-01] */
  readonly instalmentPlans?: readonly InstalmentPlan[];
};

/** Weight in kg, sizes in mm; null when the service does not say. */
export type Dimensions = {
  readonly weight: number | null;
  readonly size: { readonly width: number; readonly depth: number; readonly height: number } | null;
};

export type PlanTile = {
  readonly id: ProductId;
  readonly slug: string;
  readonly title: string;
  /** Such as «2 vCPU · 4 GB RAM · 60 GB SSD NVMe». */
  readonly specs: string;
  /** đồng per unit in the default term, as on the plan's card. */
  readonly price: Dong;
  readonly unit: PriceUnit;
};

export const sortOrders = ['popular', 'price-asc', 'price-desc', 'name'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** What the service filters, sorts and pages by; every parameter of the URL is optional. */
export type ProductQuery = {
  readonly category: string | null;
  readonly keyword: string | null;
  readonly priceFrom: Dong | null;
  readonly priceTo: Dong | null;
  readonly onlyPromotion: boolean;
  readonly tag: string | null;
  /** null is the website store. */
  readonly store: string | null;
  readonly sort: SortOrder;
  /** 1-based. */
  readonly page: number;
  readonly perPage: number;
};

export type ProductPage = {
  readonly products: readonly ProductSummary[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
};

export const PRODUCTS_PER_PAGE = 12;

export const defaultProductQuery: ProductQuery = {
  category: null,
  keyword: null,
  priceFrom: null,
  priceTo: null,
  onlyPromotion: false,
  tag: null,
  store: null,
  sort: 'popular',
  page: 1,
  perPage: PRODUCTS_PER_PAGE,
};
