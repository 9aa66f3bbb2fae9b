import { sql } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendEnvironment } from '#backend/platform/environment.ts';
import { websiteStoreId } from '#contracts/organisation.ts';
import { wireStocks } from '#contracts/place-stock.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedCategories } from '#contracts/seed/categories.ts';
import { combosOf } from '#contracts/seed/combos.ts';
import { categoryDescriptions } from '#contracts/seed/content/category-content.ts';
import { categorySeo, productSeo } from '#contracts/seed/content/seo.ts';
import { seedTags, tagsOfSeedProduct } from '#contracts/seed/content/tags.ts';
import { seedPricePlanCategories, seedPricePlans } from '#contracts/seed/instalment-plans.ts';
import { seedOptions } from '#contracts/seed/options.ts';
import { seedStockOf } from '#contracts/seed/stock.ts';
import { seedStores } from '#contracts/seed/stores.ts';
import { seedUnits } from '#contracts/seed/units.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { restoreChangedStocks } from './change-stock.ts';
import { HUNDREDTHS } from './instalment-plans.ts';
import {
  categories,
  categoryOptions,
  combos,
  options,
  optionValues,
  placeStocks,
  pricePlanCategories,
  pricePlans,
  productTags,
  seos,
  storeCategories,
  stores,
  tags,
  units,
} from './schema.ts';
import { seedGeneratedProducts } from './seed-generated.ts';
import { seedPlans } from './seed-plans.ts';
import { storeCounts } from './write-products.ts';

/** 2025-01-01 UTC: stores must be older than their first order. */
const OPENED_AT = 1_735_689_600_000;

const tables = [
  'stores',
  'store_categories',
  'categories',
  'units',
  'products',
  'product_prices',
  'future_prices',
  'product_contents',
  'options',
  'option_values',
  'place_stocks',
  'category_options',
  'tags',
  'product_tags',
  'combos',
  'price_plan_categories',
  'price_plans',
  'search_words',
  'seos',
  'imported_items',
];

/** Replaces existing data, of an example; can be run repeatedly. Without one there is the store alone. */
export const seedCatalogue = async (
  tx: Transaction,
  { seed, seedProducts: generated, identity }: BackendEnvironment,
): Promise<void> => {
  if (seed === 'none') return seedStoresAndUnits(tx, identity.name);
  for (const table of tables) await tx.execute(sql.raw(`delete from ${table}`));
  await seedStoresAndUnits(tx, identity.name);
  await seedCategoryRows(tx);
  await seedPlans(tx, identity.promises);
  await seedOptionRows(tx);
  await seedStocks(tx);
  await restoreChangedStocks(tx);
  await seedTagsAndCombos(tx);
  await seedPricePlanRows(tx);
  await seedSeos(tx);
  if (generated > 0) await seedGeneratedProducts(tx, generated);
  await storeCounts(tx);
};

const seedStoresAndUnits = async (tx: Transaction, shop: string): Promise<void> => {
  await tx
    .insert(stores)
    .values(
      seedStores.map(({ id, code, name, slug }) => ({
        id,
        code,
        name: id === websiteStoreId ? shop : name,
        slug,
        type: 'WEBSITE',
        enable: true,
        createdStamp: OPENED_AT,
      })),
    )
    .onConflictDoNothing();
  await tx
    .insert(units)
    .values(seedUnits.map((unit, position) => ({ ...unit, position })))
    .onConflictDoNothing();
};

const seedCategoryRows = async (tx: Transaction): Promise<void> => {
  await tx
    .insert(storeCategories)
    .values(
      seedStores.flatMap(({ id, categoryIds }) => categoryIds.map((categoryId) => ({ storeId: id, categoryId }))),
    );
  await tx.insert(categories).values(
    seedCategories.map(({ id, handle, title, level, parentId }, position) => ({
      id,
      handle,
      title,
      level,
      parentId,
      position,
      description: lookUp(categoryDescriptions, handle) ?? title,
    })),
  );
};

/** Taken from the plans, because all plans of a line have the same options. */
const seedOptionRows = async (tx: Transaction): Promise<void> => {
  await tx
    .insert(options)
    .values(seedOptions.map(({ id, key, name, type }, position) => ({ id, key, name, type, position })));
  await tx
    .insert(optionValues)
    .values(
      seedOptions.flatMap(({ id: optionId, values }) =>
        values.map((value, position) => ({ ...value, optionId, position })),
      ),
    );
  const lines = new Map(seedProducts.map((product) => [product.categoryId, product]));
  await tx
    .insert(categoryOptions)
    .values(
      [...lines].flatMap(([categoryId, { optionIds, requiredOptionIds }]) =>
        optionIds.map((optionId) => ({ categoryId, optionId, required: requiredOptionIds.includes(optionId) })),
      ),
    );
};

const seedStocks = async (tx: Transaction): Promise<void> => {
  const values = seedOptions.flatMap((option) => option.values);
  await tx.insert(placeStocks).values(
    seedProducts.flatMap((product) =>
      values.flatMap((value) => {
        const stock = seedStockOf(product, value);
        return stock === null ? [] : [{ modelId: product.id, valueId: value.id, stock: wireStocks[stock] }];
      }),
    ),
  );
};

const seedTagsAndCombos = async (tx: Transaction): Promise<void> => {
  await tx.insert(tags).values(seedTags.map((tag, position) => ({ ...tag, position })));
  await tx
    .insert(productTags)
    .values(
      seedProducts.flatMap((product) =>
        tagsOfSeedProduct(product).map(({ id }) => ({ tagId: id, modelId: product.id })),
      ),
    );
  await tx
    .insert(combos)
    .values(
      seedProducts.flatMap((product) =>
        combosOf(product).map((other, position) => ({ modelId: product.id, withProductId: other.id, position })),
      ),
    );
};

/** Rates are stored in hundredths of a percent. */
const toHundredths = (percent: number): number => Math.round(percent * HUNDREDTHS);

const seedPricePlanRows = async (tx: Transaction): Promise<void> => {
  await tx.insert(pricePlans).values(
    seedPricePlans.map((plan, position) => ({
      id: plan.id,
      loanTenure: plan.loanTenure,
      firstPaymentPercent: toHundredths(plan.firstPaymentPercent),
      monthlyInterestRate: toHundredths(plan.monthlyInterestRate),
      interestRate: toHundredths(plan.interestRate),
      position,
    })),
  );
  await tx
    .insert(pricePlanCategories)
    .values(
      seedPricePlans.flatMap(({ id }) => seedPricePlanCategories.map((categoryId) => ({ planId: id, categoryId }))),
    );
};

const seedSeos = async (tx: Transaction): Promise<void> => {
  const rowsOf = (
    type: 'product' | 'category',
    objects: readonly { readonly id: string; readonly handle: string }[],
    texts: typeof categorySeo,
  ) =>
    objects.flatMap(({ id, handle }) => {
      const said = lookUp(texts, handle);
      return said ? [{ objectId: id, type, ...said }] : [];
    });
  const products = seedProducts.map(({ id, slug }) => ({ id, handle: slug }));
  await tx
    .insert(seos)
    .values([...rowsOf('category', seedCategories, categorySeo), ...rowsOf('product', products, productSeo)]);
};
