import { and, asc, desc, eq, exists, getTableColumns, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { hasSearchTerms } from '#core/search-rules/match-search.ts';
import { MAX_COUNTED, MAX_PRODUCTS_PER_PAGE } from '#core/shared/list-limits.ts';
import { readCategories } from './category-tree.ts';
import { countProducts } from './count-products.ts';
import { countInLines, findListedLines, isInLines, type LineFilter, type ListedLines } from './listed-lines.ts';
import { readPage } from './read-page.ts';
import { replaceNul } from './replace-nul.ts';
import { products, productTags, tags } from './schema.ts';
import { buildSearch, type Search } from './search/build-search.ts';
import type { Step } from './search/rank-in-steps.ts';
import type { Shop } from './shop.ts';

/** Absent fields do not filter. */
export type ListQuery = LineFilter & {
  readonly keyword?: string | null;
  /** đồng per unit; compared with the lead price. */
  readonly priceFrom?: number | null;
  readonly priceTo?: number | null;
  readonly onlyPromotion?: boolean | null;
  /** Slug or id. */
  readonly tag?: string | null;
  readonly productIds?: readonly string[] | null;
  readonly sku?: string | null;
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

const clampInteger = (value: number | null | undefined, least: number, most: number, otherwise: number): number =>
  value === null || value === undefined || !Number.isFinite(value)
    ? otherwise
    : Math.min(most, Math.max(least, Math.floor(value)));

type Window = Pick<ProductList, 'page' | 'perPage'>;

const emptyList = ({ page, perPage }: Window): ProductList => ({ total: 0, page, perPage, pages: 0, ids: [] });

/** Its cost does not grow with the catalogue: an index in sort order, a limit and stored counts. */
export const listProducts = async (db: Database, shop: Shop, query: ListQuery): Promise<ProductList> => {
  const perPage = clampInteger(query.perPage, 1, MAX_PRODUCTS_PER_PAGE, DEFAULT_PER_PAGE);
  const window = { perPage, page: clampInteger(query.page, 1, MAX_PAGES, 1) };
  const asked = await findListedLines(db, shop, query, await readCategories(db));
  if (asked.listed.length === 0) return emptyList(window);
  const keyword = query.keyword ?? null;
  const search = hasSearchTerms(keyword) ? await buildSearch(db, { ...asked, listed: asked.all }, keyword) : undefined;
  if (search === null) return emptyList(window);
  const lines = search?.narrow(asked) ?? asked;
  if (lines.listed.length === 0) return emptyList(window);
  const narrowing = await buildFilter(db, query);
  if (narrowing === null) return emptyList(window);
  const words = search?.words ?? [];
  const where = [...isInLines(lines), ...isOnSale(query), ...narrowing];
  const ids = await readPage(db, where, stepsOf(query, search, window), window);
  const counted = narrowing.length > 0 ? null : words.length === 0 ? countInLines(lines) : countOf(search, asked);
  const total = counted ?? (await countProducts(db, [...where, ...words]));
  return { total, ...window, pages: Math.ceil(total / perPage), ids };
};

/** The search counted in all lines already. */
const countOf = (search: Search | undefined, { all, listed }: ListedLines): number | null =>
  search !== undefined && listed.length === all.length ? search.matches : null;

/** Nobody looks for what the shop has stopped to sell; who names a product still finds it. */
const isOnSale = ({ productIds, sku }: ListQuery): SQL[] => (productIds || sku ? [] : [sql`${products.available}`]);

/** null when nothing fits. */
const buildFilter = async (db: Database, query: ListQuery): Promise<SQL[] | null> => {
  const tag = query.tag ? await hasTag(db, replaceNul(query.tag)) : undefined;
  if (tag === null) return null;
  return [
    ...(query.priceFrom == null ? [] : [gte(products.leadPrice, Math.ceil(query.priceFrom))]),
    ...(query.priceTo == null ? [] : [lte(products.leadPrice, Math.floor(query.priceTo))]),
    ...(query.onlyPromotion ? [sql`${products.promoted}`] : []),
    ...(query.productIds ? [inArray(products.id, query.productIds.map(replaceNul))] : []),
    ...(query.sku ? [eq(products.sku, replaceNul(query.sku))] : []),
    ...(tag ? [tag] : []),
  ];
};

/** null for an unknown tag. Its id comes first, so that PostgreSQL knows how many products have it. */
const hasTag = async (db: Database, tag: string): Promise<SQL | null> => {
  const [found] = await db
    .select({ id: tags.id })
    .from(tags)
    .where(or(eq(tags.slug, tag), eq(tags.id, tag)))
    .limit(1);
  if (!found) return null;
  return exists(
    db
      .select({ one: sql`1` })
      .from(productTags)
      .where(and(eq(productTags.tagId, found.id), eq(productTags.modelId, products.modelId))),
  );
};

/** A sort is an order of its own; pages far behind are read at once. */
const stepsOf = (
  { sort, descending }: ListQuery,
  search: Search | undefined,
  { page, perPage }: Window,
): readonly Step[] => {
  const way = descending ? desc : asc;
  const where = search?.words ?? [];
  if (sort === 'PRICE') return [{ where, order: [way(products.leadPrice), way(products.position)] }];
  if (sort === 'NAME') return [{ where, order: [way(products.titleKey), way(products.position)] }];
  if (search === undefined) return [{ where, order: [asc(products.position)] }];
  return page * perPage > MAX_COUNTED ? [search.together] : search.steps;
};
