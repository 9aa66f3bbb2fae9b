import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { SeedProduct } from '#contracts/seed/catalogue.ts';
import type { SeedContent } from '#contracts/seed/product-content.ts';
import { unitIdOf } from '#contracts/seed/units.ts';
import { findLeadPrice } from '#core/pricing/lead-price.ts';
import type { SearchText } from '#core/search-rules/product-search-text.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { productContents, productPrices, products, searchWords } from './schema.ts';

/** A product as the shop sells it; the seed and the import write nothing else. */
export type SoldGoods = Omit<SeedProduct, 'optionIds' | 'requiredOptionIds' | 'type'> & {
  readonly type: string;
  /** Level-1 category. */
  readonly groupId: string;
  readonly content: SeedContent;
  readonly searchText: SearchText;
  readonly image: string;
  /** Among all products; unique. */
  readonly position: number;
  readonly available: boolean;
  /** Whether services go on with it though it is not available. */
  readonly renewable: boolean;
};

const toProductRow = (product: SoldGoods) => {
  const { summary, specifications } = product.content;
  const lead = findLeadPrice(product.prices);
  return {
    id: product.id,
    sku: product.sku,
    slug: product.slug,
    title: product.title,
    titleKey: foldVietnamese(product.title),
    type: product.type,
    categoryId: product.categoryId,
    groupId: product.groupId,
    modelId: product.id,
    summary,
    specs: product.specs,
    specifications,
    image: product.image,
    badge: product.badge,
    available: product.available,
    renewable: product.renewable,
    unitId: unitIdOf(product.unit),
    vatInside: product.vatInside,
    listPerMonth: product.listPerMonth,
    cpus: product.cpus,
    position: product.position,
    leadPrice: lead?.perUnit ?? 0,
    leadTerm: lead?.term ?? 1,
    promoted: product.prices.some(({ oldPerUnit }) => oldPerUnit !== null),
    folded: product.searchText.all.join(' '),
    headline: product.searchText.headline.join(' '),
  };
};

const toPriceRows = (product: SoldGoods) =>
  product.prices.map((entry) => ({
    productId: product.id,
    time: entry.term,
    type: entry.type,
    net: entry.charge.net,
    exempt: entry.charge.exempt,
    perUnit: entry.perUnit,
    renewalNet: entry.renewal.net,
    renewalExempt: entry.renewal.exempt,
    renewalPerUnit: entry.renewalPerUnit,
    transferNet: entry.transfer?.net ?? null,
    discountPercent: entry.discountPercent,
    oldPerUnit: entry.oldPerUnit,
    campaignId: entry.campaign?.id ?? null,
    campaignActionId: entry.campaign?.actionId ?? null,
  }));

const toContentRow = ({ id, content: { audience, description, gift } }: SoldGoods) => ({
  modelId: id,
  audience,
  description,
  gift: gift ?? null,
});

/** Of a row that is there already, the values of the new one. */
const excluded = <Row>(table: PgTable, row: Row) => {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name in Object(row));
  return Object.fromEntries(columns.map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]));
};

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const ROWS = 500;

export const inPieces = async <Row>(rows: readonly Row[], write: (piece: Row[]) => Promise<unknown>): Promise<void> => {
  for (let start = 0; start < rows.length; start += ROWS) await write(rows.slice(start, start + ROWS));
};

/** Adds products, and replaces those of the same ids with their prices and texts. */
export const writeProducts = async (tx: Transaction, goods: readonly SoldGoods[]): Promise<void> => {
  await inPieces(goods.map(toProductRow), (rows) =>
    tx
      .insert(products)
      .values(rows)
      .onConflictDoUpdate({ target: products.id, set: excluded(products, rows[0]) }),
  );
  const ids = goods.map(({ id }) => id);
  await inPieces(ids, (piece) => tx.delete(productPrices).where(inArray(productPrices.productId, piece)));
  await inPieces(goods.flatMap(toPriceRows), (rows) => tx.insert(productPrices).values(rows));
  await inPieces(goods.map(toContentRow), (rows) =>
    tx
      .insert(productContents)
      .values(rows)
      .onConflictDoUpdate({ target: productContents.modelId, set: excluded(productContents, rows[0]) }),
  );
  const words = [...new Set(goods.flatMap(({ searchText }) => searchText.all))].map((word) => ({ word }));
  await inPieces(words, (rows) => tx.insert(searchWords).values(rows).onConflictDoNothing());
};

/** Of products on sale; stored with the categories, so that a list costs the same at any size. */
export const storeCounts = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`
    update categories set product_count = facts.total, lowest_price = facts.lowest, lowest_unit_id = facts.unit,
      lowest_term = facts.term
    from (
      select scope, count(*) filter (where available)::int as total, min(lead_price) filter (where available) as lowest,
        (array_agg(unit_id order by lead_price, position) filter (where available))[1] as unit,
        (array_agg(lead_term order by lead_price, position) filter (where available))[1] as term
      from (
        select category_id as scope, lead_price, lead_term, unit_id, position, available from products
        union all
        select group_id, lead_price, lead_term, unit_id, position, available from products
      ) as every
      group by scope
    ) as facts
    where facts.scope = categories.id`);
  await tx.execute(sql`analyze products`);
};
