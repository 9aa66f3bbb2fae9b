import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type BracketQuery, listOf } from './bracket-query.ts';
import { ContentFailure, choked, invalidParameter } from './content-failure.ts';
import { type ContentType, contentType, contentTypes } from './content-types.ts';
import { matches, type Row } from './filter.ts';
import { type Entry, type Lookup, renderEntry } from './render.ts';
import { contentEntries } from './schema.ts';

/** Longest page that is given out; a longer one is cut to it. */
const MAX_LIMIT = 100;
const DEFAULT_LIMIT = 25;

const wholeNumber = (given: BracketQuery | string | undefined, fallback: number): number => {
  if (given === undefined) return fallback;
  const number = Number(given);
  if (!Number.isInteger(number)) throw choked();
  return number;
};

type Window = {
  readonly start: number;
  readonly limit: number;
  readonly meta: (total: number) => Record<string, number>;
};

const windowOf = (query: BracketQuery): Window => {
  const given: BracketQuery = typeof query.pagination === 'object' ? query.pagination : {};
  const counted = given.withCount !== 'false';
  if (given.start !== undefined || given.limit !== undefined) {
    const start = Math.max(wholeNumber(given.start, 0), 0);
    const limit = Math.min(Math.max(wholeNumber(given.limit, DEFAULT_LIMIT), 1), MAX_LIMIT);
    return { start, limit, meta: (total) => ({ start, limit, ...(counted ? { total } : {}) }) };
  }
  const page = Math.max(wholeNumber(given.page, 1), 1);
  const pageSize = Math.min(Math.max(wholeNumber(given.pageSize, DEFAULT_LIMIT), 1), MAX_LIMIT);
  const meta = (total: number) => ({
    page,
    pageSize,
    ...(counted ? { pageCount: Math.ceil(total / pageSize), total } : {}),
  });
  return { start: (page - 1) * pageSize, limit: pageSize, meta };
};

type Order = (a: Row, b: Row) => number;

const orderOf = (query: BracketQuery, type: ContentType): Order => {
  const keys = listOf(query.sort).map((key) => {
    const [name = '', direction = 'asc'] = key.split(':');
    if (!(name in type.shape) && !['id', 'createdAt', 'updatedAt'].includes(name)) throw invalidParameter(name);
    if (!/^(asc|desc)$/i.test(direction)) throw choked();
    return { name, sign: direction.toLowerCase() === 'desc' ? -1 : 1 };
  });
  return (a, b) => {
    for (const { name, sign } of keys) {
      const [one, other] = [a[name] ?? '', b[name] ?? ''];
      if (one !== other) return sign * (one < other ? -1 : 1);
    }
    return 0;
  };
};

/** An equality on one text attribute is left to the database, whose index answers it. */
const equalityOf = (
  filters: BracketQuery | string | undefined,
  type: ContentType,
): readonly [string, string] | null => {
  if (typeof filters !== 'object') return null;
  for (const [name, filter] of Object.entries(filters)) {
    const value = typeof filter === 'string' ? filter : filter.$eq;
    if (type.shape[name]?.kind === 'text' && typeof value === 'string') return [name, value];
  }
  return null;
};

const loadEntries = (db: Database, type: ContentType, filters: BracketQuery | string | undefined): Promise<Entry[]> => {
  const equality = equalityOf(filters, type);
  const narrowed = equality
    ? sql`${contentEntries.attributes} ->> ${sql.raw(`'${equality[0]}'`)} = ${equality[1]}`
    : undefined;
  return db
    .select()
    .from(contentEntries)
    .where(and(eq(contentEntries.type, type.name), narrowed))
    .orderBy(asc(contentEntries.id));
};

const linkedTypes = (shape: ContentType['shape']): readonly string[] =>
  Object.values(shape).flatMap((attribute) => {
    if (attribute.kind === 'relation') return [attribute.type];
    return attribute.kind === 'component' ? linkedTypes(attribute.shape) : [];
  });

const lookupFor = async (db: Database, type: ContentType): Promise<Lookup> => {
  const types = [...new Set(linkedTypes(type.shape))];
  const rows =
    types.length === 0 ? [] : await db.select().from(contentEntries).where(inArray(contentEntries.type, types));
  const byKey = new Map(rows.map((row) => [`${row.type} ${row.id}`, row]));
  return (name, id) => byKey.get(`${name} ${id}`);
};

const rowOf = (entry: Entry, type: ContentType, lookup: Lookup): Row => ({
  ...Object.fromEntries(
    Object.entries(type.shape).map(([name, attribute]) => {
      const value = entry.attributes[name] ?? null;
      if (attribute.kind !== 'relation' || typeof value !== 'number') return [name, value];
      return [name, lookup(attribute.type, value)?.attributes ?? null];
    }),
  ),
  id: entry.id,
  createdAt: entry.createdAt.toISOString(),
  updatedAt: entry.updatedAt.toISOString(),
});

const shapeOf = (name: string) => contentType(name)?.shape ?? {};

const listed = async (db: Database, type: ContentType, query: BracketQuery) => {
  const [entries, lookup] = await Promise.all([loadEntries(db, type, query.filters), lookupFor(db, type)]);
  const order = orderOf(query, type);
  const found = entries
    .map((entry) => ({ entry, row: rowOf(entry, type, lookup) }))
    .filter(({ row }) => matches(row, query.filters, type.shape, shapeOf))
    .toSorted((a, b) => order(a.row, b.row));
  const { start, limit, meta } = windowOf(query);
  const shown = found.slice(start, start + limit);
  return {
    data: shown.map(({ entry }) => renderEntry(entry, type.shape, query, { lookup, typeOf: contentType })),
    meta: { pagination: meta(found.length) },
  };
};

const missing = (): ContentFailure => new ContentFailure(404, 'NotFoundError', 'Not Found');

const one = async (db: Database, type: ContentType, id: number | null, query: BracketQuery) => {
  const lookup = await lookupFor(db, type);
  const same = id === null ? undefined : eq(contentEntries.id, id);
  const [entry] = await db
    .select()
    .from(contentEntries)
    .where(and(eq(contentEntries.type, type.name), same))
    .limit(1);
  if (!entry) throw missing();
  return { data: renderEntry(entry, type.shape, query, { lookup, typeOf: contentType }), meta: {} };
};

/**
 * Answers a question about a type, or about one entry of it, in the shape of Strapi v4.
 * @throws ContentFailure
 */
export const answerContent = (db: Database, name: string, id: string | null, query: BracketQuery) => {
  const type = contentTypes.find((each) => each.name === name);
  if (type === undefined || (type.single && id !== null)) throw missing();
  if (type.single) return one(db, type, null, query);
  return id === null ? listed(db, type, query) : one(db, type, wholeNumber(id, 0), query);
};

/** The bare footer of the custom route `footer/all/all`. */
export const wholeFooter = async (db: Database) => {
  const type = contentType('footer');
  if (!type) throw missing();
  const populate = { categories: { populate: '*' }, vendors: 'true' };
  const { data } = await one(db, type, null, { fields: { 0: 'id' }, populate });
  return data.attributes;
};
