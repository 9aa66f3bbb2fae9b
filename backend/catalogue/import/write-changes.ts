import { transferOf } from '#backend/catalogue/price-wire.ts';
import { type SoldGoods, storeCounts, writeProducts } from '#backend/catalogue/write-products.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { cpusOf, planUnitOf } from '#contracts/seed/catalogue.ts';
import { domainContentOf } from '#contracts/seed/domains/domain-content.ts';
import {
  domainPrices,
  domainYears,
  type RawDomain,
  titleOfDomain,
  YEAR,
} from '#contracts/seed/domains/domain-prices.ts';
import { valuesOfLine } from '#contracts/seed/options.ts';
import { generatedContentOf, type SeedContent } from '#contracts/seed/product-content.ts';
import { lineImageOf } from '#contracts/seed/product-image.ts';
import type { PriceEntry, PriceType, PriceUnit } from '#core/pricing/price.ts';
import { discountPercentOf, rentPrice } from '#core/pricing/rent-price.ts';
import { buildProductSearchText } from '#core/search-rules/product-search-text.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { type Dong, dong, zeroDong } from '#core/shared/dong.ts';
import { slugify } from '#core/shared/text/fold-vietnamese.ts';
import { type Change, type Fields, type FieldValue, fieldsAfter, idOf } from './plan.ts';
import { listOf } from './rows-of-items.ts';
import type { StoredCatalogue, StoredProduct } from './stored-catalogue.ts';
import { readStoredCatalogue } from './stored-catalogue.ts';
import { writeCompanions } from './write-companions.ts';
import { writeFuturePrices } from './write-future-prices.ts';
import { writeLines } from './write-lines.ts';
import { writeOptions } from './write-options.ts';
import { writeStocks } from './write-stocks.ts';
import { writeProductTags, writeTags } from './write-tags.ts';

/** Writes what was planned. `now` in ms dates the log of the stock. */
export const writeChanges = async (
  tx: Transaction,
  before: StoredCatalogue,
  changes: readonly Change[],
  now: number,
): Promise<void> => {
  const written = changes.filter(({ effect }) => effect !== 'conflict');
  const of = (kind: Change['kind']) => written.filter((change) => change.kind === kind);
  const goods = [...of('product'), ...of('extension')];
  await writeLines(tx, before, written);
  await writeTags(tx, before, of('tag'));
  await writeOptions(tx, await readStoredCatalogue(tx), of('option'));
  const stored = await readStoredCatalogue(tx);
  const lines = new Set([...linesTouched(before, stored, of('option')), ...of('line').map(({ key }) => key)]);
  const changed = new Map(goods.map((change) => [change.key, change]));
  // The search finds a product by the values of its options.
  const others = [...stored.products.values()]
    .filter(({ row }) => lines.has(row.type) && !changed.has(row.sku))
    .map(({ row }): Change => {
      const kind = row.type === DOMAIN_LINE ? 'extension' : 'product';
      return { effect: 'changed', kind, key: row.sku, fields: [] };
    });
  const next = numbering(stored);
  const all = [...goods, ...others];
  await writeProducts(
    tx,
    all.map((change) => toGoods(stored, change, next)),
  );
  const after = await readStoredCatalogue(tx);
  await writeCompanions(tx, stored, after, all);
  await writeProductTags(tx, stored, after, all);
  await writeFuturePrices(tx, after, of('product'));
  await writeStocks(tx, after, of('product'), now);
  await storeCounts(tx);
};

/** Product lines whose options differ. */
const linesTouched = (
  before: StoredCatalogue,
  after: StoredCatalogue,
  options: readonly Change[],
): ReadonlySet<FieldValue> =>
  new Set(
    options.flatMap((change) =>
      [before, after].flatMap(({ items }) => [...listOf(items.get(idOf(change))?.fields.lines)]),
    ),
  );

