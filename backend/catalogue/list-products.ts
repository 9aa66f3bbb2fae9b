import { and, asc, count, desc, eq, exists, getTableColumns, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { hasSearchTerms } from '#core/search-rules/match-search.ts';
import { MAX_PRODUCTS_PER_PAGE } from '#core/shared/list-limits.ts';
import { type CategoryRow, readCategories } from './category-tree.ts';
import { replaceNul } from './replace-nul.ts';
import { categoryOptions, products, productTags, tags } from './schema.ts';
import { buildSearch, type Search } from './search.ts';
import type { Shop } from './shop.ts';

/** Absent fields do not filter. */
export type ListQuery = {
  /** Handle or id, any level. */
  readonly category?: string | null;
  readonly keyword?: string | null;
  /** đồng per unit; compared with the lead price. */
  readonly priceFrom?: number | null;
  readonly priceTo?: number | null;
  readonly onlyPromotion?: boolean | null;
  /** Slug or id. */
  readonly tag?: string | null;
  /** Product line. */
  readonly type?: string | null;
  readonly productIds?: readonly string[] | null;
  readonly sku?: string | null;
  /** Id of an option. */
  readonly option?: string | null;
  readonly sort?: 'POPULAR' | 'PRICE' | 'NAME';
  readonly descending?: boolean;
  readonly page?: number | null;
  readonly perPage?: number | null;
};

const {
  search: _search,
  headlineSearch: _headlineSearch,
  folded: _folded,
  headline: _headline,
  ...columns
} = getTableColumns(products);
export const productColumns = columns;
export type ProductRow = Omit<typeof products.$inferSelect, 'search' | 'headlineSearch' | 'folded' | 'headline'>;

export type ProductList = {
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  readonly pages: number;
  /** In the order of the list. */
  readonly ids: readonly string[];
};

const DEFAULT_PER_PAGE = 12;
const MAX_PAGES = 1_000_000;
/** Filtered lists are counted up to this limit, because a full count would slow down as the catalogue grows. */
const MAX_COUNTED = 10_000;

const clampInteger = (value: number | null | undefined, least: number, most: number, otherwise: number): number =>
  value === null || value === undefined || !Number.isFinite(value)
    ? otherwise
    : Math.min(most, Math.max(least, Math.floor(value)));

/** Its cost does not grow with the catalogue: an index in sort order, a limit and stored counts. */
export const listProducts = async (db: Database, shop: Shop, query: ListQuery): Promise<ProductList> => {
  const perPage = clampInteger(query.perPage, 1, MAX_PRODUCTS_PER_PAGE, DEFAULT_PER_PAGE);
  const page = clampInteger(query.page, 1, MAX_PAGES, 1);
  const all = await readCategories(db);
  const category = query.category ? all.find(({ id, handle }) => [id, handle].includes(query.category ?? '')) : null;
  if (category === undefined) return { total: 0, page, perPage, pages: 0, ids: [] };
  const keyword = query.keyword ?? null;
  const search = hasSearchTerms(keyword) ? await buildSearch(db, keyword) : null;
  const narrowing = buildFilter(db, query, search);
  const where = and(...findPosition(shop, category), ...isOnSale(query), ...narrowing);
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...buildOrder(query, search))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const total = narrowing.length === 0 ? readStoredCount(shop, all, category) : await countProducts(db, where);
  return { total, page, perPage, pages: Math.ceil(total / perPage), ids: rows.map(({ id }) => id) };
};

/** Nobody looks for what the shop has stopped to sell; who names a product still finds it. */
const isOnSale = ({ productIds, sku }: ListQuery): SQL[] => (productIds || sku ? [] : [sql`${products.available}`]);

const findPosition = (shop: Shop, category: CategoryRow | null): SQL[] => [
  ...(category === null
    ? []
    : [category.level === 1 ? eq(products.groupId, category.id) : eq(products.categoryId, category.id)]),
  ...(shop.lines === null ? [] : [inArray(products.categoryId, [...shop.lines])]),
];

const buildFilter = (db: Database, query: ListQuery, search: Search | null): SQL[] => [
  ...(search ? [search.condition] : []),
  ...(query.priceFrom == null ? [] : [gte(products.leadPrice, Math.ceil(query.priceFrom))]),
  ...(query.priceTo == null ? [] : [lte(products.leadPrice, Math.floor(query.priceTo))]),
  ...(query.onlyPromotion ? [sql`${products.promoted}`] : []),
  ...(query.type ? [eq(products.type, replaceNul(query.type))] : []),
  ...(query.productIds ? [inArray(products.id, query.productIds.map(replaceNul))] : []),
  ...(query.sku ? [eq(products.sku, replaceNul(query.sku))] : []),
  ...(query.tag ? [hasTag(db, replaceNul(query.tag))] : []),
  ...(query.option ? [hasOption(db, replaceNul(query.option))] : []),
];

const hasTag = (db: Database, tag: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(productTags)
      .innerJoin(tags, eq(tags.id, productTags.tagId))
      .where(and(eq(productTags.modelId, products.modelId), sql`${tag} in (${tags.slug}, ${tags.id})`)),
  );

const hasOption = (db: Database, option: string): SQL =>
  inArray(
    products.categoryId,
    db.select({ id: categoryOptions.categoryId }).from(categoryOptions).where(eq(categoryOptions.optionId, option)),
  );

const buildOrder = ({ sort, descending }: ListQuery, search: Search | null): SQL[] => {
  const way = descending ? desc : asc;
  if (sort === 'PRICE') return [way(products.leadPrice), way(products.position)];
  if (sort === 'NAME') return [way(products.titleKey), way(products.position)];
  return [...(search?.order ?? []), asc(products.position)];
};

const readStoredCount = (shop: Shop, all: readonly CategoryRow[], category: CategoryRow | null): number =>
  all
    .filter(({ id, level }) => level > 1 && (shop.lines === null || shop.lines.includes(id)))
    .filter(({ id, parentId }) => category === null || id === category.id || parentId === category.id)
    .reduce((sum, { productCount }) => sum + productCount, 0);

const countProducts = async (db: Database, where: SQL | undefined): Promise<number> => {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(products)
    .where(where)
    .limit(MAX_COUNTED)
    .as('some');
  const [found] = await db.select({ total: count() }).from(some);
  return found?.total ?? 0;
};
