import { asc, eq, inArray } from 'drizzle-orm';
import { listPlansOfLines } from '#backend/catalogue/instalment-plans.ts';
import { computeMonthlySurcharge, type LineOptions, readOptionsOfLines } from '#backend/catalogue/read-options.ts';
import { categories, productPrices, products, units } from '#backend/catalogue/schema.ts';
import { readStocks, type Stocks } from '#backend/catalogue/stocks.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { hasNothingLeft } from '#contracts/place-stock.ts';
import type { SoldOption, SoldProduct, SoldTerm } from '#core/order-rules/sold-product.ts';
import type { InstalmentPlan } from '#core/pricing/instalment.ts';
import type { PriceType, PriceUnit } from '#core/pricing/price.ts';
import { dong } from '#core/shared/dong.ts';
import { optionId, optionValueId, productId } from '#core/shared/ids.ts';

/** Sold products by id. */
export type PriceList = ReadonlyMap<string, SoldProduct>;

type ProductRow = typeof products.$inferSelect;
type PriceRow = typeof productPrices.$inferSelect;
/** With what its row refers to. */
type FoundProduct = { readonly product: ProductRow; readonly unitName: string | null; readonly handle: string | null };

const toSoldTerm = (row: PriceRow, unit: PriceUnit): SoldTerm => ({
  term: row.time,
  unit,
  // The catalogue stores only these three types.
  type: row.type as PriceType,
  charge: { net: dong(row.net), exempt: dong(row.exempt) },
  renewal: { net: dong(row.renewalNet), exempt: dong(row.renewalExempt) },
  oldPerUnit: row.oldPerUnit === null ? null : dong(row.oldPerUnit),
  campaign:
    row.campaignId === null || row.campaignActionId === null
      ? null
      : { id: row.campaignId, actionId: row.campaignActionId },
});

type Rows = {
  readonly prices: readonly PriceRow[];
  readonly options: ReadonlyMap<string, LineOptions>;
  readonly plans: ReadonlyMap<string, readonly InstalmentPlan[]>;
  readonly stocks: Stocks;
};

const kinds: Readonly<Record<string, SoldOption['kind']>> = { SELECT_ONE: 'select-one', SELECT_MULTI: 'select-multi' };

const toSoldOptions = (product: ProductRow, { options, stocks }: Rows): readonly SoldOption[] =>
  (options.get(product.categoryId) ?? []).map(({ option, values }) => ({
    id: optionId(option.id),
    name: option.name,
    kind: kinds[option.type] ?? 'text',
    required: option.required,
    values: values.map((value) => ({
      id: optionValueId(value.id),
      title: value.title,
      productId: value.productId === null ? null : productId(value.productId),
      perMonth: computeMonthlySurcharge(value, product),
      stock: stocks.of(product.modelId, value.id),
    })),
  }));

const toSoldProduct = ({ product, unitName, handle }: FoundProduct, rows: Rows): SoldProduct => {
  const options = toSoldOptions(product, rows);
  const unit: PriceUnit = {
    id: product.unitId === 'YEAR' ? 'YEAR' : 'MONTH',
    name: unitName ?? '',
  };
  return {
    id: product.id,
    sku: product.sku,
    slug: product.slug,
    title: product.title,
    specs: product.specs,
    type: product.type,
    category: { id: product.categoryId, handle: handle ?? product.type },
    imagePath: product.image,
    isAvailable: product.available && !hasNothingLeft(options),
    vat: { isIncluded: product.vatInside },
    prices: rows.prices.filter((row) => row.productId === product.id).map((row) => toSoldTerm(row, unit)),
    options,
    instalmentPlans: rows.plans.get(product.categoryId) ?? [],
  };
};

/** Today's prices; unknown ids are left out. */
export const loadPriceList = async (tx: Database | Transaction, ids: readonly string[]): Promise<PriceList> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const found: readonly FoundProduct[] = await tx
    .select({ product: products, unitName: units.name, handle: categories.handle })
    .from(products)
    .leftJoin(units, eq(units.id, products.unitId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, wanted));
  if (found.length === 0) return new Map();
  const lines = [...new Set(found.map(({ product }) => product.categoryId))];
  const prices = await tx
    .select()
    .from(productPrices)
    .where(inArray(productPrices.productId, wanted))
    .orderBy(asc(productPrices.time));
  const rows: Rows = {
    prices,
    options: await readOptionsOfLines(tx, lines),
    plans: await listPlansOfLines(tx, lines),
    stocks: await readStocks(
      tx,
      found.map(({ product }) => product.modelId),
    ),
  };
  return new Map(found.map((each) => [each.product.id, toSoldProduct(each, rows)]));
};
