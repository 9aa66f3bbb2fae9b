import { eq, inArray } from 'drizzle-orm';
import { plansOfProduct, toInstalmentPlan } from '#backend/catalogue/instalment-plans.ts';
import { type ProductRow, productColumns } from '#backend/catalogue/list-products.ts';
import { type PriceRow, pricesOfProduct, transferOf } from '#backend/catalogue/price-wire.ts';
import {
  computeMonthlySurcharge,
  type LineOptions,
  optionsOfProduct,
  toLineOptions,
} from '#backend/catalogue/read-options.ts';
import { categories, products, units } from '#backend/catalogue/schema.ts';
import { type Stocks, stocksOfProduct, toStocks } from '#backend/catalogue/stocks.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { hasNothingLeft } from '#contracts/place-stock.ts';
import type { SoldOption, SoldProduct, SoldTerm } from '#core/order-rules/sold-product.ts';
import type { PriceType, PriceUnit } from '#core/pricing/price.ts';
import { dong } from '#core/shared/dong.ts';
import { optionId, optionValueId, productId } from '#core/shared/ids.ts';
import { lookUp } from '#core/shared/text/look-up.ts';

/** Sold products by id. */
export type PriceList = ReadonlyMap<string, SoldProduct>;

/** Products with what their rows refer to. */
const selectProducts = (tx: Database | Transaction) =>
  tx
    .select({
      product: productColumns,
      unitName: units.name,
      handle: categories.handle,
      prices: pricesOfProduct,
      plans: plansOfProduct,
      stocks: stocksOfProduct,
      options: optionsOfProduct,
    })
    .from(products)
    .leftJoin(units, eq(units.id, products.unitId))
    .leftJoin(categories, eq(categories.id, products.categoryId));

type FoundProduct = Awaited<ReturnType<typeof selectProducts>>[number];

const toSoldTerm = (row: PriceRow, unit: PriceUnit): SoldTerm => ({
  term: row.time,
  unit,
  // The catalogue stores only these three types.
  type: row.type as PriceType,
  charge: { net: dong(row.net), exempt: dong(row.exempt) },
  renewal: { net: dong(row.renewalNet), exempt: dong(row.renewalExempt) },
  ...transferOf(row),
  oldPerUnit: row.oldPerUnit === null ? null : dong(row.oldPerUnit),
  campaign:
    row.campaignId === null || row.campaignActionId === null
      ? null
      : { id: row.campaignId, actionId: row.campaignActionId },
});

type Rows = {
  readonly options: ReadonlyMap<string, LineOptions>;
  readonly stocks: Stocks;
};

const kinds: Readonly<Record<string, SoldOption['kind']>> = { SELECT_ONE: 'select-one', SELECT_MULTI: 'select-multi' };

const toSoldOptions = (product: ProductRow, { options, stocks }: Rows): readonly SoldOption[] =>
  (options.get(product.categoryId) ?? []).map(({ option, values }) => ({
    id: optionId(option.id),
    name: option.name,
    kind: lookUp(kinds, option.type) ?? 'text',
    required: option.required,
    values: values.map((value) => ({
      id: optionValueId(value.id),
      title: value.title,
      productId: value.productId === null ? null : productId(value.productId),
      perMonth: computeMonthlySurcharge(value, product),
      stock: stocks.of(product.modelId, value.id),
    })),
  }));

const toSoldProduct = ({ product, unitName, handle, prices, plans }: FoundProduct, rows: Rows): SoldProduct => {
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
    isRenewable: product.renewable,
    vat: { isIncluded: product.vatInside },
    prices: prices.map((row) => toSoldTerm(row, unit)),
    options,
    instalmentPlans: plans.map(toInstalmentPlan),
  };
};

/** Today's prices; unknown ids are left out. */
export const loadPriceList = async (tx: Database | Transaction, ids: readonly string[]): Promise<PriceList> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const found = await selectProducts(tx).where(inArray(products.id, wanted));
  if (found.length === 0) return new Map();
  const rows: Rows = {
    options: new Map(
      found.flatMap(({ product: { categoryId }, options }) =>
        options === null ? [] : [[categoryId, toLineOptions(options, categoryId)] as const],
      ),
    ),
    stocks: toStocks(found.flatMap(({ stocks }) => stocks)),
  };
  return new Map(found.map((each) => [each.product.id, toSoldProduct(each, rows)]));
};
