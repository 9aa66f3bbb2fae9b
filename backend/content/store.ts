import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { Attribute, Shape } from './attribute.ts';
import { type ContentType, findType } from './content-types.ts';
import { contentEntries } from './schema.ts';
import { withTyped } from './typed-previews.ts';
import { type Entry, isVisible, type View } from './view.ts';

type Relation = Extract<Attribute, { kind: 'relation' }>;

/** Preloaded for one query: the requested entries and those that they may refer to. */
export type Store = {
  /** Sorted by id; includes drafts only if the view does. */
  readonly all: (type: ContentType) => readonly Entry[];
  /** In order. `held` is the attribute's value. */
  readonly linked: (relation: Relation, held: unknown, from: number | null) => readonly Entry[];
};

const relatedTypes = (shape: Shape): readonly string[] =>
  Object.values(shape).flatMap((attribute) => {
    if (attribute.kind === 'relation') return [attribute.type];
    if (attribute.kind === 'component') return relatedTypes(attribute.shape);
    return attribute.kind === 'zone' ? Object.values(attribute.shapes).flatMap(relatedTypes) : [];
  });

/** Every type reachable through relations from this one. */
const reachableTypes = (type: ContentType): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (shape: Shape): void => {
    for (const name of relatedTypes(shape)) {
      const next = findType(name);
      if (found.has(name) || !next?.open) continue;
      found.add(name);
      visit(next.shape);
    }
  };
  visit(type.shape);
  return found;
};

const toArray = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value];
};

const createStore = (rows: readonly Entry[], view: View): Store => {
  const byKey = new Map(rows.map((row) => [`${row.type} ${row.id}`, row]));
  const all = (type: ContentType) => rows.filter((entry) => entry.type === type.name && isVisible(entry, type, view));
  return {
    all,
    linked: ({ type: name, mappedBy }, ids, from) => {
      const type = findType(name);
      if (!type) return [];
      if (mappedBy !== undefined)
        return all(type).filter(({ attributes }) => toArray(lookUp(attributes, mappedBy)).includes(from));
      return toArray(ids).flatMap((id) => {
        const entry = byKey.get(`${name} ${id}`);
        return entry && isVisible(entry, type, view) ? [entry] : [];
      });
    },
  };
};

/** `narrowed` filters the type's own entries with a database index. */
export const loadStore = async (
  db: Database,
  type: ContentType,
  view: View,
  narrowed: readonly [string, string] | null = null,
): Promise<Store> => {
  const around = reachableTypes(type);
  // PostgreSQL cannot store this text, so no entry has it.
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
  return createStore(await withTyped(db, rows, view), view);
};
