import { asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#backend/platform/database/database.ts';
import { notFound } from '#backend/platform/service-failure.ts';
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
  const told = found.filter(({ row }) => stocks.models.has(row.modelId));
  const lines = [...new Set(told.map(({ row }) => row.categoryId))];
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

export const readDescription = async (db: Database, modelId: string): Promise<readonly string[]> => {
  const [found] = await db.select().from(productContents).where(eq(productContents.modelId, modelId));
  return found?.description ?? [];
};

/** Maximum number of plans that a configurator shows as tiles. */
const MAX_SIBLINGS = 100;

/** Cheapest first, including the product itself. */
export const listSiblings = async (db: Database, { source }: Pick<ProductBase, 'source'>) => {
  const rows = await db
    .select({
      id: products.id,
      handle: products.slug,
      title: products.title,
      specs: products.specs,
      price: products.leadPrice,
      unit: { id: units.id, name: units.name },
    })
    .from(products)
    .innerJoin(units, eq(units.id, products.unitId))
    .where(eq(products.categoryId, source.categoryId))
    .orderBy(asc(products.leadPrice), asc(products.position))
    .limit(MAX_SIBLINGS);
  return rows.some(({ id }) => id === source.id) ? rows : [...rows.slice(0, -1), source.tile];
};
