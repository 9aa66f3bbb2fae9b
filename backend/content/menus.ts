import { and, asc, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#backend/platform/database/database.ts';
import type { BracketQuery } from './bracket-query.ts';
import { notFoundFailure } from './content-failure.ts';
import { contentEntries } from './schema.ts';

export type StoredMenuItem = {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  readonly children: readonly StoredMenuItem[];
};

const menuItem: z.ZodType<StoredMenuItem> = z.object({
  id: z.number(),
  title: z.string(),
  url: z.string(),
  // Items at the lowest level have none.
  children: z.lazy(() => z.array(menuItem)).default([]),
});
export const storedMenu = z.object({
  title: z.string(),
  slug: z.string(),
  order: z.number().default(0),
  items: z.array(menuItem).default([]),
});

type Stamps = { readonly createdAt: string; readonly updatedAt: string };

const itemAttributes = ({ title, url }: StoredMenuItem, order: number, stamps: Stamps): object => ({
  order,
  title,
  url,
  target: null,
  ...stamps,
});

const toNestedItem = (item: StoredMenuItem, order: number, stamps: Stamps): object => ({
  id: item.id,
  attributes: {
    ...itemAttributes(item, order, stamps),
    children: { data: item.children.map((child, position) => toNestedItem(child, position, stamps)) },
  },
});

const flattenItems = (items: readonly StoredMenuItem[], stamps: Stamps): readonly object[] =>
  items.flatMap((item, order) => [
    { id: item.id, attributes: itemAttributes(item, order, stamps) },
    ...flattenItems(item.children, stamps),
  ]);

type MenuRow = typeof contentEntries.$inferSelect;

const toMenuEntry = (row: MenuRow, query: BracketQuery) => {
  const { title, slug, order, items } = storedMenu.parse(row.attributes);
  const stamps = { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
  const nested = query.nested !== undefined && query.nested !== 'false';
  const data = nested
    ? items.map((item, position) => toNestedItem(item, position, stamps))
    : flattenItems(items, stamps);
  const populated = query.populate === undefined ? {} : { items: { data } };
  return { id: row.id, slug, order, answer: { id: row.id, attributes: { title, slug, ...stamps, ...populated } } };
};

const parseSlugFilter = (query: BracketQuery): string | null => {
  const filter = typeof query.filters === 'object' ? query.filters.slug : undefined;
  const value = typeof filter === 'object' ? filter.$eq : filter;
  return typeof value === 'string' ? value : null;
};

/**
 * Format of the older system's menus plugin, in the editors' order: items are relations, `nested` builds a tree, and
 * page counts in `meta` include every menu, filtered or not. Throws ContentFailure.
 */
export const answerMenus = async (db: Database, id: string | null, query: BracketQuery) => {
  const rows = await db
    .select()
    .from(contentEntries)
    .where(and(eq(contentEntries.type, 'menus'), isNull(contentEntries.removedAt)))
    .orderBy(asc(contentEntries.id));
  const entries = rows.map((row) => toMenuEntry(row, query)).toSorted((a, b) => a.order - b.order);
  if (id !== null) {
    const found = entries.find((each) => String(each.id) === id);
    if (!found) throw notFoundFailure();
    return { data: found.answer, meta: {} };
  }
  const slug = parseSlugFilter(query);
  const shown = entries.filter((each) => slug === null || each.slug === slug);
  const pageSize = 25;
  const meta = { page: 1, pageSize, pageCount: Math.ceil(rows.length / pageSize), total: rows.length };
  return { data: shown.map((each) => each.answer), meta };
};
