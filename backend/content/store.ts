import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import type { Attribute, Shape } from './attribute.ts';
import { type ContentType, contentType } from './content-types.ts';
import { contentEntries } from './schema.ts';
import { type Entry, type View, visible } from './view.ts';

type Relation = Extract<Attribute, { kind: 'relation' }>;

/** Entries that one question needs, loaded beforehand: those asked for, and those that they may lead to. */
export type Store = {
  /** In the order of their numbers; drafts only where the view shows them. */
  readonly all: (type: ContentType) => readonly Entry[];
  /** Entries that a relation leads to, in the order in which they stand. `held` is what the attribute holds. */
  readonly linked: (relation: Relation, held: unknown, from: number | null) => readonly Entry[];
};

const linkedTypes = (shape: Shape): readonly string[] =>
  Object.values(shape).flatMap((attribute) => {
    if (attribute.kind === 'relation') return [attribute.type];
    if (attribute.kind === 'component') return linkedTypes(attribute.shape);
    return attribute.kind === 'zone' ? Object.values(attribute.shapes).flatMap(linkedTypes) : [];
  });

/** Every type that can be reached from this one. */
const reachable = (type: ContentType): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (shape: Shape): void => {
    for (const name of linkedTypes(shape)) {
      const next = contentType(name);
      if (found.has(name) || !next?.open) continue;
      found.add(name);
      visit(next.shape);
    }
  };
  visit(type.shape);
  return found;
};

const held = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value];
};

const storeOf = (rows: readonly Entry[], view: View): Store => {
  const byKey = new Map(rows.map((row) => [`${row.type} ${row.id}`, row]));
  const all = (type: ContentType) => rows.filter((entry) => entry.type === type.name && visible(entry, type, view));
  return {
    all,
    linked: ({ type: name, mappedBy }, ids, from) => {
      const type = contentType(name);
      if (!type) return [];
      if (mappedBy !== undefined)
        return all(type).filter(({ attributes }) => held(attributes[mappedBy]).includes(from));
      return held(ids).flatMap((id) => {
        const entry = byKey.get(`${name} ${id}`);
        return entry && visible(entry, type, view) ? [entry] : [];
      });
    },
  };
};

/** Loads what a question about a type needs. `narrowed` leaves the type's own entries to an index of the database. */
export const loadStore = async (
  db: Database,
  type: ContentType,
  view: View,
  narrowed: readonly [string, string] | null = null,
): Promise<Store> => {
  const around = reachable(type);
  // A text that PostgreSQL cannot hold is the text of no entry.
  const index: SQL | undefined =
    narrowed === null || around.has(type.name) || narrowed[1].includes('\0')
      ? undefined
      : sql`${contentEntries.attributes} ->> ${sql.raw(`'${narrowed[0]}'`)} = ${narrowed[1]}`;
  const others = around.size === 0 ? undefined : inArray(contentEntries.type, [...around]);
  const rows = await db
    .select()
    .from(contentEntries)
    .where(and(isNull(contentEntries.removedAt), or(and(eq(contentEntries.type, type.name), index), others)))
    .orderBy(asc(contentEntries.id));
  return storeOf(rows, view);
};