/** Ids, positions and addresses of new products. Ids of children of an order come from the same numbers. */
const FIRST_ID = 10_001;
const numbering = ({ products, options }: StoredCatalogue) => {
  const rows = [...products.values()].map(({ row }) => row);
  const taken = [
    ...rows.map(({ id }) => id),
    ...[...options.values()].flatMap(({ values }) => values.map((each) => each.productId)),
  ];
  const numbers = taken.map(Number).filter(Number.isSafeInteger);
  let id = numbers.reduce((most, each) => Math.max(most, each), FIRST_ID - 1);
  let position = rows.reduce((most, each) => Math.max(most, each.position), -1);
  const slugs = new Set(rows.map(({ slug }) => slug));
  return {
    id: () => String(++id),
    position: () => ++position,
    slug: (title: string, sku: string): string => {
      const short = slugify(title);
      const slug = short === '' || slugs.has(short) ? slugify(`${title} ${sku}`) : short;
      slugs.add(slug);
      return slug;
    },
  };
};

const textOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '');
const dongOf = (value: FieldValue | undefined): Dong => dong(Number(value ?? 0));
const dongOrNull = (value: FieldValue | undefined): Dong | null =>
  value === null || value === undefined ? null : dongOf(value);

const toGoods = (stored: StoredCatalogue, change: Change, next: ReturnType<typeof numbering>): SoldGoods => {
  const item = stored.items.get(idOf(change));
  const held = stored.products.get(change.key) ?? null;
  const fields = fieldsAfter(item?.fields, change);
  const touched = new Set(change.fields.map(({ field }) => field));
  const parts = change.kind === 'extension' ? extensionParts(fields, held, touched) : planParts(fields, held, touched);
  const line = stored.categories.find(({ handle, level }) => handle === parts.type && level > 1);
  const group = stored.categories.find(({ id }) => id === line?.parentId);
  const base = {
    ...parts,
    id: held?.row.id ?? next.id(),
    sku: change.key,
    slug: held?.row.slug ?? next.slug(parts.title, change.key),
    categoryId: line?.id ?? '',
    groupId: group?.id ?? '',
    image: textOf(fields.picture) || lineImageOf(parts.type),
    position: held?.row.position ?? next.position(),
    available: (fields.state ?? 'on-sale') === 'on-sale',
    renewable: fields.state === 'renewals-only',
    content: { ...parts.content, gift: held?.content?.gift ?? null },
  };
  const { summary, specifications } = base.content;
  const searchText = buildProductSearchText({
    ...base,
    summary,
    specifications,
    categoryTitles: [line?.title ?? '', group?.title ?? ''],
    optionValues: stored.offers
      .filter(({ categoryId }) => categoryId === base.categoryId)
      .flatMap(({ optionId }) => {
        const option = [...stored.options.values()].find(({ row }) => row.id === optionId);
        return valuesOfLine(option?.values ?? [], base.categoryId).map(({ title }) => title);
      }),
  });
  return { ...base, searchText };
};

type Parts = Pick<
  SoldGoods,
  'title' | 'type' | 'specs' | 'badge' | 'unit' | 'vatInside' | 'listPerMonth' | 'prices' | 'cpus' | 'content'
>;

/** As they are stored. */
const storedPrices = ({ prices }: StoredProduct, unit: PriceUnit): readonly PriceEntry[] =>
  prices.map((row) => ({
    term: row.time,
    unit,
    // The table has only these.
    type: row.type as PriceType,
    charge: { net: dong(row.net), exempt: dong(row.exempt) },
    perUnit: dong(row.perUnit),
    renewal: { net: dong(row.renewalNet), exempt: dong(row.renewalExempt) },
    renewalPerUnit: dong(row.renewalPerUnit),
    ...transferOf(row),
    discountPercent: row.discountPercent,
    oldPerUnit: row.oldPerUnit === null ? null : dong(row.oldPerUnit),
    campaign:
      row.campaignId === null || row.campaignActionId === null
        ? null
        : { id: row.campaignId, actionId: row.campaignActionId },
  }));

