import { and, desc, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import {
  addEntry,
  changeEntry,
  type EditorEntry,
  loadEntry,
  removeEntry,
  type Saved,
} from '#backend/content/editor/entries.ts';
import type { ContentDeps } from '#backend/content/environment.ts';
import { notifyHosts } from '#backend/content/notify-hosts.ts';
import { contentEntries, contentVersions } from '#backend/content/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import {
  type DeskOutcome,
  type DeskQuery,
  type DeskResource,
  deskCommand,
  FieldRefusal,
} from '#backend/platform/desk/desk-resource.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { contentColumns } from '#contracts/desk/columns/content-columns.vi.ts';
import { type Content, restoreFields } from '#contracts/desk/content-record.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { Conversion } from './attributes.ts';

type ContentKind<Schema extends z.ZodObject> = Conversion<z.output<Schema>> & {
  /** Of the resource. */
  readonly name: string;
  readonly type: string;
  readonly schema: Schema;
  /** There is one entry, which is not removed. */
  readonly isSingle?: true;
};

type Db = Database | Transaction;

const versionsOf = (db: Db, { type, id }: EditorEntry) =>
  db
    .select({ version: contentVersions.version, at: contentVersions.replacedAt })
    .from(contentVersions)
    .where(and(eq(contentVersions.type, type), eq(contentVersions.id, id)))
    .orderBy(desc(contentVersions.version));

/** The only entry of its kind has this id at the desk. */
const SINGLE = 'mot';

const parseId = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : 0);

/** A kind of content as records of the desk, written by the same functions as the editors' pages. */
export const contentResource = <Schema extends z.ZodObject>(
  deps: ContentDeps,
  { name, type, schema, isSingle, toFields, toAttributes, label }: ContentKind<Schema>,
): DeskResource => {
  const { clock } = deps;
  const present = and(eq(contentEntries.type, type), isNull(contentEntries.removedAt));
  const find = async (db: Db, id: string): Promise<EditorEntry | undefined> => {
    if (id !== SINGLE) return loadEntry({ db }, type, parseId(id));
    const [only] = await db.select().from(contentEntries).where(present).limit(1);
    return only;
  };
  const toRow = (entry: EditorEntry) => ({
    ...toFields(entry.attributes),
    published: entry.publishedAt !== null,
    id: isSingle ? SINGLE : String(entry.id),
    label: label(entry.attributes),
    history: [],
  });
  const list = async ({ words, limit, offset }: DeskQuery) => {
    const entries = await deps.db.select().from(contentEntries).where(present).orderBy(desc(contentEntries.id));
    const folded = foldVietnamese(words);
    const found = entries.filter(({ attributes }) => foldVietnamese(label(attributes)).includes(folded));
    const rows = found.map(toRow);
    const only = isSingle && rows.length === 0 ? [{ ...toRow({ ...none, type }) }] : rows;
    return { rows: only.slice(offset, offset + limit), total: only.length };
  };
  const read = async (db: Db, id: string): Promise<Content<object> | null> => {
    const entry = (await find(db, id)) ?? (isSingle ? { ...none, type } : undefined);
    if (entry === undefined) return null;
    const versions = await versionsOf(db, entry);
    return { ...toRow(entry), history: versions.map(({ version, at }) => ({ id: String(version), at: at.getTime() })) };
  };
  const outcome = (saved: Saved, before: number): DeskOutcome => {
    if (saved.kind === 'slug-taken') throw new FieldRefusal({ slug: 'Đã có mục ở đường dẫn này.' });
    if (saved.kind !== 'saved') throw new ServiceFailure('STATUS_NOT_ALLOWED', 'Somebody changed it meanwhile');
    const { id, version, removedAt } = saved.entry;
    return {
      id: isSingle ? SINGLE : String(id),
      before: { type, version: before },
      after: { type, version, removed: removedAt !== null },
      afterwards: () => notifyHosts(deps, removedAt === null ? 'entry.update' : 'entry.delete', type),
    };
  };
  const toChange = (typed: z.output<Schema>, entry: EditorEntry | undefined) => ({
    attributes: toAttributes(typed),
    publishedAt: lookUp(typed, 'published') === false ? null : (entry?.publishedAt ?? new Date(clock.now())),
  });
  const save = async (
    tx: Transaction,
    typed: z.output<Schema>,
    entry: EditorEntry | undefined,
  ): Promise<DeskOutcome> => {
    const change = toChange(typed, entry);
    const ports = { db: tx, clock };
    if (entry === undefined) return outcome(await addEntry(ports, type, change), 0);
    return outcome(await changeEntry(ports, entry, entry.version, change), entry.version);
  };
  return {
    name,
    readers: ['content'],
    sorts: ['id'],
    filters: [],
    columns: contentColumns,
    list,
    read,
    ...(isSingle ? {} : { create: deskCommand('content', schema, (tx, typed) => save(tx, typed, undefined)) }),
    update: deskCommand('content', schema, async (tx, typed, { id }) => save(tx, typed, await find(tx, id))),
    actions: {
      ...(isSingle
        ? {}
        : {
            remove: deskCommand('content', z.object({}), async (tx, _, { id }) => {
              const entry = await find(tx, id);
              if (entry === undefined) throw notFound('entry');
              return outcome(await removeEntry({ db: tx, clock }, entry, entry.version), entry.version);
            }),
          }),
      restore: deskCommand('content', restoreFields, async (tx, { version }, { id }) => {
        const entry = await find(tx, id);
        if (entry === undefined) throw notFound('entry');
        const [old] = await tx
          .select()
          .from(contentVersions)
          .where(
            and(
              eq(contentVersions.type, type),
              eq(contentVersions.id, entry.id),
              eq(contentVersions.version, Number(version)),
            ),
          );
        if (old === undefined) throw notFound('version');
        const { attributes, publishedAt } = old;
        const change = { attributes, publishedAt };
        return outcome(await changeEntry({ db: tx, clock }, entry, entry.version, change), entry.version);
      }),
    },
  };
};

/** Before the only entry of a kind is written. */
const none: EditorEntry = {
  type: '',
  id: 0,
  documentId: '',
  attributes: {},
  publishedAt: null,
  seedKey: null,
  version: 0,
  editedAt: null,
  removedAt: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};
