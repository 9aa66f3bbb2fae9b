import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendEnvironment } from '#backend/platform/environment.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { Attribute, Shape } from './attribute.ts';
import { findType } from './content-types.ts';
import { contentEntries } from './schema.ts';
import { type SeedEntry, seedEntries } from './seed-entries.ts';

/** Leaves room for the seed to grow. */
export const FIRST_EDITOR_ID = 10_001;

/** Independent of the entry's position in the seed; constant for single types. */
const seedKeyOf = ({ type, attributes }: Pick<SeedEntry, 'type' | 'attributes'>): string => {
  const { slug, urlOld, site, question, url, domain } = attributes;
  return JSON.stringify([
    type,
    slug ?? question ?? url ?? domain ?? urlOld ?? null,
    urlOld === undefined ? null : site,
  ]);
};

type EntryIds = ReadonlyMap<SeedEntry, number>;

/** The existing id, otherwise the next free one. */
const resolveIds = async (tx: Transaction, entries: readonly SeedEntry[]): Promise<EntryIds> => {
  const { type, id, attributes, seedKey } = contentEntries;
  const rows = await tx.select({ type, id, attributes, seedKey }).from(contentEntries);
  // An editor's entry with the same slug replaces the seed's entry, but the seed's own entry takes precedence.
  const known = new Map([
    ...rows.map((row) => [seedKeyOf(row), row.id] as const),
    ...rows.flatMap((row) => (row.seedKey === null ? [] : [[row.seedKey, row.id] as const])),
  ]);
  const last = new Map<string, number>();
  for (const row of rows) if (row.id < FIRST_EDITOR_ID) last.set(row.type, Math.max(last.get(row.type) ?? 0, row.id));
  return new Map(
    entries.map((entry) => {
      const held = known.get(seedKeyOf(entry));
      if (held !== undefined) return [entry, held];
      const next = (last.get(entry.type) ?? 0) + 1;
      last.set(entry.type, next);
      return [entry, next];
    }),
  );
};

/** Replaces positions in the seed with ids. */
const resolveRelations = (
  value: unknown,
  attribute: Attribute,
  numberAt: (type: string, place: number) => number,
): unknown => {
  const each = (inner: unknown): unknown => resolveRelations(inner, attribute, numberAt);
  if (attribute.kind === 'relation')
    return Array.isArray(value) ? value.map(each) : typeof value === 'number' ? numberAt(attribute.type, value) : value;
  if (attribute.kind !== 'component') return value;
  if (Array.isArray(value)) return value.map(each);
  // Components in the seed are objects or null.
  return value ? resolveFieldRelations(value as Readonly<Record<string, unknown>>, attribute.shape, numberAt) : null;
};

const resolveFieldRelations = (
  fields: Readonly<Record<string, unknown>>,
  shape: Shape,
  numberAt: (type: string, place: number) => number,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const attribute = lookUp(shape, name);
      return [name, attribute ? resolveRelations(value, attribute, numberAt) : value];
    }),
  );

const buildRows = (entries: readonly SeedEntry[], numbers: EntryIds) => {
  const numberAt = (type: string, place: number): number => {
    const target = entries.filter((entry) => entry.type === type)[place - 1];
    return (target && numbers.get(target)) ?? place;
  };
  return entries.map((entry) => ({
    // The shop displays the update time, and seeding is no update.
    createdAt: entry.publishedAt,
    updatedAt: entry.publishedAt,
    type: entry.type,
    id: numbers.get(entry) ?? 0,
    seedKey: seedKeyOf(entry),
    publishedAt: entry.publishedAt,
    attributes: resolveFieldRelations(entry.attributes, findType(entry.type)?.shape ?? {}, numberAt),
  }));
};

/** Inserts missing entries, and updates or deletes those without `editedAt`, which no editor has changed. */
export const seedContentSystem = async (
  tx: Transaction,
  environment: Pick<BackendEnvironment, 'mode' | 'identity' | 'seed'>,
): Promise<void> => {
  const entries = seedEntries(environment);
  const rows = buildRows(entries, await resolveIds(tx, entries));
  for (const type of new Set(rows.map((row) => row.type))) {
    const own = rows.filter((row) => row.type === type);
    const ids = own.map(({ id }) => id);
    await tx
      .delete(contentEntries)
      .where(and(eq(contentEntries.type, type), isNull(contentEntries.editedAt), notInArray(contentEntries.id, ids)));
    await tx
      .insert(contentEntries)
      .values(own)
      .onConflictDoUpdate({
        target: [contentEntries.type, contentEntries.id],
        set: {
          attributes: sql`excluded.attributes`,
          publishedAt: sql`excluded.published_at`,
          updatedAt: sql`now()`,
        },
        setWhere: sql`${contentEntries.editedAt} is null and ${contentEntries.attributes} is distinct from excluded.attributes`,
      });
  }
};
