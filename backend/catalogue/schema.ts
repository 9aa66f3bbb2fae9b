import { type SQL, sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { money, time } from '#backend/platform/database/columns.ts';
import type { Handover, OwnLineKind } from '#core/shared/goods/own-line.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Text that sorts by code point, independent of the database's locale. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

export const stores = pgTable('stores', {
  id: text('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  slug: text('slug').notNull(),
  type: text('type').notNull(),
  enable: boolean('enable').notNull(),
  createdStamp: time('created_stamp').notNull(),
});

export const categories = pgTable('categories', {
  id: text('id').primaryKey(),
  handle: text('handle').notNull().unique(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  /** 1 is the top level. */
  level: smallint('level').notNull(),
  parentId: text('parent_id'),
  position: integer('position').notNull(),
  /** Stored, so that displaying a category costs the same at any size. */
  productCount: integer('product_count').notNull().default(0),
  /** đồng per unit; null while empty. */
  lowestPrice: money('lowest_price'),
  lowestTerm: integer('lowest_term'),
  lowestUnitId: text('lowest_unit_id'),
  /** Of a product line; null, and no columns, for what the shop says of such lines. */
  serviceKind: text('service_kind').$type<OwnLineKind>(),
  handover: text('handover').$type<Handover>(),
  icon: text('icon'),
  planColumns: jsonb('plan_columns').$type<readonly string[]>().notNull().default([]),
});

/** Product lines (level-2 categories) that a store sells. */
export const storeCategories = pgTable(
  'store_categories',
  { storeId: text('store_id').notNull(), categoryId: text('category_id').notNull() },
  (table) => [primaryKey({ columns: [table.storeId, table.categoryId] })],
);

/** MONTH, USER_MONTH, YEAR. */
export const units = pgTable('units', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  position: integer('position').notNull(),
});

export type StoredSpecification = { readonly label: string; readonly value: string };

export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    sku: text('sku').notNull().unique(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    /** foldVietnamese(title), to sort by name. */
    titleKey: plainText('title_key').notNull(),
    /** Handle of the product line. */
    type: text('type').notNull(),
    /** Level-2 category. */
    categoryId: text('category_id').notNull(),
    /** Level-1 category, so that a list at either level is one index scan. */
    groupId: text('group_id').notNull(),
    /** Id of the seed product whose content, tags and combos it shares; a seed product's own id. */
    modelId: text('model_id').notNull(),
    summary: text('summary').notNull(),
    specs: text('specs').notNull(),
    specifications: jsonb('specifications').$type<readonly StoredSpecification[]>().notNull(),
    image: text('image').notNull(),
    badge: text('badge'),
    available: boolean('available').notNull().default(true),
    /** Whether services go on with it though it is not available. */
    renewable: boolean('renewable').notNull().default(false),
    unitId: text('unit_id').notNull(),
    vatInside: boolean('vat_inside').notNull(),
    /** Base of percentage options: đồng per month without promotion. */
    listPerMonth: money('list_per_month').notNull(),
    cpus: integer('cpus').notNull(),
    /** Sort key for «popular», unique so that every sort order is total. */
    position: integer('position').notNull().unique(),
    /** Price per unit on a card; used by sort and price filter. */
    leadPrice: money('lead_price').notNull(),
    /** Term of the lead price, in the product's unit. */
    leadTerm: integer('lead_term').notNull().default(1),
    promoted: boolean('promoted').notNull(),
    version: integer('version').notNull().default(1),
    /** All searchable tokens, by the core. [SRCH-01] */
    folded: text('folded').notNull(),
    /** The tokens of `folded` whose matches rank first. */
    headline: text('headline').notNull().default(''),
    /** Words of `folded`, unaltered by any text-search parser. */
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`array_to_tsvector(string_to_array(${products.folded}, ' '))`),
    /** The same of `headline`, so that ranking parses no text. */
    headlineSearch: tsvector('headline_search')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`array_to_tsvector(string_to_array(${products.headline}, ' '))`),
  },
  (table) => [
    // In the order of each sort; an index that has all columns of a list or a count answers without the rows.
    index('products_popular').on(table.position, table.categoryId, table.id).where(sql`available`),
    index('products_price').on(table.leadPrice, table.position, table.available, table.categoryId, table.id),
    index('products_name').on(table.titleKey, table.position, table.available),
    index('products_category_popular').on(table.categoryId, table.position, table.id).where(sql`available`),
    index('products_category_price')
      .on(table.categoryId, table.leadPrice, table.position, table.id)
      .where(sql`available`),
    index('products_category_name').on(table.categoryId, table.titleKey, table.position).where(sql`available`),
    index('products_group_popular').on(table.groupId, table.position, table.id).where(sql`available`),
    index('products_group_price').on(table.groupId, table.leadPrice, table.position, table.id).where(sql`available`),
    index('products_group_name').on(table.groupId, table.titleKey, table.position).where(sql`available`),
    index('products_promoted')
      .on(table.position, table.categoryId, table.groupId, table.leadPrice, table.id)
      .where(sql`available and promoted`),
    index('products_promoted_price')
      .on(table.leadPrice, table.position, table.categoryId, table.groupId, table.id)
      .where(sql`available and promoted`),
    index('products_promoted_name')
      .on(table.titleKey, table.position, table.categoryId, table.groupId)
      .where(sql`available and promoted`),
    index('products_model').on(table.modelId),
    index('products_search').using('gin', table.search),
    index('products_headline').using('gin', table.headlineSearch),
  ],
);

