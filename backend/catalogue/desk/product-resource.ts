import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { writeFieldsByHand } from '#backend/catalogue/import/change-by-hand.ts';
import { inTagOrder } from '#backend/catalogue/import/items-of-rows.ts';
import type { Fields } from '#backend/catalogue/import/plan.ts';
import {
  categories,
  combos,
  futurePrices,
  productContents,
  productPrices,
  products,
  productTags,
  tags,
} from '#backend/catalogue/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import {
  type DeskOutcome,
  type DeskQuery,
  type DeskResource,
  deskCommand,
  FieldRefusal,
} from '#backend/platform/desk/desk-resource.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { productColumns } from '#contracts/desk/columns/product-columns.vi.ts';
import {
  futureDayFields,
  futurePriceFields,
  newProductFields,
  type ProductRecord,
  type ProductRow,
  productFields,
} from '#contracts/desk/product-record.ts';
import { lineImageOf } from '#contracts/seed/product-image.ts';
import { startOfIsoDay } from '#core/shared/calendar.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { pictureAddressOf } from '#core/shared/text/picture-address.ts';
import type { OpenPictureStore, PictureStore } from './picture-store.ts';
import { productRows, type TypedPrices, type TypedProduct } from './product-rows.ts';
import { writeTypedRows } from './write-typed-rows.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock'> & { readonly pictures: OpenPictureStore };

type Db = Database | Transaction;

const isPlan = ne(products.type, DOMAIN_LINE);
const sorts = ['position', 'title', 'leadPrice'] as const;
const columns = { position: products.position, title: products.titleKey, leadPrice: products.leadPrice } as const;

export const listProducts = async (db: Database, { words, filter, sort, isDescending, limit, offset }: DeskQuery) => {
  const wanted = and(
    isPlan,
    filter.line === undefined ? undefined : eq(products.type, filter.line),
    words === ''
      ? undefined
      : sql`(strpos(${products.titleKey}, ${foldVietnamese(words)}) > 0
          or strpos(lower(${products.sku}), ${words.toLowerCase()}) > 0)`,
  );
  const column = columns[sorts.find((each) => each === sort) ?? 'position'];
  const found = await db
    .select({ product: products, lineTitle: categories.title })
    .from(products)
    .leftJoin(categories, eq(categories.handle, products.type))
    .where(wanted)
    .orderBy((isDescending ? desc : asc)(column), asc(products.position))
    .limit(limit)
    .offset(offset);
  const rows = found.map(
    ({ product: { sku, title, type, available, renewable, leadPrice }, lineTitle }): ProductRow => ({
      id: sku,
      title,
      line: type,
      lineTitle: lineTitle ?? type,
      state: stateOf({ available, renewable }),
      leadPrice,
    }),
  );
  return { rows, total: await db.$count(products, wanted) };
};

const stateOf = ({ available, renewable }: Pick<typeof products.$inferSelect, 'available' | 'renewable'>) =>
  available ? 'on-sale' : renewable ? 'renewals-only' : 'withdrawn';

const listFuture = async (db: Db, productId: string): Promise<ProductRecord['future']> => {
  const found = await db
    .select()
    .from(futurePrices)
    .where(eq(futurePrices.productId, productId))
    .orderBy(asc(futurePrices.startsOn), asc(futurePrices.time));
  return [...new Set(found.map(({ startsOn }) => startsOn))].map((id) => ({
    id,
    prices: found
      .filter(({ startsOn }) => startsOn === id)
      .map(({ time, perUnit, oldPerUnit }) => ({ term: time, price: perUnit, oldPrice: oldPerUnit })),
  }));
};

const listCompanions = async (db: Db, modelId: string): Promise<ProductRecord['companions']> => {
  const found = await db
    .select({ sku: products.sku })
    .from(combos)
    .innerJoin(products, eq(products.id, combos.withProductId))
    .where(eq(combos.modelId, modelId))
    .orderBy(asc(combos.position));
  return found.map(({ sku }) => sku);
};

const listTags = async (db: Db, modelId: string): Promise<ProductRecord['tags']> => {
  const found = await db
    .select({ slug: tags.slug })
    .from(productTags)
    .innerJoin(tags, eq(tags.id, productTags.tagId))
    .where(eq(productTags.modelId, modelId));
  return [...inTagOrder(found.map(({ slug }) => slug))];
};

const readProduct = async (deps: Deps, db: Db, sku: string): Promise<ProductRecord | null> => {
  const [found] = await db
    .select({ product: products, content: productContents })
    .from(products)
    .leftJoin(productContents, eq(productContents.modelId, products.id))
    .where(and(eq(products.sku, sku), isPlan));
  if (found === undefined) return null;
  const { product, content } = found;
  const prices = await db
    .select()
    .from(productPrices)
    .where(eq(productPrices.productId, product.id))
    .orderBy(asc(productPrices.time));
  return {
    id: sku,
    sku,
    line: product.type,
    title: product.title,
    specs: product.specs,
    summary: product.summary,
    audience: content?.audience ?? '',
    description: (content?.description ?? []).join('\n\n'),
    specifications: product.specifications.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    companions: await listCompanions(db, product.modelId),
    tags: await listTags(db, product.modelId),
    badge: product.badge ?? '',
    ...pictureFields(product, await deps.pictures(db)),
    state: stateOf(product),
    prices: prices.map(({ time, perUnit, oldPerUnit }) => ({ term: time, price: perUnit, oldPrice: oldPerUnit })),
    page: `/san-pham/${product.slug}`,
    future: await listFuture(db, product.id),
  };
};

