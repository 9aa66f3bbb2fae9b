import { asc, eq, inArray } from 'drizzle-orm';
import { listPlansOfLines } from '#backend/catalogue/instalment-plans.ts';
import {
  categories,
  categoryOptions,
  options,
  optionValues,
  productPrices,
  products,
  units,
} from '#backend/catalogue/schema.ts';
import { readStocks, type Stocks } from '#backend/catalogue/stocks.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { hasNothingLeft } from '#contracts/place-stock.ts';
import type { InstalmentPlan } from '#core/pricing/instalment.ts';
import { optionPricePerMonth } from '#core/pricing/line-price.ts';
import type { PriceType } from '#core/pricing/price.ts';
import { type Dong, dong, multiplyDong, zeroDong } from '#core/shared/dong.ts';
import type { PriceList, SoldOption, SoldProduct, SoldTerm } from './sold-product.ts';

/** [spec 9] */
export const DOMAIN_CATEGORY_ID = '3511';

type ProductRow = typeof products.$inferSelect;
type PriceRow = typeof productPrices.$inferSelect;
type ValueRow = typeof optionValues.$inferSelect;

const toSoldTerm = (row: PriceRow): SoldTerm => ({
  time: row.time,
  // The catalogue stores only these three types.
  type: row.type as PriceType,
  charge: { net: dong(row.net), exempt: dong(row.exempt) },
  renewal: { net: dong(row.renewalNet), exempt: dong(row.renewalExempt) },
  oldPrice: row.oldPerUnit === null ? null : multiplyDong(dong(row.oldPerUnit), row.time),
  campaign:
    row.campaignId === null || row.campaignActionId === null
      ? null
      : { id: row.campaignId, actionId: row.campaignActionId },
});

const monthlyPrice = (value: ValueRow, product: ProductRow): Dong => {
  if (value.productId === null) return zeroDong;
  if (value.priceAbove4Cpu !== null && product.cpus > 4) return dong(value.priceAbove4Cpu);
  return optionPricePerMonth(
    {
      ...(value.price === null ? {} : { price: dong(value.price) }),
      ...(value.percent === null ? {} : { percent: value.percent }),
    },
    dong(product.listPerMonth),
  );
};

type Rows = {
  readonly prices: readonly PriceRow[];
  readonly unitNames: ReadonlyMap<string, string>;
  readonly handles: ReadonlyMap<string, string>;
  readonly taken: readonly {
    readonly categoryId: string;
    readonly option: typeof options.$inferSelect;
    readonly required: boolean;
  }[];
  readonly values: readonly ValueRow[];
  readonly plans: ReadonlyMap<string, readonly InstalmentPlan[]>;
  readonly stocks: Stocks;
};

const toSoldOptions = (product: ProductRow, { taken, values, stocks }: Rows): SoldOption[] =>
  taken
    .filter(({ categoryId }) => categoryId === product.categoryId)
    .map(({ option, required }) => ({
      id: option.id,
      name: option.name,
      type: option.type as SoldOption['type'],
      required,
      values: values
        .filter((value) => value.optionId === option.id)
        .map((value) => ({
          id: value.id,
          title: value.title,
          productId: value.productId,
          perMonth: monthlyPrice(value, product),
          stock: stocks.of(product.modelId, value.id),
        })),
    }));

const toSoldProduct = (product: ProductRow, rows: Rows): SoldProduct => {
  const options = toSoldOptions(product, rows);
  return {
    id: product.id,
    sku: product.sku,
    slug: product.slug,
    title: product.title,
    category: rows.handles.get(product.categoryId) ?? product.type,
    categoryId: product.categoryId,
    available: product.available && !hasNothingLeft(options),
    unit: {
      id: product.unitId === 'YEAR' ? 'YEAR' : 'MONTH',
      name: rows.unitNames.get(product.unitId) ?? '',
    },
    vatInside: product.vatInside,
    extension: product.categoryId === DOMAIN_CATEGORY_ID ? (/\.[a-z.]+$/.exec(product.title)?.[0] ?? null) : null,
    terms: rows.prices.filter((row) => row.productId === product.id).map(toSoldTerm),
    options,
    plans: rows.plans.get(product.categoryId) ?? [],
  };
};

const readOptionRows = async (
  tx: Database | Transaction,
  lines: readonly string[],
): Promise<Pick<Rows, 'taken' | 'values'>> => {
  const taken = await tx
    .select({ categoryId: categoryOptions.categoryId, option: options, required: categoryOptions.required })
    .from(categoryOptions)
    .innerJoin(options, eq(options.id, categoryOptions.optionId))
    .where(inArray(categoryOptions.categoryId, [...lines]))
    .orderBy(asc(options.position));
  const ids = [...new Set(taken.map(({ option }) => option.id))];
  if (ids.length === 0) return { taken, values: [] };
  const values = await tx
    .select()
    .from(optionValues)
    .where(inArray(optionValues.optionId, ids))
    .orderBy(asc(optionValues.position));
  return { taken, values };
};

/** Today's prices; unknown ids are left out. */
export const loadPriceList = async (tx: Database | Transaction, ids: readonly string[]): Promise<PriceList> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const found = await tx.select().from(products).where(inArray(products.id, wanted));
  if (found.length === 0) return new Map();
  const lines = [...new Set(found.map((product) => product.categoryId))];
  const prices = await tx
    .select()
    .from(productPrices)
    .where(inArray(productPrices.productId, wanted))
    .orderBy(asc(productPrices.time));
  const unitRows = await tx.select().from(units);
  const handleRows = await tx.select().from(categories).where(inArray(categories.id, lines));
  const rows: Rows = {
    prices,
    unitNames: new Map(unitRows.map((unit) => [unit.id, unit.name])),
    handles: new Map(handleRows.map((category) => [category.id, category.handle])),
    ...(await readOptionRows(tx, lines)),
    plans: await listPlansOfLines(tx, lines),
    stocks: await readStocks(
      tx,
      found.map((product) => product.modelId),
    ),
  };
  return new Map(found.map((product) => [product.id, toSoldProduct(product, rows)]));
};
