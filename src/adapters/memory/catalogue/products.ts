import { seedProductById, type World } from '#adapters/memory/world.ts';
import { hasNothingLeft, placesIn, withStockRow } from '#contracts/place-stock.ts';
import { type SeedProduct, seedProducts } from '#contracts/seed/catalogue.ts';
import { seedCategories } from '#contracts/seed/categories.ts';
import { combosOf } from '#contracts/seed/combos.ts';
import { seedOptionPrice, seedOptions, valuesOfLine } from '#contracts/seed/options.ts';
import { contentOf } from '#contracts/seed/product-content.ts';
import { productImageOf, screensOf } from '#contracts/seed/product-image.ts';
import { seedStockOf } from '#contracts/seed/stock.ts';
import type { PlanTile, Product, ProductOption, ProductSummary } from '#core/catalogue/product.ts';
import type { SoldProduct } from '#core/order-rules/sold-product.ts';
import { findDefaultTerm, findLeadPrice } from '#core/pricing/lead-price.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { compareDong, zeroDong } from '#core/shared/dong.ts';
import { categoryId, optionId, optionValueId, productId } from '#core/shared/ids.ts';
import { isOnSale } from './categories.ts';
import { instalmentPlansOf } from './plans-of.ts';
import { pricesOf, vatOf } from './prices.ts';

const kinds = { SELECT_ONE: 'select-one', SELECT_MULTI: 'select-multi', TEXT: 'text' } as const;

/** Key of a world's change of stock. */
export const stockKey = (product: string, place: string): string => `${product} ${place}`;

/** Options with the seed's stock, by product: they are asked for with every line, and never change. */
const seededOptions = new Map<SeedProduct, readonly ProductOption[]>();

const seededOptionsOf = (product: SeedProduct): readonly ProductOption[] => {
  const known = seededOptions.get(product);
  if (known) return known;
  const options = seedOptions
    .filter((option) => product.optionIds.includes(option.id))
    .map((option) => ({
      id: optionId(option.id),
      name: option.name,
      kind: kinds[option.type],
      required: product.requiredOptionIds.includes(option.id),
      values: valuesOfLine(option.values, product.categoryId).map((value) => ({
        id: optionValueId(value.id),
        title: value.title,
        productId: value.productId === null ? null : productId(value.productId),
        perMonth: seedOptionPrice(product, value),
        stock: seedStockOf(product, value),
      })),
    }));
  seededOptions.set(product, options);
  return options;
};

/** Options of a product with prices for this product and their current stock. */
export const optionsOf = ({ state: { stocks } }: World, product: SeedProduct): readonly ProductOption[] => {
  const options = seededOptionsOf(product);
  if (stocks.size === 0) return options;
  return options.map((option) => ({
    ...option,
    values: option.values.map((value) => ({
      ...value,
      stock: stocks.get(stockKey(product.id, value.title)) ?? value.stock,
    })),
  }));
};

/** Whether a product is sold: not withdrawn, and available at some location. */
const isSold = (world: World, product: SeedProduct): boolean =>
  isOnSale(world, product) && !hasNothingLeft(optionsOf(world, product));

/** A product as orders need it; undefined when the catalogue has never had it. */
export const findSoldProduct = (world: World, id: string): SoldProduct | undefined => {
  const product = seedProductById.get(id);
  return (
    product && {
      ...product,
      category: { id: product.categoryId, handle: product.type },
      imagePath: productImageOf(product).path,
      isAvailable: isSold(world, product),
      vat: { isIncluded: product.vatInside },
      prices: pricesOf(world, product),
      options: optionsOf(world, product),
      instalmentPlans: instalmentPlansOf(world, product),
    }
  );
};

const categoryOf = (product: SeedProduct): ProductSummary['category'] => {
  const found = seedCategories.find((each) => each.id === product.categoryId);
  return { id: categoryId(product.categoryId), handle: found?.handle ?? '', title: found?.title ?? '' };
};

export const summaryOf = (world: World, product: SeedProduct): ProductSummary => {
  const content = contentOf(product);
  const prices = pricesOf(world, product);
  const locations = placesIn(optionsOf(world, product));
  return {
    id: productId(product.id),
    slug: product.slug,
    sku: product.sku,
    title: product.title,
    type: product.type,
    category: categoryOf(product),
    summary: content.summary,
    specifications: withStockRow(content.specifications, locations),
    image: productImageOf(product),
    badge: product.badge,
    gift: content.gift ?? null,
    isAvailable: isSold(world, product),
    locations,
    vat: vatOf(world, product),
    prices,
    defaultTerm: findDefaultTerm(prices),
  };
};

const tileOf = (world: World, product: SeedProduct): PlanTile => {
  const { id, slug, title, specs, unit } = product;
  const price = findLeadPrice(pricesOf(world, product))?.perUnit ?? zeroDong;
  return { id: productId(id), slug, title, specs, price, unit };
};

const siblingsOf = (world: World, product: SeedProduct): readonly PlanTile[] =>
  seedProducts
    .filter((each) => each.categoryId === product.categoryId && (each === product || isOnSale(world, each)))
    .map((each) => tileOf(world, each))
    .sort((a, b) => compareDong(a.price, b.price));

/** Products on sale that are often bought with this one. */
export const extrasOf = (world: World, product: SeedProduct): readonly ProductSummary[] =>
  combosOf(product)
    .filter((each) => isOnSale(world, each))
    .map((each) => summaryOf(world, each));

/** Keyed by everything that affects prices; shared by all worlds. */
const productCache = new Map<string, Product>();
const MAX_CACHED_PRODUCTS = 5_000;

export const productOf = (world: World, product: SeedProduct): Product => {
  const { pricePercent, withdrawn, stocks, now } = world.state;
  const key = [product.id, vatPercentOn(now), ...[...pricePercent].flat(), ...withdrawn, ...[...stocks].flat()].join();
  const known = productCache.get(key);
  if (known) return known;
  if (productCache.size >= MAX_CACHED_PRODUCTS) productCache.clear();
  const page = pageOf(world, product);
  productCache.set(key, page);
  return page;
};

const pageOf = (world: World, product: SeedProduct): Product => {
  const content = contentOf(product);
  return {
    ...summaryOf(world, product),
    description: content.description,
    images: [productImageOf(product), ...screensOf(product)],
    options: optionsOf(world, product),
    siblings: siblingsOf(world, product),
    extras: extrasOf(world, product),
    instalmentPlans: instalmentPlansOf(world, product),
  };
};
