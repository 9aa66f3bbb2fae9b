import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#backend/database/database.ts';
import { ServiceFailure } from '#backend/service-failure.ts';
import type { ProductFeature, ProductFeatureType, ProductOptionPrice } from '#contracts/generated/product.service.ts';
import { seedOptionPrice } from '#contracts/seed/catalogue.ts';
import { dong } from '#core/shared/dong.ts';
import type { ProductBase } from './product-wire.ts';
import { categoryOptions, options, optionValues } from './schema.ts';

type OptionRow = typeof options.$inferSelect & { readonly required: boolean };
type ValueRow = typeof optionValues.$inferSelect;

/** Options that a product line takes, with their values. */
export type LineOptions = readonly { readonly option: OptionRow; readonly values: readonly ValueRow[] }[];

export const readLineOptions = async (db: Database, categoryId: string): Promise<LineOptions> => {
  const taken = await db
    .select({ option: options, required: categoryOptions.required })
    .from(categoryOptions)
    .innerJoin(options, eq(options.id, categoryOptions.optionId))
    .where(eq(categoryOptions.categoryId, categoryId))
    .orderBy(asc(options.position));
  if (taken.length === 0) return [];
  const ids = taken.map(({ option }) => option.id);
  const values = await db
    .select()
    .from(optionValues)
    .where(inArray(optionValues.optionId, ids))
    .orderBy(asc(optionValues.position));
  return taken.map(({ option, required }) => ({
    option: { ...option, required },
    values: values.filter(({ optionId }) => optionId === option.id),
  }));
};

type Source = ProductBase['source'];

/** đồng per month that a value adds to this product: a share of its list price, or more above four CPUs. */
const perMonth = (value: ValueRow, { cpus, listPerMonth }: Source): number =>
  seedOptionPrice(
    { cpus, listPerMonth: dong(listPerMonth) },
    {
      ...(value.price === null ? {} : { price: dong(value.price) }),
      ...(value.priceAbove4Cpu === null ? {} : { priceAbove4Cpu: dong(value.priceAbove4Cpu) }),
      ...(value.percent === null ? {} : { percent: value.percent }),
    },
  );

const featureOf = (value: ValueRow, source: Source): ProductFeature => {
  const priced = { productId: value.productId, productName: value.title, price: perMonth(value, source), qualify: 1 };
  const config = { quantity: 1, resourceQuantity: null, resourceUnit: null, featureTypeDTOS: [] };
  return {
    id: value.id,
    featureTypeId: value.optionId,
    ...priced,
    productOptionConfigs: value.productId === null ? [] : [{ id: `${source.id}-${value.id}`, ...priced, ...config }],
    productOptionGroupItemDTOS: [],
  };
};

const typesOfVersion1: Readonly<Record<string, string>> = { SELECT_ONE: 'SINGLE', SELECT_MULTI: 'MULTIPLE' };

/** The options of a product, version 1: type SINGLE, MULTIPLE or TEXT, subType SELECT or INPUT. [ENT-08, GQL-05] */
export const featureTypesOf = (lineOptions: LineOptions, source: Source): readonly ProductFeatureType[] =>
  lineOptions.map(({ option, values }, index) => ({
    id: option.id,
    keyId: option.key,
    name: option.name,
    position: index + 1,
    type: typesOfVersion1[option.type] ?? 'TEXT',
    subType: option.type === 'TEXT' ? 'INPUT' : 'SELECT',
    fill: null,
    requireData: option.required,
    otherItem: false,
    values: values.map(({ title }) => title),
    description: null,
    createStamp: null,
    createdBy: null,
    usedCreatedChild: values.some(({ productId }) => productId !== null),
    productFeatureDTOS: values.map((value) => featureOf(value, source)),
    valuesFull: values.map(({ id, title }) => ({ id, name: title })),
    valuesPortal: values.map(({ id, title }) => ({ id, name: title })),
  }));

/**
 * What chosen values (by title or id) add for a term of so many months, before VAT.
 * @throws ServiceFailure BAD_USER_INPUT for a value that the product does not offer
 */
export const optionPriceOf = (
  lineOptions: LineOptions,
  source: Source,
  chosen: readonly { readonly id: string; readonly value: string }[],
  months: number,
): ProductOptionPrice => {
  if (!Number.isInteger(months) || months < 1 || months > 120) throw new ServiceFailure('BAD_USER_INPUT', 'months');
  const items = chosen.map(({ id, value }) => {
    const found = lineOptions
      .find(({ option }) => option.id === id)
      ?.values.find((each) => each.title === value || each.id === value);
    if (!found) throw new ServiceFailure('BAD_USER_INPUT', `Option ${id} has no such value`);
    const { featureTypeId, productId, productName, price } = featureOf(found, source);
    return { id: found.id, featureTypeId, productId, productName, price };
  });
  const sum = items.reduce((total, { price }) => total + price, 0);
  return { price: sum * months, perMonth: sum, items };
};