/** Each by itself compared with the shortest term. */
const planPrices = (fields: Fields, unit: PriceUnit): readonly PriceEntry[] => {
  const terms = Object.keys(fields)
    .flatMap((name) => /^price (\d+)$/.exec(name)?.[1] ?? [])
    .filter((term) => fields[`price ${term}`] !== null)
    .map(Number)
    .sort((a, b) => a - b);
  const list = terms[0] === undefined ? zeroDong : listPriceOf(fields, terms[0]);
  return terms.map((term) =>
    rentPrice({
      term,
      unit,
      perUnit: dongOf(fields[`price ${term}`]),
      oldPerUnit: dongOrNull(fields[`old price ${term}`]),
      discountPercent: discountPercentOf(list, listPriceOf(fields, term)),
      campaign: null,
    }),
  );
};

const listPriceOf = (fields: Fields, term: number): Dong =>
  dongOrNull(fields[`old price ${term}`]) ?? dongOf(fields[`price ${term}`]);

const planParts = (fields: Fields, held: StoredProduct | null, touched: ReadonlySet<string>): Parts => {
  const [title, type, specs] = [textOf(fields.title), textOf(fields.line), textOf(fields.specs)];
  const unit = planUnitOf(type);
  const isPriced = held === null || [...touched].some((name) => /^(?:old )?price /.test(name));
  const prices = isPriced ? planPrices(fields, unit) : storedPrices(held, unit);
  const shortest = prices.find(({ term }) => term === Math.min(...prices.map((each) => each.term)));
  return {
    title,
    type,
    specs,
    badge: fields.badge === null || fields.badge === undefined ? null : textOf(fields.badge),
    unit,
    vatInside: false,
    listPerMonth: isPriced || held === null ? (shortest?.renewalPerUnit ?? zeroDong) : dong(held.row.listPerMonth),
    prices,
    cpus: cpusOf(specs),
    content: planContent(fields, generatedContentOf({ title, specs })),
  };
};

const planContent = (fields: Fields, otherwise: SeedContent): SeedContent => ({
  summary: textOf(fields.summary) || otherwise.summary,
  audience: textOf(fields.audience) || otherwise.audience,
  description: fields.description === undefined ? otherwise.description : listOf(fields.description).map(String),
  specifications:
    fields.specifications === undefined
      ? otherwise.specifications
      : listOf(fields.specifications).map((row) => {
          const [label = '', ...value] = String(row).split(': ');
          return { label, value: value.join(': ') };
        }),
});

const extensionParts = (fields: Fields, held: StoredProduct | null, touched: ReadonlySet<string>): Parts => {
  const raw: RawDomain = {
    ext: textOf(fields.extension),
    ...(fields.kind ? { kind: textOf(fields.kind) } : {}),
    registrationFee: dongOf(fields.registrationFee),
    maintenanceFee: dongOf(fields.maintenanceFee),
    serviceFeeFirst: dongOf(fields.serviceFirstYear),
    serviceFeeRenew: dongOf(fields.serviceRenewal),
    ...(fields.renewalMaintenanceFee ? { renewalMaintenanceFee: dongOf(fields.renewalMaintenanceFee) } : {}),
    ...(fields.serviceTransfer == null ? {} : { serviceFeeTransfer: dongOf(fields.serviceTransfer) }),
  };
  const years = listOf(fields.years).map(Number);
  const isPriced = held === null || [...touched].some((name) => name !== 'state' && name !== 'tags');
  const content = domainContentOf(raw);
  return {
    title: titleOfDomain(raw),
    type: DOMAIN_LINE,
    specs: '',
    badge: held?.row.badge ?? null,
    unit: YEAR,
    vatInside: true,
    listPerMonth: zeroDong,
    prices: isPriced ? domainPrices(raw, years.length === 0 ? domainYears(raw) : years) : storedPrices(held, YEAR),
    cpus: 0,
    content: {
      summary: held?.row.summary ?? content.summary,
      audience: held?.content?.audience ?? content.audience,
      description: held?.content?.description ?? content.description,
      specifications: isPriced ? content.specifications : held.row.specifications,
    },
  };
};
