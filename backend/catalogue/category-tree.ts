import { asc } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { Category } from '#contracts/generated/product.service.ts';
import { isFilterOption } from '#contracts/seed/options.ts';
import { categories, categoryOptions, options, optionValues, units } from './schema.ts';
import { isSold, type Shop } from './shop.ts';

export type CategoryRow = typeof categories.$inferSelect;

/** There are few categories, however many products. */
export const readCategories = (db: Database): Promise<CategoryRow[]> =>
  db.select().from(categories).orderBy(asc(categories.position));

type Filters = ReadonlyMap<string, Category['product_filter']>;

const readFilters = async (db: Database): Promise<Filters> => {
  const taken = await db.select().from(categoryOptions);
  const all = await db.select().from(options).orderBy(asc(options.position));
  const values = await db.select().from(optionValues).orderBy(asc(optionValues.position));
  const filters = all.filter(isFilterOption).map(({ id, name }) => ({
    id,
    name,
    values: values.filter(({ optionId }) => optionId === id).map((value) => ({ id: value.id, title: value.title })),
  }));
  const lines = [...new Set(taken.map(({ categoryId }) => categoryId))];
  return new Map(
    lines.map((line) => [
      line,
      filters.filter(({ id }) => taken.some((each) => each.categoryId === line && each.optionId === id)),
    ]),
  );
};

export const toCategoryWire = (row: CategoryRow) => ({
  id: row.id,
  title: row.title,
  image: null,
  icon: row.level > 1 ? row.handle : null,
  parentId: row.parentId,
  level: row.level,
  handle: row.handle,
  description: row.description,
});

/** Groups with the product lines that the store sells; counts and prices are stored values. */
export const readTree = async (db: Database, shop: Shop): Promise<readonly Category[]> => {
  const [rows, filters, unitRows] = [await readCategories(db), await readFilters(db), await db.select().from(units)];
  const unitNames = new Map(unitRows.map(({ id, name }) => [id, name]));
  const build = (row: CategoryRow): Category => {
    const below = rows.filter(({ id, parentId }) => parentId === row.id && isSold(shop, id)).map(build);
    const parent = rows.find(({ id }) => id === row.parentId);
    const whole = shop.lines === null || row.level > 1;
    return {
      ...toCategoryWire(row),
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
  row.lowestPrice === null || row.lowestUnitId === null
    ? null
    : { price: row.lowestPrice, unit: { id: row.lowestUnitId, name: unitNames.get(row.lowestUnitId) ?? '' } };

const minLinePrice = (lines: readonly Category[]): Category['lowestPrice'] =>
  lines
    .flatMap(({ lowestPrice }) => lowestPrice ?? [])
    .reduce<Category['lowestPrice']>((best, each) => (best && best.price <= each.price ? best : each), null);

const buildFilters = (lines: readonly Category[]): Category['product_filter'] => {
  const all = lines.flatMap((line) => line.product_filter);
  return all.filter(({ id }, index) => all.findIndex((each) => each.id === id) === index);
};

/** Each group comes before its product lines. */
export const flattenTree = (tree: readonly Category[]): readonly Category[] =>
  tree.flatMap((each) => [each, ...flattenTree(each.child)]);

/** Throws NOT_FOUND unless the store has the category. */
export const findCategory = async (
  db: Database,
  shop: Shop,
  wanted: (category: Category) => boolean,
): Promise<Category> => {
  const found = flattenTree(await readTree(db, shop)).find(wanted);
  if (!found) throw notFound('Category');
  return found;
};

export const readPriceMenus = async (db: Database, shop: Shop) =>
  (await readTree(db, shop)).map((group) => ({ id: `menu-${group.id}`, group, lines: group.child }));
