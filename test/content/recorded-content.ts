import { contentEntries } from '#backend/content/schema.ts';
import type { Transaction } from '#backend/database/database.ts';
import type { Recording } from './recordings.ts';

type Fields = { [key: string]: unknown };
type Found = Map<string, Map<number, { attributes: Fields; createdAt: string | null; updatedAt: string | null }>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keep = (found: Found, type: string, entry: unknown): number | null => {
  if (!isFields(entry) || typeof entry.id !== 'number' || !isFields(entry.attributes)) return null;
  const { createdAt, updatedAt, ...attributes } = entry.attributes;
  const entries = found.get(type) ?? new Map();
  found.set(type, entries);
  const before = entries.get(entry.id) ?? { attributes: {}, createdAt: null, updatedAt: null };
  const stored = type === 'menus' ? menuAttributes(attributes) : stripped(found, attributes);
  entries.set(entry.id, {
    attributes: { ...before.attributes, ...stored },
    createdAt: typeof createdAt === 'string' ? createdAt : before.createdAt,
    updatedAt: typeof updatedAt === 'string' ? updatedAt : before.updatedAt,
  });
  return entry.id;
};

/** Relations and media become ids of entries of their own; components keep their fields. */
const stripped = (found: Found, attributes: Fields): Fields =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]): [string, unknown] => {
      if (isFields(value) && 'data' in value)
        return [name, keep(found, name === 'site' ? 'sites' : 'files', value.data)];
      if (Array.isArray(value)) return [name, value.map((each) => (isFields(each) ? stripped(found, each) : each))];
      return [name, isFields(value) && name !== 'formats' ? stripped(found, value) : value];
    }),
  );

const menuItem = (entry: unknown): Fields | null => {
  if (!isFields(entry) || !isFields(entry.attributes)) return null;
  const { title, url, children } = entry.attributes;
  return { id: entry.id, title, url, children: menuItems(children) };
};
const menuItems = (relation: unknown): readonly unknown[] =>
  isFields(relation) && Array.isArray(relation.data) ? relation.data.map(menuItem) : [];
const menuAttributes = ({ items, ...rest }: Fields): Fields => ({ ...rest, items: menuItems(items) });

/** Recordings of the same entry differ in how much they show; the deepest ones come last and win. */
const byDepth = (a: Recording, b: Recording): number => JSON.stringify(a.body).length - JSON.stringify(b.body).length;

const typeOf = ({ request }: Recording): string => /^\/api\/([\w-]+)/.exec(request.path)?.[1] ?? '';

/** Puts the entries that the recorded calls show into a content system of our own. */
export const fillWithRecorded = async (tx: Transaction, recordings: readonly Recording[]): Promise<void> => {
  const found: Found = new Map();
  for (const each of recordings.toSorted(byDepth)) {
    if (each.status !== 200 || !isFields(each.body)) continue;
    if (each.name === 'footer-all-all') keep(found, 'footer', { id: 1, attributes: each.body });
    if (each.name === 'menus-flat') continue;
    const { data } = each.body;
    for (const entry of Array.isArray(data) ? data : [data]) keep(found, typeOf(each), entry);
  }
  for (const [type, entries] of found)
    for (const [id, { attributes, createdAt, updatedAt }] of entries) {
      const stamp = (time: string | null) => new Date(time ?? '2026-11-20T09:18:18.510Z');
      await tx
        .insert(contentEntries)
        .values({ type, id, attributes, createdAt: stamp(createdAt), updatedAt: stamp(updatedAt) });
    }
};
