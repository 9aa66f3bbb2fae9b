import { asc, eq, inArray } from 'drizzle-orm';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { ProductTag, Store } from '#contracts/generated/product.service.ts';
import { organisationId } from '#contracts/organisation.ts';
import { type ListQuery, listProducts } from './list-products.ts';
import { plansOf } from './price-plans.ts';
import type { ProductBase } from './product-wire.ts';
import { featureTypesOf, readLineOptions } from './read-options.ts';
import { contentOf, productsById, siblingsOf, withPrices } from './read-products.ts';
import { combos, productTags, stores, tags, units } from './schema.ts';
import type { Shop, StoreRow } from './shop.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock'>;

/** The services' common page envelope; each product with its prices. */
export const productPage = async ({ db, clock }: Deps, shop: Shop, query: ListQuery) => {
  const list = await listProducts(db, shop, query);
  return {
    total: list.total,
    currentPage: list.page,
    maxResult: list.perPage,
    totalPage: list.pages,
    data: await withPrices(db, list.rows, clock.now()),
  };
};

/** Products often sold together with this one. [REST-05 product-combo] */
export const combosOf = async ({ db, clock }: Deps, shop: Shop, { source }: Pick<ProductBase, 'source'>) => {
  const rows = await db
    .select({ id: combos.withProductId })
    .from(combos)
    .where(eq(combos.modelId, source.modelId))
    .orderBy(asc(combos.position));
  const ids = rows.map(({ id }) => id).filter((id) => id !== source.id);
  return productsById(db, shop, ids, clock.now());
};

type TagRow = typeof tags.$inferSelect;

const tagWire = ({ id, name, slug }: TagRow): ProductTag => ({
  id,
  name,
  slug,
  type: 'PRODUCT',
  scope: 'PUBLIC',
  storeIds: [],
  selected: false,
});

export const allTags = async ({ db }: Deps): Promise<readonly ProductTag[]> =>
  (await db.select().from(tags).orderBy(asc(tags.position))).map(tagWire);

export const tagsOf = async ({ db }: Deps, { source }: Pick<ProductBase, 'source'>): Promise<readonly ProductTag[]> => {
  const ids = db.select({ id: productTags.tagId }).from(productTags).where(eq(productTags.modelId, source.modelId));
  const rows = await db.select().from(tags).where(inArray(tags.id, ids)).orderBy(asc(tags.position));
  return rows.map((row) => ({ ...tagWire(row), selected: true }));
};

export const allUnits = ({ db }: Deps) =>
  db.select({ id: units.id, name: units.name }).from(units).orderBy(asc(units.position));

export const optionsOf = async ({ db }: Deps, { source }: Pick<ProductBase, 'source'>) =>
  featureTypesOf(await readLineOptions(db, source.categoryId), source);

/** A product with every part, for callers that cannot select fields. */
export const wholeProduct = async (deps: Deps, shop: Shop, base: ProductBase) => {
  const { source, ...product } = base;
  const { description, gift } = await contentOf(deps.db, source.modelId);
  const featureTypes = await optionsOf(deps, base);
  return {
    ...product,
    description: description.join('\n\n'),
    gift,
    options: featureTypes.map(({ name }) => name),
    featureTypes,
    tags: await tagsOf(deps, base),
    siblings: await siblingsOf(deps.db, base),
    pricePlans: await plansOf(deps.db, base),
    extras: (await combosOf(deps, shop, base)).map(({ source: _source, ...extra }) => extra),
  };
};

export const storesOfType = async ({ db }: Deps, type: string): Promise<readonly Store[]> => {
  const rows = await db.select().from(stores).orderBy(asc(stores.id));
  return rows.filter((row) => row.enable && (type === '' || row.type === type)).map(storeWire);
};

/** Wire form of a store in its detail call. [ENT-08, STO-01] */
export const storeWire = (row: StoreRow): Store => ({
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
  description: descriptionOf(row),
});

const descriptionOf = (row: StoreRow): Store['description'] => ({
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
