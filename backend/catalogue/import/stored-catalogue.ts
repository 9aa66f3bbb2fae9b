import { asc, eq } from 'drizzle-orm';
import { type CategoryRow, readCategories } from '#backend/catalogue/category-tree.ts';
import { importedItems } from '#backend/catalogue/import-schema.ts';
import {
  categoryOptions,
  combos,
  futurePrices,
  options,
  optionValues,
  placeStocks,
  productContents,
  productPrices,
  products,
  productTags,
  tags,
} from '#backend/catalogue/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { stockOfWire } from '#contracts/place-stock.ts';
import { lineImageOf } from '#contracts/seed/product-image.ts';
import { TRANSFER_YEARS } from '#core/domains/transfer.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { inLineOrder, inTagOrder } from './items-of-rows.ts';
import { type Fields, type Item, idOf } from './plan.ts';

export type StoredProduct = {
  readonly row: typeof products.$inferSelect;
  readonly content: typeof productContents.$inferSelect | null;
  /** Shortest term first. */
  readonly prices: readonly (typeof productPrices.$inferSelect)[];
  readonly future: readonly (typeof futurePrices.$inferSelect)[];
};

export type StoredOption = {
  readonly row: typeof options.$inferSelect;
  /** In their order. */
  readonly values: readonly (typeof optionValues.$inferSelect)[];
};

export type StoredCatalogue = {
  readonly categories: readonly CategoryRow[];
  /** By sku, in the order of the shop. */
  readonly products: ReadonlyMap<string, StoredProduct>;
  /** By key. */
  readonly options: ReadonlyMap<string, StoredOption>;
  /** In their order. */
  readonly tags: readonly (typeof tags.$inferSelect)[];
  readonly offers: readonly (typeof categoryOptions.$inferSelect)[];
  /** By `idOf`, in the order of the shop. */
  readonly items: ReadonlyMap<string, Item>;
  /** What earlier imports wrote, by `idOf`. */
  readonly last: ReadonlyMap<string, Fields>;
};

const groupBy = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
};

