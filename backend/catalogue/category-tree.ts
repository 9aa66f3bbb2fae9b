import { asc } from 'drizzle-orm';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { promisedHandoverOf } from '#backend/provisioning/promised-handover.ts';
import type { Category } from '#contracts/generated/product.service.ts';
import { isFilterOption, valuesOfLine } from '#contracts/seed/options.ts';
import { categories, categoryOptions, options, optionValues, units } from './schema.ts';
import { isSold, type Shop } from './shop.ts';

export type CategoryRow = typeof categories.$inferSelect;

/** A category of any level; a product line has no children. */
export type CategoryNode = Omit<Category, 'child'> & { readonly child: readonly CategoryNode[] };

/** There are few categories, however many products. */
export const readCategories = (db: Database | Transaction): Promise<CategoryRow[]> =>
  db.select().from(categories).orderBy(asc(categories.position));

type Filters = ReadonlyMap<string, Category['product_filter']>;

const readFilters = async (db: Database): Promise<Filters> => {
  const taken = await db.select().from(categoryOptions);
  const all = await db.select().from(options).orderBy(asc(options.position));
  const values = await db.select().from(optionValues).orderBy(asc(optionValues.position));
  const offered = (line: string, option: string) =>
    valuesOfLine(
      values.filter(({ optionId }) => optionId === option),
      line,
    ).map(({ id, title }) => ({ id, title }));
  const lines = [...new Set(taken.map(({ categoryId }) => categoryId))];
  return new Map(
    lines.map((line) => [
      line,
      all
        .filter(isFilterOption)
        .filter(({ id }) => taken.some((each) => each.categoryId === line && each.optionId === id))
        .map(({ id, name }) => ({ id, name, values: offered(line, id) })),
    ]),
  );
};

export const toCategoryWire = (row: CategoryRow) => ({
  id: row.id,
  title: row.title,
  image: null,
  icon: row.icon ?? (row.level > 1 ? row.handle : null),
  parentId: row.parentId,
  level: row.level,
  handle: row.handle,
  description: row.description,
});

type TreeDeps = Pick<BackendDeps, 'db' | 'environment'>;

/** Groups with the product lines of which the store sells something; counts and prices are stored values. */
export const readTree = async ({ db, environment }: TreeDeps, shop: Shop): Promise<readonly CategoryNode[]> => {
  const [rows, filters, unitRows] = [await readCategories(db), await readFilters(db), await db.select().from(units)];
  const unitNames = new Map(unitRows.map(({ id, name }) => [id, name]));
  const build = (row: CategoryRow): CategoryNode => {
    const below = rows
      .filter(({ id, parentId, productCount }) => parentId === row.id && productCount > 0 && isSold(shop, id))
      .map(build);
    const parent = rows.find(({ id }) => id === row.parentId);
    const whole = shop.lines === null || row.level > 1;
    return {
      ...toCategoryWire(row),
      handover: row.level > 1 ? promisedHandoverOf(environment.provisioning, row.handle, row.handover) : null,
      columns: [...row.planColumns],
      child: below,
      product_filter: below.length > 0 ? buildFilters(below) : [...(filters.get(row.id) ?? [])],
      parentHandle: parent?.handle ?? null,
      productCount: whole ? row.productCount : below.reduce((sum, each) => sum + each.productCount, 0),
      lowestPrice: whole ? minPrice(row, unitNames) : minLinePrice(below),
    };
  };
  return rows
    .filter(({ level }) => level === 1)
    .map(build)
    .filter(({ child }) => child.length > 0);
};

const minPrice = (row: CategoryRow, unitNames: ReadonlyMap<string, string>): Category['lowestPrice'] =>
  row.lowestPrice === null || row.lowestUnitId === null || row.lowestTerm === null
    ? null
    : {
        price: row.lowestPrice,
        term: row.lowestTerm,
        unit: { id: row.lowestUnitId, name: unitNames.get(row.lowestUnitId) ?? '' },
      };

const minLinePrice = (lines: readonly CategoryNode[]): Category['lowestPrice'] =>
  lines
    .flatMap(({ lowestPrice }) => lowestPrice ?? [])
    .reduce<Category['lowestPrice']>((best, each) => (best && best.price <= each.price ? best : each), null);

/** Every option and value of the lines once. */
const buildFilters = (lines: readonly CategoryNode[]): Category['product_filter'] => {
  const all = lines.flatMap((line) => line.product_filter);
  return uniqueById(all).map((filter) => ({
    ...filter,
    values: uniqueById(all.flatMap(({ id, values }) => (id === filter.id ? values : []))),
  }));
};

const uniqueById = <Item extends { readonly id: string }>(items: readonly Item[]): Item[] =>
  items.filter(({ id }, index) => items.findIndex((each) => each.id === id) === index);

/** Each group comes before its product lines. */
export const flattenTree = (tree: readonly CategoryNode[]): readonly CategoryNode[] =>
  tree.flatMap((each) => [each, ...flattenTree(each.child)]);

/** Throws NOT_FOUND unless the store has the category. */
export const findCategory = async (
  deps: TreeDeps,
  shop: Shop,
  wanted: (category: CategoryNode) => boolean,
): Promise<CategoryNode> => {
  const found = flattenTree(await readTree(deps, shop)).find(wanted);
  if (!found) throw notFound('Category');
  return found;
};

export const readPriceMenus = async (deps: TreeDeps, shop: Shop) =>
  (await readTree(deps, shop)).map((group) => ({ id: `menu-${group.id}`, group, lines: group.child }));
