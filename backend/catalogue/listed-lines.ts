import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import type { CategoryRow } from './category-tree.ts';
import { replaceNul } from './replace-nul.ts';
import { categoryOptions, products } from './schema.ts';
import { isSold, type Shop } from './shop.ts';

/** Handle or id of a category of any level, handle of a line, id of an option; absent ones do not filter. */
export type LineFilter = {
  readonly category?: string | null;
  readonly type?: string | null;
  readonly option?: string | null;
};

/** The product lines of which a list shows products, of all that there are. */
export type ListedLines = { readonly all: readonly CategoryRow[]; readonly listed: readonly CategoryRow[] };

/**
 * A category, a type and an option each leave some lines, and a line is a range of an index, so that none of them costs
 * more in a large catalogue.
 */
export const findListedLines = async (
  db: Database,
  shop: Shop,
  { category, type, option }: LineFilter,
  categories: readonly CategoryRow[],
): Promise<ListedLines> => {
  const all = categories.filter(({ level }) => level > 1);
  const place = category ? categories.find(({ id, handle }) => [id, handle].includes(category)) : null;
  const withOption = option ? await readLinesWithOption(db, option) : null;
  const listed = all.filter(
    (line) =>
      place !== undefined &&
      (place === null || place.id === line.id || place.id === line.parentId) &&
      (!type || type === line.handle) &&
      (withOption === null || withOption.has(line.id)) &&
      isSold(shop, line.id),
  );
  return { all, listed };
};

const readLinesWithOption = async (db: Database, option: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ id: categoryOptions.categoryId })
    .from(categoryOptions)
    .where(eq(categoryOptions.optionId, replaceNul(option)));
  return new Set(rows.map(({ id }) => id));
};

/** Leaves those of the lines that are also named by handle. */
export const keepHandles = ({ all, listed }: ListedLines, handles: ReadonlySet<string>): ListedLines => ({
  all,
  listed: listed.filter(({ handle }) => handles.has(handle)),
});

/** A whole group and a single line have indexes in the order of each sort. */
export const isInLines = ({ all, listed }: ListedLines): SQL[] => {
  if (listed.length === all.length) return [];
  const [first] = listed;
  if (first !== undefined && listed.length === 1) return [eq(products.categoryId, first.id)];
  const group = all.filter(({ parentId }) => parentId === first?.parentId);
  if (first?.parentId && listed.length === group.length && listed.every((line) => group.includes(line)))
    return [eq(products.groupId, first.parentId)];
  return [
    inArray(
      products.categoryId,
      listed.map(({ id }) => id),
    ),
  ];
};

/** Stored, so that it costs the same at any size. */
export const countInLines = ({ listed }: ListedLines): number =>
  listed.reduce((sum, { productCount }) => sum + productCount, 0);