const pictureFields = ({ image, type }: typeof products.$inferSelect, { idOf }: PictureStore) => {
  if (image === lineImageOf(type)) return { picture: null, pictureUrl: '' };
  const picture = idOf(image);
  return { picture, pictureUrl: picture === null ? pictureAddressOf(image) : '' };
};

/** Path or address of the chosen picture; null for that of the line. Throws FieldRefusal for one that is gone. */
const pictureOf = ({ picture, pictureUrl }: TypedProduct, { urlOf }: PictureStore): string | null => {
  if (picture === null) return pictureUrl === '' ? null : pictureUrl;
  const path = urlOf(picture);
  if (path === null) throw new FieldRefusal({ picture: 'Ảnh này không còn trong kho. Hãy chọn ảnh khác.' });
  return path;
};

/** Columns of the file by the fields of the form. */
const fieldOf: Readonly<Record<string, string>> = {
  term: 'prices',
  price: 'prices',
  oldPrice: 'prices',
  picture: 'pictureUrl',
};

const nameField = (column: string | null): string => lookUp(fieldOf, column ?? '') ?? column ?? 'title';

const priceFacts = (prices: TypedPrices) =>
  Object.fromEntries(
    prices.flatMap(({ term, price, oldPrice }) => [
      [`price ${term}`, price],
      [`old price ${term}`, oldPrice],
    ]),
  );

/** What the log keeps: the name, amounts and states. */
const factsOf = ({
  title,
  state,
  prices,
}: Pick<ProductRecord, 'title' | 'state'> & { readonly prices: TypedPrices }) => ({
  title,
  state,
  ...priceFacts(prices),
});

/** Throws FieldRefusal unless the day is to come. */
const requireToCome = (from: string, now: number): void => {
  const startsAt = startOfIsoDay(from);
  if (startsAt === null) throw new FieldRefusal({ from: 'Không có ngày này.' });
  if (startsAt <= now) throw new FieldRefusal({ from: 'Chọn một ngày sau hôm nay. Muốn đổi ngay, sửa giá ở trên.' });
};

const priced = (from: string, prices: TypedPrices): Fields =>
  Object.fromEntries(
    prices.flatMap(({ term, price, oldPrice }) => [
      [`future price ${term} from ${from}`, price],
      [`future old price ${term} from ${from}`, oldPrice],
    ]),
  );

const emptied = (from: string, prices: TypedPrices): Fields =>
  Object.fromEntries(Object.keys(priced(from, prices)).map((field) => [field, null]));

/** Plans of the shop and their prices, written by the functions of an import; domains stay with their file. */
export const productResource = (deps: Deps): DeskResource => ({
  name: 'products',
  reader: 'products:read',
  sorts,
  filters: ['line'],
  columns: productColumns,
  list: (query) => listProducts(deps.db, query),
  read: (at, sku) => readProduct(deps, at, sku),
  create: deskCommand('products:act', newProductFields, async (tx, { sku, line, ...typed }): Promise<DeskOutcome> => {
    if ((await readProduct(deps, tx, sku)) !== null) throw new FieldRefusal({ sku: 'Đã có sản phẩm mang mã này.' });
    const places = await deps.pictures(tx);
    const rows = productRows(sku, typed, pictureOf(typed, places), line);
    await writeTypedRows(tx, rows, nameField, deps.clock.now(), places.sentenceOf);
    return { id: sku, before: {}, after: { sku, ...factsOf(typed) } };
  }),
  update: deskCommand('products:act', productFields, async (tx, typed, { id }) => {
    const old = await readProduct(deps, tx, id);
    if (old === null) throw notFound('product');
    const places = await deps.pictures(tx);
    const rows = productRows(id, typed, pictureOf(typed, places));
    await writeTypedRows(tx, rows, nameField, deps.clock.now(), places.sentenceOf);
    return { id, before: factsOf(old), after: factsOf(typed) };
  }),
  actions: {
    plan: deskCommand('products:act', futurePriceFields, async (tx, { from, prices }, { id }) => {
      const product = await readProduct(deps, tx, id);
      if (product === null) throw notFound('product');
      requireToCome(from, deps.clock.now());
      const planned = product.future.find((each) => each.id === from)?.prices ?? [];
      await writeFieldsByHand(tx, id, { ...emptied(from, planned), ...priced(from, prices) }, deps.clock.now());
      return {
        id,
        before: priceFacts(planned.length > 0 ? planned : product.prices),
        after: { from, ...priceFacts(prices) },
      };
    }),
    unplan: deskCommand('products:act', futureDayFields, async (tx, { from }, { id }) => {
      const planned = (await readProduct(deps, tx, id))?.future.find((each) => each.id === from);
      if (planned === undefined) throw notFound('price of a day to come');
      await writeFieldsByHand(tx, id, emptied(from, planned.prices), deps.clock.now());
      return { id, before: { from, ...priceFacts(planned.prices) }, after: { from: null } };
    }),
  },
});