/** đồng for one unit and the whole term. */
export const productPrices = pgTable(
  'product_prices',
  {
    productId: text('product_id').notNull(),
    time: integer('time').notNull(),
    /** RENT, SELL or QUANTITY; PROMOTION exists only on the wire. */
    type: text('type').notNull(),
    net: money('net').notNull(),
    /** State fee, not subject to VAT. */
    exempt: money('exempt').notNull(),
    perUnit: money('per_unit').notNull(),
    renewalNet: money('renewal_net').notNull(),
    renewalExempt: money('renewal_exempt').notNull(),
    renewalPerUnit: money('renewal_per_unit').notNull(),
    /** Beside the renewal's state fee; null: what a renewal costs, and for terms that no transfer has. */
    transferNet: money('transfer_net'),
    discountPercent: integer('discount_percent').notNull(),
    oldPerUnit: money('old_per_unit'),
    campaignId: text('campaign_id'),
    campaignActionId: text('campaign_action_id'),
  },
  (table) => [primaryKey({ columns: [table.productId, table.time] })],
);

/** Prices of a term that begin at midnight in Vietnam of a day to come, đồng per unit. */
export const futurePrices = pgTable(
  'future_prices',
  {
    productId: text('product_id').notNull(),
    time: integer('time').notNull(),
    /** 2027-01-31. */
    startsOn: text('starts_on').notNull(),
    perUnit: money('per_unit').notNull(),
    oldPerUnit: money('old_per_unit'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.time, table.startsOn] }),
    index('future_prices_starts_on').on(table.startsOn),
  ],
);

/** Long texts of a product page, by model. */
export const productContents = pgTable('product_contents', {
  modelId: text('model_id').primaryKey(),
  audience: text('audience').notNull(),
  description: jsonb('description').$type<readonly string[]>().notNull(),
  gift: text('gift'),
});

export const options = pgTable('options', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  /** SELECT_ONE, SELECT_MULTI, TEXT. */
  type: text('type').notNull(),
  position: integer('position').notNull(),
});

export const optionValues = pgTable(
  'option_values',
  {
    id: text('id').primaryKey(),
    optionId: text('option_id').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    /** Product that a priced value adds as a child item; null for a free value. */
    productId: text('product_id').unique(),
    /** The only line that offers the value; null when every line with the option does. */
    onlyCategoryId: text('only_category_id'),
    price: money('price'),
    priceAbove4Cpu: money('price_above_4_cpu'),
    percent: integer('percent'),
  },
  (table) => [index('option_values_option').on(table.optionId, table.position)],
);

/** By model: READY, TO_ORDER or SOLD_OUT. Without a row, stock is not tracked. [CAT-10] */
export const placeStocks = pgTable(
  'place_stocks',
  { modelId: text('model_id').notNull(), valueId: text('value_id').notNull(), stock: text('stock').notNull() },
  (table) => [primaryKey({ columns: [table.modelId, table.valueId] })],
);

/** All products of a line have the same options, each at its own prices. */
export const categoryOptions = pgTable(
  'category_options',
  {
    categoryId: text('category_id').notNull(),
    optionId: text('option_id').notNull(),
    required: boolean('required').notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.optionId] })],
);

/** Rates are in hundredths of a percent. [ENT-12] */
export const pricePlans = pgTable('price_plans', {
  id: text('id').primaryKey(),
  /** Months. */
  loanTenure: integer('loan_tenure').notNull(),
  firstPaymentPercent: integer('first_payment_percent').notNull(),
  monthlyInterestRate: integer('monthly_interest_rate').notNull(),
  interestRate: integer('interest_rate').notNull(),
  position: integer('position').notNull(),
});

export const pricePlanCategories = pgTable(
  'price_plan_categories',
  {
    planId: text('plan_id')
      .notNull()
      .references(() => pricePlans.id, { onDelete: 'cascade' }),
    categoryId: text('category_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.categoryId] })],
);

export const tags = pgTable('tags', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  position: integer('position').notNull(),
});

export const productTags = pgTable(
  'product_tags',
  { tagId: text('tag_id').notNull(), modelId: text('model_id').notNull() },
  (table) => [primaryKey({ columns: [table.tagId, table.modelId] }), index('product_tags_model').on(table.modelId)],
);

/** Products often bought together, by model. */
export const combos = pgTable(
  'combos',
  {
    modelId: text('model_id').notNull(),
    withProductId: text('with_product_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.modelId, table.withProductId] })],
);

export const seos = pgTable(
  'seos',
  {
    objectId: text('object_id').notNull(),
    /** product or category. */
    type: text('type').notNull(),
    title: text('title'),
    description: text('description'),
  },
  (table) => [primaryKey({ columns: [table.objectId, table.type] })],
);

/** Every token of the index; misspelt words and unknown amounts are compared with these. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (table) => [
  // Finds the words that begin like one, in any locale of the database.
  index('search_words_beginning').on(table.word.op('text_pattern_ops')),
  index('search_words_meanings').on(table.word).where(sql`strpos(word, '=') > 0`),
]);
