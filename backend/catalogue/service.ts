import { and, asc, eq, inArray } from 'drizzle-orm';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { ProductTag, Store } from '#contracts/generated/product.service.ts';
import { organisationId } from '#contracts/organisation.ts';
import { type ListQuery, listProducts } from './list-products.ts';
import { toTagWire } from './product-details.ts';
import type { ProductBase } from './product-wire.ts';
import { readLineOptions, toFeatureTypes } from './read-options.ts';
import { productsById, readTilesOfLines, toSiblings, type WholeProduct } from './read-products.ts';
import { combos, products, productTags, stores, tags, units } from './schema.ts';
import type { Shop, StoreRow } from './shop.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock'>;

/** Returns the services' common page envelope. */
export const loadProductPage = async ({ db, clock }: Deps, shop: Shop, query: ListQuery) => {
  const list = await listProducts(db, shop, query);
  return {
    total: list.total,
    currentPage: list.page,
    maxResult: list.perPage,
    totalPage: list.pages,
    data: await productsById(db, shop, list.ids, clock.now()),
  };
};

/** Ids of products on sale that are often sold together with a model, by model. */
export const readCombosOfModels = async (
  { db }: Pick<Deps, 'db'>,
  modelIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const rows = await db
    .select({ modelId: combos.modelId, id: combos.withProductId })
    .from(combos)
    .innerJoin(products, and(eq(products.id, combos.withProductId), products.available))
    .where(inArray(combos.modelId, [...modelIds]))
    .orderBy(asc(combos.position));
  const ids = new Map<string, string[]>(modelIds.map((modelId) => [modelId, []]));
  for (const { modelId, id } of rows) ids.get(modelId)?.push(id);
  return ids;
};

/** Often sold together with this product. [REST-05 product-combo] */
export const listCombos = async (deps: Deps, shop: Shop, { source }: Pick<ProductBase, 'source'>) => {
  const ids = (await readCombosOfModels(deps, [source.modelId])).get(source.modelId) ?? [];
  return productsById(
    deps.db,
    shop,
    ids.filter((id) => id !== source.id),
    deps.clock.now(),
  );
};

export const listTags = async ({ db }: Deps): Promise<readonly ProductTag[]> =>
  (await db.select().from(tags).orderBy(asc(tags.position))).map(toTagWire);

/** By model. */
export const readTagsOfModels = async (
  { db }: Pick<Deps, 'db'>,
  modelIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ProductTag[]>> => {
  const rows = await db
    .select({ modelId: productTags.modelId, tag: tags })
    .from(productTags)
    .innerJoin(tags, eq(tags.id, productTags.tagId))
    .where(inArray(productTags.modelId, [...modelIds]))
    .orderBy(asc(tags.position));
  const found = new Map<string, ProductTag[]>(modelIds.map((modelId) => [modelId, []]));
  for (const { modelId, tag } of rows) found.get(modelId)?.push({ ...toTagWire(tag), selected: true });
  return found;
};

export const listTagsOfProduct = async (
  deps: Deps,
  { source }: Pick<ProductBase, 'source'>,
): Promise<readonly ProductTag[]> => (await readTagsOfModels(deps, [source.modelId])).get(source.modelId) ?? [];

export const listUnits = ({ db }: Deps) =>
  db.select({ id: units.id, name: units.name }).from(units).orderBy(asc(units.position));

export const listOptions = async ({ db }: Deps, { source }: Pick<ProductBase, 'source'>) =>
  toFeatureTypes(await readLineOptions(db, source.categoryId), source);

/** For callers that cannot select fields. */
export const loadWholeProduct = async (deps: Deps, shop: Shop, { source, details, ...product }: WholeProduct) => {
  const { companionIds, options, plans, ...shown } = details;
  const tiles = (await readTilesOfLines(deps.db, [source.categoryId])).get(source.categoryId) ?? [];
  const featureTypes = toFeatureTypes(options, source);
  const extras = await productsById(deps.db, shop, companionIds, deps.clock.now());
  return {
    ...product,
    ...shown,
    options: featureTypes.map(({ name }) => name),
    featureTypes,
    siblings: toSiblings(tiles, { source }),
    pricePlans: plans,
    extras: extras.map(({ source: _source, ...extra }) => extra),
  };
};

export const listStoresOfType = async ({ db }: Deps, type: string): Promise<readonly Store[]> => {
  const rows = await db.select().from(stores).orderBy(asc(stores.id));
  return rows.filter((row) => row.enable && (type === '' || row.type === type)).map(toStoreWire);
};

/** [ENT-08, STO-01] */
export const toStoreWire = (row: StoreRow): Store => ({
  id: row.id,
  createdStamp: row.createdStamp,
  name: row.name,
  type: row.type,
  enable: row.enable,
  partyId: organisationId,
  warehouses: [],
  warehouseIdDefault: null,
  enableOrderAbleFuture: false,
  enableOrderNegativeQuantity: false,
  storeEcommerceName: row.code,
  shippingCompanies: [],
  shippingCompanyIdPrimary: null,
  customerIdPrimary: null,
  paymentMethodIdPrimary: 'VIETQR',
  enableCustomProductPrice: false,
  enablePaymentPartial: false,
  paymentPartialPercent: null,
  productStoreLink: `/cua-hang?store=${row.slug}`,
  description: loadDescription(row),
});

const loadDescription = (row: StoreRow): Store['description'] => ({
  name: row.name,
  phone: null,
  address: null,
  footer: null,
  description: null,
  slug: row.slug,
  logo: null,
  banner: null,
  ward: null,
  wardId: null,
  province: null,
  provinceId: null,
  showLogo: true,
  showBanner: false,
  showMap: false,
  showInfoStore: true,
  showBarcode: false,
  showFooter: true,
  showVat: true,
  showPromotion: true,
});
