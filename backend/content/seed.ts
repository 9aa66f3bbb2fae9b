import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { Attribute, Shape } from './attribute.ts';
import { contentType } from './content-types.ts';
import { contentEntries } from './schema.ts';
import { type SeedEntry, seedEntries } from './seed-entries.ts';

/** Entries that editors make are numbered from here on, so that the seed may grow. */
export const FIRST_OWN_NUMBER = 10_001;

/** By what an entry is known again, whatever place it has in the seed: single types by nothing, there is one of each. */
const keyOf = ({ type, attributes }: Pick<SeedEntry, 'type' | 'attributes'>): string => {
  const { slug, urlOld, site, question, url, domain } = attributes;
  return JSON.stringify([
    type,
    slug ?? question ?? url ?? domain ?? urlOld ?? null,
    urlOld === undefined ? null : site,
  ]);
};

type Numbers = ReadonlyMap<SeedEntry, number>;

/** The number of each entry: the one that it has already, else the next that is free. */
const numbersOf = async (tx: Transaction, entries: readonly SeedEntry[]): Promise<Numbers> => {
  const { type, id, attributes, seedKey } = contentEntries;
  const rows = await tx.select({ type, id, attributes, seedKey }).from(contentEntries);
  // What an editor gave the same slug to stands for the seed's entry; the seed's own, renamed or not, goes first.
  const known = new Map([
    ...rows.map((row) => [keyOf(row), row.id] as const),
    ...rows.flatMap((row) => (row.seedKey === null ? [] : [[row.seedKey, row.id] as const])),
  ]);
  const last = new Map<string, number>();
  for (const row of rows) if (row.id < FIRST_OWN_NUMBER) last.set(row.type, Math.max(last.get(row.type) ?? 0, row.id));
  return new Map(
    entries.map((entry) => {
      const held = known.get(keyOf(entry));
      if (held !== undefined) return [entry, held];
      const next = (last.get(entry.type) ?? 0) + 1;
      last.set(entry.type, next);
      return [entry, next];
    }),
  );
};

/** Puts the true numbers where the seed points to places. */
const linked = (value: unknown, attribute: Attribute, numberAt: (type: string, place: number) => number): unknown => {
  const each = (inner: unknown): unknown => linked(inner, attribute, numberAt);
  if (attribute.kind === 'relation')
    return Array.isArray(value) ? value.map(each) : typeof value === 'number' ? numberAt(attribute.type, value) : value;
  if (attribute.kind !== 'component') return value;
  if (Array.isArray(value)) return value.map(each);
  // Components of the seed are objects or null.
  return value ? linkedFields(value as Readonly<Record<string, unknown>>, attribute.shape, numberAt) : null;
};

const linkedFields = (
  fields: Readonly<Record<string, unknown>>,
  shape: Shape,
  numberAt: (type: string, place: number) => number,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const attribute = shape[name];
      return [name, attribute ? linked(value, attribute, numberAt) : value];
    }),
  );

const rowsOf = (entries: readonly SeedEntry[], numbers: Numbers) => {
  const numberAt = (type: string, place: number): number => {
    const target = entries.filter((entry) => entry.type === type)[place - 1];
    return (target && numbers.get(target)) ?? place;
  };
  return entries.map((entry) => ({
    // Readers are told when a text was changed: filling a database is no change.
    ...{ createdAt: entry.publishedAt, updatedAt: entry.publishedAt },
    ...{ type: entry.type, id: numbers.get(entry) ?? 0, seedKey: keyOf(entry), publishedAt: entry.publishedAt },
    attributes: linkedFields(entry.attributes, contentType(entry.type)?.shape ?? {}, numberAt),
  }));
};

/**
 * The content of «Cửa Hàng Mây». What is missing is put in, what nobody edited is brought up to date or goes with the seed;
 * what an editor changed or removed carries `editedAt` and is never touched again.
 */
export const seedContentSystem = async (tx: Transaction): Promise<void> => {
  const entries = seedEntries();
  const rows = rowsOf(entries, await numbersOf(tx, entries));
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
