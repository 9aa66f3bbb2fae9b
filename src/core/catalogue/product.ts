import type { PricePlan } from '#core/pricing/instalment.ts';
import type { PriceEntry, Vat } from '#core/pricing/price.ts';
import type { QuotedOption, QuotedValue } from '#core/pricing/quoted-product.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { CategoryId, ProductId } from '#core/shared/ids.ts';

/** The fourteen orderable product types, named by the handle of their product line. [CAT-10] */
export const productTypes = [
  'cloud-server',
  'dedicated-server',
  'cloud-lab',
  'web-hosting',
  'mail-server',
  'dedicated-mail-server',
  'bare-metal',
  'big-memory',
  'gpu-desktop',
  'cloud-backup',
  'object-storage',
  'domain',
  'office-365',
  'm365-backup',
] as const;
export type ProductType = (typeof productTypes)[number];

/** A row «vCPU … 2 nhân». */
export type Specification = { readonly label: string; readonly value: string };

export type Image = {
  /** Path below the media origin, such as /uploads/cloud-server.webp; the page asks the host for a width of it. */
  readonly path: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};

/** How a machine can be had: it stands ready, it is made ready after it is ordered, or none is left. [CAT-10] */
export const stocks = ['ready', 'to-order', 'sold-out'] as const;
export type Stock = (typeof stocks)[number];

/** A place by its name, and how the product can be had there. */
export type PlaceStock = { readonly place: string; readonly stock: Stock };

/** What a card needs. */
export type ProductSummary = {
  readonly id: ProductId;
  /** Path segment: /san-pham/{slug}. */
  readonly slug: string;
  readonly sku: string;
  readonly title: string;
  readonly type: ProductType;
  readonly category: { readonly id: CategoryId; readonly handle: string; readonly title: string };
  /** One sentence: what it is for. */
  readonly summary: string;
  readonly specifications: readonly Specification[];
  readonly image: Image | null;
  /** «Bán chạy», «-16%»; null where the catalogue has none. */
  readonly badge: string | null;
  /** False where it is not sold at the moment, or no place has one left. */
  readonly available: boolean;
  /** Where its machines stand, in the order of its places; empty where places are not told apart. [CAT-10] */
  readonly places: readonly PlaceStock[];
  readonly vat: Vat;
  /** Every term, shortest first; never empty. */
  readonly prices: readonly PriceEntry[];
  /** The term that the shop proposes: 3 in the unit where it is sold (default rent time), else the shortest. [spec 9] */
  readonly defaultTime: number;
};

export type OptionValue = QuotedValue & {
  /** How it can be had of this value, such as at a place; null where that is not told apart, as for virtual servers. [CAT-10] */
  readonly stock: Stock | null;
};

/** Of its values the first that is free and not sold out is the default. */
export type ProductOption = QuotedOption<OptionValue> & { readonly required: boolean };

export type Product = ProductSummary & {
  /** Paragraphs of the product page. */
  readonly description: readonly string[];
  readonly images: readonly Image[];
  readonly options: readonly ProductOption[];
  /** The plans of the same line, cheapest first, this one among them: the plan tiles of the configurator. */
  readonly siblings: readonly PlanTile[];
  /** Products often bought with it. */
  readonly extras: readonly ProductSummary[];
  /** Label of a gift that comes with the plan; null where there is none. */
  readonly gift: string | null;
  /** Plans on which it may be paid by the month; absent or empty where it is sold for cash only. [INS-01] */
  readonly pricePlans?: readonly PricePlan[];
};

export type PlanTile = {
  readonly id: ProductId;
  readonly slug: string;
  readonly title: string;
  /** «2 vCPU · 4 GB RAM · 60 GB SSD NVMe». */
  readonly specs: string;
};

export const sortOrders = ['popular', 'price-asc', 'price-desc', 'name'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** What a list page asks for. Every part is optional in the address. */
export type ProductQuery = {
  readonly category: string | null;
  readonly keyword: string | null;
  readonly priceFrom: Dong | null;
  readonly priceTo: Dong | null;
  readonly onlyPromotion: boolean;
  readonly tag: string | null;
  /** Handle of the store; null asks for the website store. */
  readonly store: string | null;
  readonly sort: SortOrder;
  /** 1 is the first page. */
  readonly page: number;
  readonly perPage: number;
};

export type ProductPage = {
  readonly products: readonly ProductSummary[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
};

/** Products on one page of a list, where the address does not say. */
export const PRODUCTS_PER_PAGE = 12;

/** The query of a list page whose address has no query. */
export const wholeShop: ProductQuery = {
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
