import type { PriceEntry, Product, ProductPlan, ProductUnit } from '#contracts/generated/product.service.ts';
import { hasNothingLeft, placesIn, type StockedOption, wireStocks, withStockRow } from '#contracts/place-stock.ts';
import { screensOf, seedImageOf } from '#contracts/seed/product-image.ts';
import { findLeadPrice } from '#core/pricing/lead-price.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { type CategoryRow, toCategoryWire } from './category-tree.ts';
import type { ProductRow } from './list-products.ts';
import type { Stocks } from './stocks.ts';

/** Loaded only when selected. */
type LazyPart = 'description' | 'options' | 'featureTypes' | 'tags' | 'seo' | 'siblings' | 'extras' | 'pricePlans';

/** A product without its lazily loaded parts; `source` is the key to load them. */
export type ProductBase = Omit<Product, LazyPart> & {
  readonly source: {
    readonly id: string;
    readonly modelId: string;
    readonly categoryId: string;
    readonly cpus: number;
    readonly listPerMonth: number;
    readonly stocks: Stocks;
    readonly tile: ProductPlan;
  };
};

type Parts = {
  readonly row: ProductRow;
  readonly unit: ProductUnit;
  readonly vatPercent: number;
  readonly prices: readonly PriceEntry[];
  /** Product line first, then its group. */
  readonly categories: readonly CategoryRow[];
  readonly stocks: Stocks;
  readonly gift: string | null;
  /** May be omitted when stock is not tracked. */
  readonly options: readonly StockedOption[];
};

/** The price that the product shows first. A promotional price counts with its original type. */
const findLeadEntry = (prices: readonly PriceEntry[]): PriceEntry | null => {
  const typed = prices.map((entry) => ({
    entry,
    term: entry.time,
    // PROMOTION replaces the stored type on the wire only.
    type: (entry.oldPrice[0]?.type ?? entry.type) as 'RENT' | 'SELL' | 'QUANTITY',
  }));
  return findLeadPrice(typed)?.entry ?? null;
};

const typeNames: Readonly<Record<string, string>> = { RENT: 'Thuê', SELL: 'Bán', PROMOTION: 'Khuyến mại' };

const priceParts = (prices: readonly PriceEntry[]) => {
  const lead = findLeadEntry(prices);
  const old = lead?.oldPrice[0] ?? null;
  return {
    price: lead?.price ?? 0,
    displayPrice: lead?.displayPrice ?? 0,
    hint: lead?.hint ?? null,
    priceQuantity: lead?.time ?? 1,
    priceType: lead?.type ?? 'RENT',
    priceTypeName: lookUp(typeNames, lead?.type ?? 'RENT') ?? '',
    priceVaries: prices.length > 1,
    compareAtPrice: old?.displayPrice ?? null,
    compareAtPrices: old === null ? [] : [old.displayPrice],
    salePolicy: old === null ? null : 'PROMOTION',
    discountPrice: prices,
  };
};

const imageParts = (row: ProductRow) => {
  // The size of a shop's own picture is not known: pages fill a frame of this shape with it.
  const own = { url: row.image, alt: row.title, width: 1200, height: 800 };
  const image = seedImageOf(row.image) ?? (row.image === '' ? null : own);
  const screens = screensOf(row).map(({ path, ...about }) => ({ url: path, ...about }));
  return {
    featuredImage: row.image,
    images: [row.image, ...screens.map(({ url }) => url)].filter((url) => url !== ''),
    imageDetails: image ? [image, ...screens] : screens,
  };
};

const attributeParts = (
  row: ProductRow,
  places: ReturnType<typeof placesIn>,
): Pick<Product, 'productAttributes' | 'attributeDTOS'> => {
  const said = withStockRow(row.specifications, places);
  return {
    productAttributes: said.map(({ label, value }) => ({ attributeName: label, attributeValue: value })),
    attributeDTOS: said.map(({ label, value }, index) => ({
      id: `${row.id}-${index + 1}`,
      key: label,
      keyId: null,
      extendFromSource: null,
      value: [{ name: label, value }],
      metadata: null,
    })),
  };
};

/** [ENT-06] */
export const toProductWire = ({
  row,
  unit,
  vatPercent,
  prices,
  categories,
  stocks,
  gift,
  options,
}: Parts): ProductBase => {
  const said = { id: row.id, handle: row.slug, title: row.title, specs: row.specs };
  const price = priceParts(prices);
  const places = placesIn(options);
  return {
    ...said,
    ...price,
    ...imageParts(row),
    ...attributeParts(row, places),
    sku: row.sku,
    subType: row.type,
    shortDescription: row.summary,
    weight: null,
    width: null,
    depth: null,
    height: null,
    vat: vatPercent,
    vatInside: row.vatInside,
    qualify: 1,
    parentId: null,
    priceUnit: unit.name,
    available: row.available && !hasNothingLeft(options),
    places: places.map(({ location, stock }) => ({ name: location, stock: wireStocks[stock] })),
    optionsRelationship: [],
    version: row.version,
    brand: null,
    unitDTO: unit,
    groups: categories.slice(1).map(({ id, title }) => ({ id, name: title, policy: null, image: null })),
    categories: categories.map(toCategoryWire),
    variants: [
      { ...toVariant(row), price: price.price, priceType: price.priceType, compareAtPrice: price.compareAtPrice },
    ],
    badge: row.badge,
    gift,
    source: {
      id: row.id,
      modelId: row.modelId,
      categoryId: row.categoryId,
      cpus: row.cpus,
      listPerMonth: row.listPerMonth,
      stocks,
      tile: { ...said, price: row.leadPrice, unit },
    },
  };
};

const toVariant = (row: ProductRow) => ({
  id: row.id,
  handle: row.slug,
  title: row.title,
  options: [],
  optionsIds: [],
  featuredImage: row.image,
  sku: row.sku,
  featureTypeDTOS: [],
});