/** The whole catalogue as a file says it. */
export const readStoredCatalogue = async (tx: Database | Transaction): Promise<StoredCatalogue> => {
  const categories = await readCategories(tx);
  const lines = new Map(categories.map(({ id, handle }) => [id, handle]));
  const found = await tx
    .select({ row: products, content: productContents })
    .from(products)
    .leftJoin(productContents, eq(productContents.modelId, products.id))
    .orderBy(asc(products.position));
  const prices = groupBy(
    await tx.select().from(productPrices).orderBy(asc(productPrices.time)),
    ({ productId }) => productId,
  );
  const future = groupBy(
    await tx.select().from(futurePrices).orderBy(asc(futurePrices.startsOn), asc(futurePrices.time)),
    ({ productId }) => productId,
  );
  const offers = await tx.select().from(categoryOptions);
  const values = groupBy(
    await tx.select().from(optionValues).orderBy(asc(optionValues.position)),
    (row) => row.optionId,
  );
  const optionRows = await tx.select().from(options).orderBy(asc(options.position));
  const stored = {
    products: new Map(
      found.map((each) => [
        each.row.sku,
        { ...each, prices: prices.get(each.row.id) ?? [], future: future.get(each.row.id) ?? [] },
      ]),
    ),
    options: new Map(optionRows.map((row) => [row.key, { row, values: values.get(row.id) ?? [] }])),
  };
  const titles = new Map([...values.values()].flat().map(({ id, title }) => [id, title]));
  const stocks = groupBy(await tx.select().from(placeStocks), ({ modelId }) => modelId);
  const stocksOf = (id: string): Fields =>
    Object.fromEntries(
      (stocks.get(id) ?? [])
        .map(({ valueId, stock }) => [`stock ${titles.get(valueId) ?? ''}`, stockOfWire(stock)] as const)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  const skus = new Map(found.map(({ row }) => [row.id, row.sku]));
  const shownWith = groupBy(await tx.select().from(combos).orderBy(asc(combos.position)), ({ modelId }) => modelId);
  const companionsOf = ({ row }: StoredProduct) =>
    (shownWith.get(row.modelId) ?? []).flatMap(({ withProductId }) => skus.get(withProductId) ?? []);
  const tagRows = await tx.select().from(tags).orderBy(asc(tags.position));
  const slugs = new Map(tagRows.map(({ id, slug }) => [id, slug]));
  const tagged = groupBy(await tx.select().from(productTags), ({ modelId }) => modelId);
  const tagsOf = ({ row }: StoredProduct) =>
    inTagOrder((tagged.get(row.modelId) ?? []).flatMap(({ tagId }) => slugs.get(tagId) ?? []));
  const items = [
    ...categories.filter(({ level }) => level > 1).map((line) => lineItem(line, categories)),
    ...tagRows.map(({ slug, name }): Item => ({ kind: 'tag', key: slug, whole: [], fields: { name } })),
    ...[...stored.options.values()].map((option) => optionItem(option, offers, lines)),
    ...[...stored.products.values()].map((product) =>
      product.row.type === DOMAIN_LINE
        ? extensionItem(product, tagsOf(product))
        : productItem(product, companionsOf(product), tagsOf(product), stocksOf(product.row.id)),
    ),
  ];
  // Only imports write the table.
  const last = (await tx.select().from(importedItems)).map(({ id, fields }) => [id, fields as Fields] as const);
  return {
    categories,
    ...stored,
    offers,
    tags: tagRows,
    items: new Map(items.map((item) => [idOf(item), item])),
    last: new Map(last),
  };
};

const lineItem = (
  { handle, title, description, parentId, serviceKind, handover, icon, planColumns }: CategoryRow,
  all: readonly CategoryRow[],
): Item => ({
  kind: 'line',
  key: handle,
  whole: [],
  fields: {
    title,
    group: all.find(({ id }) => id === parentId)?.title ?? null,
    description,
    kind: serviceKind,
    handover,
    icon,
    columns: planColumns.length === 0 ? null : planColumns,
  },
});

const stateOf = ({ available, renewable }: StoredProduct['row']): string => {
  if (available) return 'on-sale';
  return renewable ? 'renewals-only' : 'withdrawn';
};

const productItem = (
  { row, content, prices, future }: StoredProduct,
  companions: readonly string[],
  tagSlugs: readonly string[],
  stocks: Fields,
): Item => ({
  kind: 'product',
  key: row.sku,
  whole: ['price ', 'old price ', 'future '],
  fields: {
    title: row.title,
    line: row.type,
    specs: row.specs,
    summary: row.summary,
    audience: content?.audience ?? '',
    description: content?.description ?? [],
    specifications: row.specifications.map(({ label, value }) => `${label}: ${value}`),
    companions,
    tags: tagSlugs,
    badge: row.badge,
    picture: row.image === lineImageOf(row.type) ? null : row.image,
    state: stateOf(row),
    ...Object.fromEntries(
      prices.flatMap(({ time, perUnit, oldPerUnit }) => [
        [`price ${time}`, perUnit],
        [`old price ${time}`, oldPerUnit],
      ]),
    ),
    ...Object.fromEntries(
      future.flatMap(({ time, startsOn, perUnit, oldPerUnit }) => [
        [`future price ${time} from ${startsOn}`, perUnit],
        [`future old price ${time} from ${startsOn}`, oldPerUnit],
      ]),
    ),
    ...stocks,
  },
});

const types: Readonly<Record<string, string>> = { SELECT_ONE: 'one', SELECT_MULTI: 'many', TEXT: 'text' };

const optionItem = (
  { row, values }: StoredOption,
  offers: StoredCatalogue['offers'],
  lines: ReadonlyMap<string, string>,
): Item => {
  const own = offers.filter(({ optionId }) => optionId === row.id);
  const handlesOf = (some: StoredCatalogue['offers']) =>
    inLineOrder(some.map(({ categoryId }) => lines.get(categoryId) ?? ''));
  return {
    kind: 'option',
    key: row.key,
    whole: ['value '],
    fields: {
      name: row.name,
      type: lookUp(types, row.type) ?? 'text',
      lines: handlesOf(own),
      requiredFor: handlesOf(own.filter(({ required }) => required)),
      ...(values.length === 0 ? {} : { order: values.map(({ title }) => title) }),
      ...Object.fromEntries(
        values.map(({ title, price, priceAbove4Cpu, percent, onlyCategoryId }) => [
          `value ${title}`,
          [
            percent === null ? (price ?? 0) : null,
            priceAbove4Cpu,
            percent,
            onlyCategoryId === null ? null : (lines.get(onlyCategoryId) ?? null),
          ],
        ]),
      ),
    },
  };
};

/** The last word of the title, and the end of the sku that no other extension has. */
const nameOfExtension = ({
  sku,
  title,
}: StoredProduct['row']): { readonly extension: string; readonly kind: string | null } => {
  const extension = title.split(' ').at(-1) ?? '';
  const rest = sku.slice(`TM${extension}-`.length);
  return { extension, kind: rest === '' ? null : rest };
};

/** The fees of which `domainPrices` made the stored prices. */
const extensionItem = ({ row, prices }: StoredProduct, tagSlugs: readonly string[]): Item => {
  const [first, second] = prices;
  const years = first?.time ?? 1;
  const serviceRenewal = (first?.renewalNet ?? 0) / years;
  const renewalMaintenance = (first?.renewalExempt ?? 0) / years;
  const maintenance =
    first && second
      ? (second.exempt - first.exempt) / (second.time - years)
      : Math.min(renewalMaintenance, first?.exempt ?? 0);
  return {
    kind: 'extension',
    key: row.sku,
    whole: [],
    fields: {
      ...nameOfExtension(row),
      registrationFee: (first?.exempt ?? 0) - maintenance * years,
      maintenanceFee: maintenance,
      serviceFirstYear: (first?.net ?? 0) - serviceRenewal * (years - 1),
      serviceRenewal,
      renewalMaintenanceFee: renewalMaintenance === maintenance ? null : renewalMaintenance,
      serviceTransfer: prices.find(({ time }) => time === TRANSFER_YEARS)?.transferNet ?? null,
      years: prices.map(({ time }) => time),
      tags: tagSlugs,
      state: stateOf(row),
    },
  };
};
