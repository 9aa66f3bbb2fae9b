import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#backend/platform/database/database.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { ProductPlan } from '#contracts/generated/product.service.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { productColumns } from './list-products.ts';
import { pricesOfProduct, toPriceWire } from './price-wire.ts';
import { type ProductBase, toProductWire } from './product-wire.ts';
import { readOptionsOfLines, withStock } from './read-options.ts';
import { replaceNul } from './replace-nul.ts';
import { categories, productContents, products, units } from './schema.ts';
import { isSold, type Shop } from './shop.ts';
import { stocksOfProduct, toStocks } from './stocks.ts';

const lineOf = alias(categories, 'line');
const groupOf = alias(categories, 'line_group');

/** Products with what their rows refer to. */
const selectProducts = (db: Database) =>
  db
    .select({
      row: productColumns,
      unitName: units.name,
      gift: productContents.gift,
      line: lineOf,
      group: groupOf,
      prices: pricesOfProduct,
      stocks: stocksOfProduct,
    })
    .from(products)
    .leftJoin(units, eq(units.id, products.unitId))
    .leftJoin(productContents, eq(productContents.modelId, products.modelId))
    .leftJoin(lineOf, eq(lineOf.id, products.categoryId))
    .leftJoin(groupOf, eq(groupOf.id, products.groupId));

type FoundProduct = Awaited<ReturnType<typeof selectProducts>>[number];

/** Keeps the order; `now` in ms determines the VAT. */
const toProducts = async (
  db: Database,
  found: readonly FoundProduct[],
  now: number,
): Promise<readonly ProductBase[]> => {
  const vatPercent = vatPercentOn(now);
  const stocks = toStocks(found.flatMap((each) => each.stocks));
  const counted = found.filter(({ row }) => stocks.models.has(row.modelId));
  const lines = [...new Set(counted.map(({ row }) => row.categoryId))];
  const lineOptions = lines.length === 0 ? null : await readOptionsOfLines(db, lines);
  return found.map(({ row, unitName, gift, line, group, prices }) => {
    const unit = { id: row.unitId, name: unitName ?? '' };
    const terms = { vatInside: row.vatInside, vatPercent, unit };
    return toProductWire({
      row,
      unit,
      vatPercent,
      stocks,
      gift,
      options: withStock(lineOptions?.get(row.categoryId) ?? [], { stocks, modelId: row.modelId }),
      prices: prices.map((price) => toPriceWire(price, terms)),
      categories: [line, group].flatMap((each) => each ?? []),
    });
  });
};

/** In the order of the ids; leaves out unknown products and those that the store does not sell. */
export const productsById = async (
  db: Database,
  shop: Shop,
  ids: readonly string[],
  now: number,
): Promise<readonly ProductBase[]> => {
  if (ids.length === 0) return [];
  const found = await selectProducts(db).where(inArray(products.id, ids.map(replaceNul)));
  const sold = ids.flatMap(
    (wanted) => found.find(({ row }) => row.id === wanted && isSold(shop, row.categoryId)) ?? [],
  );
  return toProducts(db, sold, now);
};

/** Throws NOT_FOUND. */
export const productById = async (db: Database, shop: Shop, id: string, now: number): Promise<ProductBase> => {
  const [found] = await productsById(db, shop, [id], now);
  if (!found) throw notFound('Product');
  return found;
};

/** Throws NOT_FOUND. */
export const productByHandle = async (db: Database, shop: Shop, handle: string, now: number): Promise<ProductBase> => {
  const found = await selectProducts(db).where(eq(products.slug, replaceNul(handle)));
  const [product] = await toProducts(
    db,
    found.filter(({ row }) => isSold(shop, row.categoryId)),
    now,
  );
  if (!product) throw notFound('Product');
  return product;
};

/** Paragraphs by model. */
export const readDescriptions = async (
  db: Database,
  modelIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const rows = await db
    .select({ modelId: productContents.modelId, description: productContents.description })
    .from(productContents)
    .where(inArray(productContents.modelId, [...modelIds]));
  return new Map(rows.map(({ modelId, description }) => [modelId, description]));
};

/** Maximum number of plans that a configurator shows as tiles. */
const MAX_SIBLINGS = 100;

/** The cheapest plans on sale of each line, cheapest first. The limit of each line is found in its index. */
export const readTilesOfLines = async (
  db: Database,
  lines: readonly string[],
): Promise<ReadonlyMap<string, readonly ProductPlan[]>> => {
  const cheapest = db
    .select({
      id: products.id,
      slug: products.slug,
      title: products.title,
      specs: products.specs,
      leadPrice: products.leadPrice,
      position: products.position,
      unitId: products.unitId,
    })
    .from(products)
    .where(and(eq(products.categoryId, categories.id), products.available))
    .orderBy(asc(products.leadPrice), asc(products.position))
    .limit(MAX_SIBLINGS)
    .as('cheapest');
  const rows = await db
    .select({
      line: categories.id,
      tile: {
        id: cheapest.id,
        handle: cheapest.slug,
        title: cheapest.title,
        specs: cheapest.specs,
        price: cheapest.leadPrice,
      },
      unit: { id: units.id, name: units.name },
    })
    .from(categories)
    .innerJoinLateral(cheapest, sql`true`)
    .innerJoin(units, eq(units.id, cheapest.unitId))
    .where(inArray(categories.id, [...lines]))
    .orderBy(asc(cheapest.leadPrice), asc(cheapest.position));
  const tiles = new Map<string, ProductPlan[]>(lines.map((line) => [line, []]));
  for (const { line, tile, unit } of rows) tiles.get(line)?.push({ ...tile, unit });
  return tiles;
};

/** Plans of a product's line, the product itself included. */
export const toSiblings = (tiles: readonly ProductPlan[], { source }: Pick<ProductBase, 'source'>) =>
  tiles.some(({ id }) => id === source.id) ? tiles : [...tiles.slice(0, MAX_SIBLINGS - 1), source.tile];
