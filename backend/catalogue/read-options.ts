import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { jsonList, jsonRows } from '#backend/platform/database/json-rows.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { ProductFeature, ProductFeatureType, ProductOptionPrice } from '#contracts/generated/product.service.ts';
import { readOptionId, toWireOptionId } from '#contracts/option-ids.ts';
import { type StockedOption, wireStocks } from '#contracts/place-stock.ts';
import { seedOptionPrice, valuesOfLine } from '#contracts/seed/options.ts';
import { type Dong, dong } from '#core/shared/dong.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { ProductBase } from './product-wire.ts';
import { categoryOptions, options, optionValues, products } from './schema.ts';

type OptionRow = typeof options.$inferSelect & { readonly required: boolean };
type ValueRow = typeof optionValues.$inferSelect;

export type LineOptions = readonly { readonly option: OptionRow; readonly values: readonly ValueRow[] }[];

const valuesOfOption = jsonRows(optionValues, eq(optionValues.optionId, options.id), optionValues.position);

export type ListedOption = OptionRow & { readonly values: readonly ValueRow[] };

/** Of the line of a product, in a statement that reads products. */
export const listedOptionsOfProduct = jsonList<ListedOption>(
  { ...getTableColumns(options), required: categoryOptions.required, values: valuesOfOption },
  sql`${categoryOptions} join ${options} on ${options.id} = ${categoryOptions.optionId}`,
  eq(categoryOptions.categoryId, products.categoryId),
  options.position,
);

/** Null unless the product is the first of its line there, so that a line's options travel once. */
export const optionsOfProduct = sql<readonly ListedOption[] | null>`case
  when row_number() over (partition by ${products.categoryId}) = 1 then ${listedOptionsOfProduct} end`;

/** With the values that the line offers. */
export const toLineOptions = (listed: readonly ListedOption[], line: string): LineOptions =>
  listed.map(({ values, ...option }) => ({ option, values: valuesOfLine(values, line) }));

/** Keyed by line id; runs one query. */
export const readOptionsOfLines = async (
  db: Database | Transaction,
  lines: readonly string[],
): Promise<ReadonlyMap<string, LineOptions>> => {
  const taken = await db
    .select({
      option: options,
      required: categoryOptions.required,
      line: categoryOptions.categoryId,
      values: valuesOfOption,
    })
    .from(categoryOptions)
    .innerJoin(options, eq(options.id, categoryOptions.optionId))
    .where(inArray(categoryOptions.categoryId, [...lines]))
    .orderBy(asc(options.position));
  const optionsOf = (asked: string): LineOptions =>
    taken
      .filter(({ line }) => line === asked)
      .map(({ option, required, values }) => ({
        option: { ...option, required },
        values: valuesOfLine(values, asked),
      }));
  return new Map(lines.map((line) => [line, optionsOf(line)]));
};

export const readLineOptions = async (db: Database, categoryId: string): Promise<LineOptions> =>
  (await readOptionsOfLines(db, [categoryId])).get(categoryId) ?? [];

type Source = ProductBase['source'];

/** đồng per month; a percentage of the list price, higher above four CPUs. */
export const computeMonthlySurcharge = (
  value: ValueRow,
  { cpus, listPerMonth }: Pick<Source, 'cpus' | 'listPerMonth'>,
): Dong =>
  seedOptionPrice(
    { cpus, listPerMonth: dong(listPerMonth) },
    {
      ...(value.price === null ? {} : { price: dong(value.price) }),
      ...(value.priceAbove4Cpu === null ? {} : { priceAbove4Cpu: dong(value.priceAbove4Cpu) }),
      ...(value.percent === null ? {} : { percent: value.percent }),
    },
  );

const toWireStock = ({ stocks, modelId }: Source, valueId: string): string | null => {
  const stock = stocks.of(modelId, valueId);
  return stock && wireStocks[stock];
};

export const withStock = (
  lineOptions: LineOptions,
  { stocks, modelId }: Pick<Source, 'stocks' | 'modelId'>,
): readonly StockedOption[] =>
  lineOptions.map(({ option, values }) => ({
    id: option.id,
    required: option.required,
    values: values.map(({ id, title, productId }) => ({ id, title, productId, stock: stocks.of(modelId, id) })),
  }));

const toFeature = (value: ValueRow, source: Source): ProductFeature => {
  const priced = {
    productId: value.productId,
    productName: value.title,
    price: computeMonthlySurcharge(value, source),
    qualify: 1,
  };
  const config = { quantity: 1, resourceQuantity: null, resourceUnit: null, featureTypeDTOS: [] };
  return {
    id: toWireOptionId(value.id, source.id),
    featureTypeId: toWireOptionId(value.optionId, source.id),
    ...priced,
    productOptionConfigs: value.productId === null ? [] : [{ id: `${source.id}-${value.id}`, ...priced, ...config }],
    productOptionGroupItemDTOS: [],
    stock: toWireStock(source, value.id),
  };
};

const toFeatureValues = (values: readonly ValueRow[], { id: productId }: Source) =>
  values.map(({ id, title }) => ({ id: toWireOptionId(id, productId), name: title }));

const typesOfVersion1: Readonly<Record<string, string>> = { SELECT_ONE: 'SINGLE', SELECT_MULTI: 'MULTIPLE' };

/** Options, version 1: type SINGLE, MULTIPLE or TEXT, subType SELECT or INPUT. [ENT-08, GQL-05] */
export const toFeatureTypes = (lineOptions: LineOptions, source: Source): readonly ProductFeatureType[] =>
  lineOptions.map(({ option, values }, index) => ({
    id: toWireOptionId(option.id, source.id),
    keyId: option.key,
    name: option.name,
    position: index + 1,
    type: lookUp(typesOfVersion1, option.type) ?? 'TEXT',
    subType: option.type === 'TEXT' ? 'INPUT' : 'SELECT',
    fill: null,
    requireData: option.required,
    otherItem: false,
    values: values.map(({ title }) => title),
    description: null,
    createStamp: null,
    createdBy: null,
    usedCreatedChild: values.some(({ productId }) => productId !== null),
    productFeatureDTOS: values.map((value) => toFeature(value, source)),
    valuesFull: toFeatureValues(values, source),
    valuesPortal: toFeatureValues(values, source),
  }));

/** Surcharge for a term in months, before VAT; values by title or id. Throws BAD_USER_INPUT for an unknown value. */
export const computeOptionPrice = (
  lineOptions: LineOptions,
  source: Source,
  chosen: readonly { readonly id: string; readonly value: string }[],
  months: number,
): ProductOptionPrice => {
  if (!Number.isInteger(months) || months < 1 || months > 120) throw new ServiceFailure('BAD_USER_INPUT', 'months');
  const items = chosen.map(({ id, value }) => {
    const found = lineOptions
      .find(({ option }) => option.id === readOptionId(id))
      ?.values.find((each) => each.title === value || each.id === readOptionId(value));
    if (!found) throw new ServiceFailure('BAD_USER_INPUT', `Option ${id} has no such value`);
    const { id: valueId, featureTypeId, productId, productName, price } = toFeature(found, source);
    return { id: valueId, featureTypeId, productId, productName, price };
  });
  const sum = items.reduce((total, { price }) => total + price, 0);
  return { price: sum * months, perMonth: sum, items };
};
