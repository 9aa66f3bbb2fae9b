import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#backend/platform/database/database.ts';
import { prepared } from '#backend/platform/database/prepared.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { Product, ProductPlan } from '#contracts/generated/product.service.ts';
import type { InstalmentPlan } from '#core/pricing/instalment.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { toInstalmentPlan } from './instalment-plans.ts';
import { productColumns } from './list-products.ts';
import { pricesOfProduct, toPriceWire } from './price-wire.ts';
import { detailsOfProduct, toTagWire } from './product-details.ts';
import { type ProductBase, toProductWire } from './product-wire.ts';
import { type LineOptions, readOptionsOfLines, toLineOptions, withStock } from './read-options.ts';
import { replaceNul } from './replace-nul.ts';
import { categories, productContents, products, units } from './schema.ts';
import { isSold, type Shop } from './shop.ts';
import { stocksOfProduct, toStocks } from './stocks.ts';

const lineOf = alias(categories, 'line');
const groupOf = alias(categories, 'line_group');

/** Products with what their rows refer to, and what only the page of one product shows. */
const selectWith = <Details>(db: Database, details: SQL<Details>) =>
  db
    .select({
      row: productColumns,
      unitName: units.name,
      gift: productContents.gift,
      line: lineOf,
      group: groupOf,
      prices: pricesOfProduct,
      stocks: stocksOfProduct,
      details,
    })
    .from(products)
    .leftJoin(units, eq(units.id, products.unitId))
    .leftJoin(productContents, eq(productContents.modelId, products.modelId))
    .leftJoin(lineOf, eq(lineOf.id, products.categoryId))
    .leftJoin(groupOf, eq(groupOf.id, products.groupId));

const selectProducts = (db: Database) => selectWith(db, sql<null>`null`);
const selectWhole = (db: Database) => selectWith(db, detailsOfProduct);

type FoundProduct = Omit<Awaited<ReturnType<typeof selectProducts>>[number], 'details'>;
type FoundWhole = Awaited<ReturnType<typeof selectWhole>>[number];

const wholeById = prepared((db) =>
  selectWhole(db)
    .where(eq(products.id, sql.placeholder('id')))
    .prepare('product_by_id'),
);
const wholeByHandle = prepared((db) =>
  selectWhole(db)
    .where(eq(products.slug, sql.placeholder('slug')))
    .prepare('product_by_handle'),
);

/** A product that was read alone, with what lists leave out. */
export type WholeProduct = ProductBase & {
  readonly details: Pick<Product, 'description' | 'tags' | 'seo'> & {
    readonly options: LineOptions;
    readonly plans: readonly InstalmentPlan[];
    readonly companionIds: readonly string[];
  };
};

/** `now` in ms determines the VAT. */
const toProduct = (
  { row, unitName, gift, line, group, prices, stocks }: FoundProduct,
  lineOptions: LineOptions,
  now: number,
): ProductBase => {
  const unit = { id: row.unitId, name: unitName ?? '' };
  const vatPercent = vatPercentOn(now);
  const terms = { vatInside: row.vatInside, vatPercent, unit };
  const own = toStocks(stocks);
  return toProductWire({
    row,
    unit,
    vatPercent,
    stocks: own,
    gift,
    options: own.models.has(row.modelId) ? withStock(lineOptions, { stocks: own, modelId: row.modelId }) : [],
    prices: prices.map((price) => toPriceWire(price, terms)),
    categories: [line, group].flatMap((each) => each ?? []),
  });
};

/** Keeps the order. */
const toProducts = async (
  db: Database,
  found: readonly FoundProduct[],
  now: number,
): Promise<readonly ProductBase[]> => {
  const lines = [...new Set(found.flatMap(({ row, stocks }) => (stocks.length > 0 ? [row.categoryId] : [])))];
  const lineOptions = lines.length === 0 ? null : await readOptionsOfLines(db, lines);
  return found.map((each) => toProduct(each, lineOptions?.get(each.row.categoryId) ?? [], now));
};

/** Throws NOT_FOUND. */
const toWholeProduct = (shop: Shop, [found]: readonly FoundWhole[], now: number): WholeProduct => {
  if (!found || !isSold(shop, found.row.categoryId)) throw notFound('Product');
  const { paragraphs, plans, tags, companions, seos, ...listed } = found.details;
  const options = toLineOptions(listed.options, found.row.categoryId);
  return {
    ...toProduct(found, options, now),
    details: {
      description: (paragraphs ?? []).join('\n\n'),
      options,
      plans: plans.map(toInstalmentPlan),
      tags: tags.map((tag) => ({ ...toTagWire(tag), selected: true })),
      companionIds: companions.map(({ id }) => id).filter((id) => id !== found.row.id),
      seo: seos[0] ?? null,
    },
  };
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
export const productById = async (db: Database, shop: Shop, id: string, now: number): Promise<WholeProduct> =>
  toWholeProduct(shop, await wholeById(db).execute({ id: replaceNul(id) }), now);

/** Throws NOT_FOUND. */
export const productByHandle = async (db: Database, shop: Shop, slug: string, now: number): Promise<WholeProduct> =>
  toWholeProduct(shop, await wholeByHandle(db).execute({ slug: replaceNul(slug) }), now);

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

const tilesOfLines = prepared((db) => {
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
  return db
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
    .where(sql`${categories.id} = any(${sql.placeholder('lines')})`)
    .orderBy(asc(cheapest.leadPrice), asc(cheapest.position))
    .prepare('tiles_of_lines');
});

/** The cheapest plans of each line, cheapest first. The limit of each line is found in its index. */
export const readTilesOfLines = async (
  db: Database,
  lines: readonly string[],
): Promise<ReadonlyMap<string, readonly ProductPlan[]>> => {
  const rows = await tilesOfLines(db).execute({ lines: [...lines] });
  const tiles = new Map<string, ProductPlan[]>(lines.map((line) => [line, []]));
  for (const { line, tile, unit } of rows) tiles.get(line)?.push({ ...tile, unit });
  return tiles;
};

/** Plans of a product's line, the product itself included. */
export const toSiblings = (tiles: readonly ProductPlan[], { source }: Pick<ProductBase, 'source'>) =>
  tiles.some(({ id }) => id === source.id) ? tiles : [...tiles.slice(0, MAX_SIBLINGS - 1), source.tile];
