import { asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#backend/platform/database/database.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { type ProductRow, productColumns } from './list-products.ts';
import { type PriceRow, toPriceWire } from './price-wire.ts';
import { type ProductBase, toProductWire } from './product-wire.ts';
import { readOptionsOfLines, withStock } from './read-options.ts';
import { replaceNul } from './replace-nul.ts';
import { categories, productContents, productPrices, products, units } from './schema.ts';
import { isSold, type Shop } from './shop.ts';
import { readStocks } from './stocks.ts';

/** Keeps the order of the rows; `now` in ms determines the VAT. */
export const withPrices = async (
  db: Database,
  rows: readonly ProductRow[],
  now: number,
): Promise<readonly ProductBase[]> => {
  if (rows.length === 0) return [];
  const facts = await readFacts(db, rows);
  const prices = await readPrices(
    db,
    rows.map(({ id }) => id),
  );
  const vatPercent = vatPercentOn(now);
  const stocks = await readStocks(
    db,
    rows.map(({ modelId }) => modelId),
  );
  const told = rows.filter(({ modelId }) => stocks.models.has(modelId));
  const lines = [...new Set(told.map(({ categoryId }) => categoryId))];
  const lineOptions = lines.length === 0 ? null : await readOptionsOfLines(db, lines);
  return rows.map((row) => {
    const known = facts.get(row.id);
    const unit = { id: row.unitId, name: known?.unitName ?? '' };
    const terms = { vatInside: row.vatInside, vatPercent, unit };
    return toProductWire({
      row,
      unit,
      vatPercent,
      stocks,
      gift: known?.gift ?? null,
      options: withStock(lineOptions?.get(row.categoryId) ?? [], { stocks, modelId: row.modelId }),
      prices: (prices.get(row.id) ?? []).map((price) => toPriceWire(price, terms)),
      categories: [known?.line, known?.group].flatMap((each) => each ?? []),
    });
  });
};

const readPrices = async (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, readonly PriceRow[]>> => {
  const rows = await db
    .select()
    .from(productPrices)
    .where(inArray(productPrices.productId, [...ids]))
    .orderBy(asc(productPrices.time));
  const byProduct = new Map<string, PriceRow[]>();
  for (const row of rows) byProduct.set(row.productId, [...(byProduct.get(row.productId) ?? []), row]);
  return byProduct;
};

/** In the order of the ids; leaves out unknown products and those that the store does not sell. */
export const productsById = async (
  db: Database,
  shop: Shop,
  ids: readonly string[],
  now: number,
): Promise<readonly ProductBase[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select(productColumns)
    .from(products)
    .where(inArray(products.id, ids.map(replaceNul)));
  const sold = ids.flatMap(
    (wanted) => rows.find(({ id, categoryId }) => id === wanted && isSold(shop, categoryId)) ?? [],
  );
  return withPrices(db, sold, now);
};

/** Throws NOT_FOUND. */
export const productById = async (db: Database, shop: Shop, id: string, now: number): Promise<ProductBase> => {
  const [found] = await productsById(db, shop, [id], now);
  if (!found) throw notFound('Product');
  return found;
};

/** Throws NOT_FOUND. */
export const productByHandle = async (db: Database, shop: Shop, handle: string, now: number): Promise<ProductBase> => {
  const [row] = await db
    .select(productColumns)
    .from(products)
    .where(eq(products.slug, replaceNul(handle)));
  if (!row || !isSold(shop, row.categoryId)) throw notFound('Product');
  const [found] = await withPrices(db, [row], now);
  if (!found) throw notFound('Product');
  return found;
};

const lineOf = alias(categories, 'line');
const groupOf = alias(categories, 'line_group');

/** What the product's row refers to, by product; one query. */
const readFacts = async (db: Database, rows: readonly Pick<ProductRow, 'id'>[]) => {
  const found = await db
    .select({ id: products.id, unitName: units.name, gift: productContents.gift, line: lineOf, group: groupOf })
    .from(products)
    .leftJoin(units, eq(units.id, products.unitId))
    .leftJoin(productContents, eq(productContents.modelId, products.modelId))
    .leftJoin(lineOf, eq(lineOf.id, products.categoryId))
    .leftJoin(groupOf, eq(groupOf.id, products.groupId))
    .where(
      inArray(
        products.id,
        rows.map(({ id }) => id),
      ),
    );
  return new Map(found.map((each) => [each.id, each]));
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
