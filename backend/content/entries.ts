import { and, asc, eq, isNull, lte, max, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { violatesIndex } from '#backend/platform/database/violation.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { contentEntries, contentVersions } from './schema.ts';
import { FIRST_EDITOR_ID } from './seed.ts';

export type EditorEntry = typeof contentEntries.$inferSelect;
export type Attributes = Readonly<Record<string, unknown>>;
type Deps = { readonly db: Database | Transaction } & Pick<BackendDeps, 'clock'>;

export type Saved =
  | { readonly kind: 'saved'; readonly entry: EditorEntry }
  | { readonly kind: 'changed'; readonly entry: EditorEntry }
  | { readonly kind: 'gone' }
  | { readonly kind: 'slug-taken' };

const table = contentEntries;
const isPresent = (type: string) => and(eq(table.type, type), isNull(table.removedAt));

export const listEntries = ({ db }: Deps, type: string): Promise<readonly EditorEntry[]> =>
  db.select().from(table).where(isPresent(type)).orderBy(asc(table.id));

/** An id outside PostgreSQL's integer range matches no entry. */
const isEntryId = (id: number): boolean => Number.isInteger(id) && id > 0 && id < 2 ** 31;

export const loadEntry = async (
  { db }: Pick<Deps, 'db'>,
  type: string,
  id: number,
): Promise<EditorEntry | undefined> => {
  if (!isEntryId(id)) return undefined;
  const [found] = await db
    .select()
    .from(table)
    .where(and(isPresent(type), eq(table.id, id)));
  return found;
};

const catchSlugTaken = async (work: () => Promise<Saved>): Promise<Saved> => {
  try {
    return await work();
  } catch (error) {
    if (violatesIndex(error, 'content_entries_slug')) return { kind: 'slug-taken' };
    throw error;
  }
};

type Change = { readonly attributes: Attributes; readonly publishedAt: Date | null };

/** Earlier versions of an entry that can be restored. */
const MAX_VERSIONS = 50;

/** Remembers what an entry was before an edit. */
const keepVersion = async (
  { db, clock }: Deps,
  {
    type,
    id,
    version,
    attributes,
    publishedAt,
  }: Pick<EditorEntry, 'type' | 'id' | 'version' | 'attributes' | 'publishedAt'>,
): Promise<void> => {
  const replacedAt = new Date(clock.now());
  await db
    .insert(contentVersions)
    .values({ type, id, version, attributes, publishedAt, replacedAt })
    .onConflictDoNothing();
  await db
    .delete(contentVersions)
    .where(
      and(
        eq(contentVersions.type, type),
        eq(contentVersions.id, id),
        lte(contentVersions.version, version - MAX_VERSIONS),
      ),
    );
};

/** Requires the version that the editor saw. Attributes that are not in the form stay unchanged. */
export const changeEntry = (
  deps: Deps,
  old: EditorEntry,
  seen: number,
  { attributes, publishedAt }: Change,
): Promise<Saved> =>
  catchSlugTaken(async () => {
    const { type, id, version, attributes: before } = old;
    const now = new Date(deps.clock.now());
    const [entry] = await deps.db
      .update(table)
      .set({
        attributes: { ...before, ...attributes },
        publishedAt,
        version: version + 1,
        editedAt: now,
        updatedAt: now,
      })
      .where(and(isPresent(type), eq(table.id, id), eq(table.version, version), eq(table.version, seen)))
      .returning();
    if (entry) {
      await keepVersion(deps, old);
      return { kind: 'saved', entry };
    }
    const current = await loadEntry(deps, type, id);
    return current ? { kind: 'changed', entry: current } : { kind: 'gone' };
  });

/** Of two editors who add at once with the same id (primary key), the later one retries with the next id. */
export const addEntry = (deps: Deps, type: string, { attributes, publishedAt }: Change): Promise<Saved> =>
  catchSlugTaken(async () => {
    const now = new Date(deps.clock.now());
    for (;;) {
      const [last] = await deps.db
        .select({ id: max(table.id) })
        .from(table)
        .where(eq(table.type, type));
      const id = Math.max((last?.id ?? 0) + 1, FIRST_EDITOR_ID);
      const [entry] = await deps.db
        .insert(table)
        .values({ type, id, attributes, publishedAt, editedAt: now, createdAt: now, updatedAt: now })
        .onConflictDoNothing({ target: [table.type, table.id] })
        .returning();
      if (entry) return { kind: 'saved', entry };
    }
  });

/** Requires the version that the editor saw. The row stays, so that the seed does not restore it. */
export const removeEntry = async (deps: Deps, { type, id }: EditorEntry, seen: number): Promise<Saved> => {
  const now = new Date(deps.clock.now());
  const [entry] = await deps.db
    .update(table)
    .set({ removedAt: now, editedAt: now, version: sql`${table.version} + 1` })
    .where(and(isPresent(type), eq(table.id, id), eq(table.version, seen)))
    .returning();
  if (entry) return { kind: 'saved', entry };
  const current = await loadEntry(deps, type, id);
  return current ? { kind: 'changed', entry: current } : { kind: 'gone' };
};
