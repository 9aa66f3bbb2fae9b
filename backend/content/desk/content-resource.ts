import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import {
  addEntry,
  changeEntry,
  type EditorEntry,
  loadEntry,
  removeEntry,
  type Saved,
} from '#backend/content/entries.ts';
import type { ContentDeps } from '#backend/content/environment.ts';
import { notifyHosts } from '#backend/content/notify-hosts.ts';
import { contentEntries, contentVersions } from '#backend/content/schema.ts';
import { forgetTyped, keepTyped } from '#backend/content/typed-previews.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import {
  type DeskOutcome,
  type DeskQuery,
  type DeskResource,
  deskCommand,
  FieldRefusal,
  parseTyped,
} from '#backend/platform/desk/desk-resource.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { contentColumns } from '#contracts/desk/columns/content/content-columns.vi.ts';
import { type Content, restoreFields } from '#contracts/desk/content/content-record.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { Conversion } from './attributes.ts';

type Db = Database | Transaction;

type ContentKind<Schema extends z.ZodObject> = Conversion<z.output<Schema>> & {
  /** Of the resource. */
  readonly name: string;
  readonly type: string;
  readonly schema: Schema;
  /** There is one entry, which is not removed. */
  readonly isSingle?: true;
  /** Other kinds write other attributes of the same entry, so a restored version brings back its own alone. */
  readonly isShared?: true;
  /** What is typed can be seen in the shop before it is saved. */
  readonly hasPreview?: true;
  /** Of its list; its label alone unless given. */
  readonly columns?: DeskResource['columns'];
  /** The newest first unless given. */
  readonly sorted?: (entries: readonly EditorEntry[]) => readonly EditorEntry[];
  /** Loads what tells of an entry beside its fields, such as why the shop does not show it. */
  readonly tellMore?: (db: Db) => Promise<(entry: EditorEntry) => object>;
  /** Sentences by field for what does not go with other entries. `entry`: the one that is changed. */
  readonly check?: (
    db: Db,
    typed: z.output<Schema>,
    entry: EditorEntry | undefined,
  ) => Promise<Readonly<Record<string, string>>>;
};

const newestFirst = (entries: readonly EditorEntry[]) => entries.toSorted((a, b) => b.id - a.id);

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
  kind: ContentKind<Schema>,
): DeskResource => {
  const { name, type, schema, isSingle, isShared, hasPreview, toFields, toAttributes, label } = kind;
  const {
    columns = contentColumns,
    sorted = newestFirst,
    tellMore = async () => () => ({}),
    check = async () => ({}),
  } = kind;
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
    publishedAt: entry.publishedAt?.toISOString() ?? null,
    id: isSingle ? SINGLE : String(entry.id),
    label: label(entry.attributes),
    history: [],
  });
  const list = async ({ words, limit, offset }: DeskQuery) => {
    const entries = await deps.db.select().from(contentEntries).where(present).orderBy(asc(contentEntries.id));
    const folded = foldVietnamese(words);
    const found = entries.filter(({ attributes }) => foldVietnamese(label(attributes)).includes(folded));
    const only = isSingle && found.length === 0 ? [{ ...none, type }] : sorted(found);
    const tell = await tellMore(deps.db);
    const rows = only.slice(offset, offset + limit).map((entry) => ({ ...toRow(entry), ...tell(entry) }));
    return { rows, total: only.length };
  };
  const read = async (db: Db, id: string): Promise<Content<object> | null> => {
    const entry = (await find(db, id)) ?? (isSingle ? { ...none, type } : undefined);
    if (entry === undefined) return null;
    const [versions, tell] = await Promise.all([versionsOf(db, entry), tellMore(db)]);
    const history = versions.map(({ version, at }) => ({ id: String(version), at: at.getTime() }));
    return { ...toRow(entry), ...tell(entry), history };
  };
  const outcome = (saved: Saved, before: number): DeskOutcome => {
    if (saved.kind === 'slug-taken') throw new FieldRefusal({ slug: 'Đã có mục ở đường dẫn này.' });
    if (saved.kind !== 'saved') throw new ServiceFailure('STATUS_NOT_ALLOWED', 'Somebody changed it meanwhile');
    const { id, version, removedAt, attributes } = saved.entry;
    return {
      id: isSingle ? SINGLE : String(id),
      before: { version: before, removed: false },
      after: { title: label(attributes), version, removed: removedAt !== null },
      afterwards: () => notifyHosts(deps, removedAt === null ? 'entry.update' : 'entry.delete', type),
    };
  };
  const toChange = (typed: z.output<Schema>, entry: EditorEntry | undefined) => {
    const since = lookUp<unknown>(typed, 'publishedAt');
    const publishedAt = typeof since === 'string' ? new Date(since) : (entry?.publishedAt ?? new Date(clock.now()));
    return {
      attributes: toAttributes(typed),
      publishedAt: lookUp<unknown>(typed, 'published') === false ? null : publishedAt,
    };
  };
  /** Throws FieldRefusal. */
  const ensureFits = async (tx: Transaction, typed: z.output<Schema>, entry: EditorEntry | undefined) => {
    const errors = await check(tx, typed, entry);
    if (Object.keys(errors).length > 0) throw new FieldRefusal(errors);
  };
  const save = async (
    tx: Transaction,
    typed: z.output<Schema>,
    entry: EditorEntry | undefined,
  ): Promise<DeskOutcome> => {
    await ensureFits(tx, typed, entry);
    const change = toChange(typed, entry);
    const ports = { db: tx, clock };
    if (entry === undefined) return outcome(await addEntry(ports, type, change), 0);
    if (hasPreview) await forgetTyped(tx, entry);
    return outcome(await changeEntry(ports, entry, entry.version, change), entry.version);
  };
  return {
    name,
    reader: 'content:read',
    sorts: ['id'],
    filters: [],
    columns,
    list,
    read,
    ...(isSingle ? {} : { create: deskCommand('content:act', schema, (tx, typed) => save(tx, typed, undefined)) }),
    update: deskCommand('content:act', schema, async (tx, typed, { id }) => save(tx, typed, await find(tx, id))),
    actions: {
      ...(isSingle
        ? {}
        : {
            remove: deskCommand('content:act', z.object({}), async (tx, _, { id }) => {
              const entry = await find(tx, id);
              if (entry === undefined) throw notFound('entry');
              return outcome(await removeEntry({ db: tx, clock }, entry, entry.version), entry.version);
            }),
          }),
      ...(hasPreview
        ? {
            preview: deskCommand('content:act', schema, async (tx, typed, { id }) => {
              const entry = await find(tx, id);
              if (entry === undefined) throw notFound('entry');
              await ensureFits(tx, typed, entry);
              await keepTyped(tx, entry, toAttributes(typed), new Date(clock.now()));
              return { id, before: {}, after: { type, previewed: true } };
            }),
          }
        : {}),
      restore: deskCommand('content:act', restoreFields, async (tx, { version }, { id }) => {
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
        const fields = {
          ...toFields(attributes),
          published: publishedAt !== null,
          publishedAt: publishedAt?.toISOString() ?? null,
        };
        const typed = parseTyped(schema, fields);
        await ensureFits(tx, typed, entry);
        // What the entry got since is gone again.
        const own = Object.keys(isShared ? toAttributes(typed) : { ...entry.attributes, ...attributes });
        const restored = Object.fromEntries(own.map((attribute) => [attribute, lookUp(attributes, attribute)]));
        const change = { attributes: restored, publishedAt };
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
