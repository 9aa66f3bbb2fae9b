import { asc, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../database/database.ts';
import type { BracketQuery } from './bracket-query.ts';
import { ContentFailure } from './content-failure.ts';
import { contentEntries } from './schema.ts';

type MenuItem = {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  readonly children: readonly MenuItem[];
};

const menuItem: z.ZodType<MenuItem> = z.object({
  id: z.number(),
  title: z.string(),
  url: z.string(),
  children: z.lazy(() => z.array(menuItem)),
});
const menu = z.object({ title: z.string(), slug: z.string(), items: z.array(menuItem) });

type Stamps = { readonly createdAt: string; readonly updatedAt: string };

const nestedItem = (item: MenuItem, order: number, stamps: Stamps): object => ({
  id: item.id,
  attributes: {
    ...{ order, title: item.title, url: item.url, target: null, ...stamps },
    children: { data: item.children.map((child, position) => nestedItem(child, position, stamps)) },
  },
});

const flatItems = (items: readonly MenuItem[], stamps: Stamps): readonly object[] =>
  items.flatMap((item, order) => [
    { id: item.id, attributes: { order, title: item.title, url: item.url, target: null, ...stamps } },
    ...flatItems(item.children, stamps),
  ]);

type MenuRow = typeof contentEntries.$inferSelect;

const menuEntry = (row: MenuRow, query: BracketQuery): { readonly slug: string; readonly answer: object } => {
  const { title, slug, items } = menu.parse(row.attributes);
  const stamps = { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
  const nested = query.nested !== undefined && query.nested !== 'false';
  const data = nested ? items.map((item, order) => nestedItem(item, order, stamps)) : flatItems(items, stamps);
  const populated = query.populate === undefined ? {} : { items: { data } };
  return { slug, answer: { id: row.id, attributes: { title, slug, ...stamps, ...populated } } };
};

const wantedSlug = (query: BracketQuery): string | null => {
  const filter = typeof query.filters === 'object' ? query.filters.slug : undefined;
  const value = typeof filter === 'object' ? filter.$eq : filter;
  return typeof value === 'string' ? value : null;
};

/**
 * Menus as the menus plugin answers them: items are relations, `nested` makes a tree of them, and the page's numbers
 * stand in `meta` itself and count every menu, filtered or not.
 */
export const answerMenus = async (db: Database, id: string | null, query: BracketQuery) => {
  const rows = await db
    .select()
    .from(contentEntries)
    .where(eq(contentEntries.type, 'menus'))
    .orderBy(asc(contentEntries.id));
  const entries = rows.map((row) => ({ id: row.id, ...menuEntry(row, query) }));
  if (id !== null) {
    const found = entries.find((each) => String(each.id) === id);
    if (!found) throw new ContentFailure(404, 'NotFoundError', 'Not Found');
    return { data: found.answer, meta: {} };
  }
  const slug = wantedSlug(query);
  const shown = entries.filter((each) => slug === null || each.slug === slug);
  const pageSize = 25;
  const meta = { page: 1, pageSize, pageCount: Math.ceil(rows.length / pageSize), total: rows.length };
  return { data: shown.map((each) => each.answer), meta };
};
