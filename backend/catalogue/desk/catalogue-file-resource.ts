import { createHash } from 'node:crypto';
import { asc, desc, eq, lt, sql } from 'drizzle-orm';
import { readCatalogueBytes, writeCatalogueWorkbook } from '#backend/catalogue/import/files.ts';
import { exportCatalogue, fieldsOf, importInto } from '#backend/catalogue/import/import-catalogue.ts';
import { idOf } from '#backend/catalogue/import/plan.ts';
import { type ImportPlan, planImport } from '#backend/catalogue/import/plan-import.ts';
import { writeJson } from '#backend/catalogue/import/read-json.ts';
import { readStoredCatalogue } from '#backend/catalogue/import/stored-catalogue.ts';
import { catalogueFiles } from '#backend/catalogue/import-schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type DeskQuery, type DeskResource, deskCommand, FieldRefusal } from '#backend/platform/desk/desk-resource.ts';
import { newId } from '#backend/platform/new-id.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffRoute } from '#backend/platform/staff-route.ts';
import {
  applyCatalogueFields,
  type CatalogueFileRecord,
  type CatalogueFileRow,
  newCatalogueFileFields,
} from '#contracts/desk/catalogue-file-record.ts';
import { catalogueFileColumns } from '#contracts/desk/columns/catalogue-file-columns.vi.ts';
import { isoDayAt } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import type { OpenPictureStore } from './picture-store.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock'> & { readonly pictures: OpenPictureStore };

const MAX_BYTES = 5 * 1024 * 1024;
/** Base64, percent-encoded in a form, and room for the name. */
export const CATALOGUE_FORM_BYTES = Math.ceil(MAX_BYTES / 3) * 5;
/** Rows of a plan that a page shows. */
const MAX_SHOWN = 300;
/** What nobody applies is forgotten. */
const KEPT_MS = 90 * DAY_MS;

/** NUL and halves of a sign, which PostgreSQL does not store, as JSON writes them. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/;

type Db = Database | Transaction;
type Stored = typeof catalogueFiles.$inferSelect;

const toRow = ({ id, name, addedAt, addedBy, appliedAt }: Stored): CatalogueFileRow => ({
  id,
  name,
  addedAt,
  addedBy,
  appliedAt,
});

const digestOf = ({ changes, refusals }: ImportPlan): string =>
  createHash('sha256')
    .update(JSON.stringify([changes, refusals]))
    .digest('base64url');

const countsOf = ({ changes, refusals }: ImportPlan): CatalogueFileRecord['counts'] => {
  const of = (effect: 'added' | 'changed' | 'conflict') => changes.filter((change) => change.effect === effect).length;
  return { added: of('added'), changed: of('changed'), conflict: of('conflict'), refused: refusals.length };
};

const planOf = async (deps: Deps, db: Db, { read }: Stored): Promise<ImportPlan> => {
  const { sentenceOf: pictureProblem } = await deps.pictures(db);
  const wish = { today: isoDayAt(deps.clock.now()), overwrite: false, pictureProblem };
  return planImport(read, fieldsOf(await readStoredCatalogue(db)), wish);
};

const toRecord = (stored: Stored, plan: ImportPlan): CatalogueFileRecord => ({
  ...toRow(stored),
  plan: digestOf(plan),
  counts: countsOf(plan),
  changes: plan.changes.slice(0, MAX_SHOWN).map((change) => ({ id: idOf(change), ...change })),
  refusals: plan.refusals
    .slice(0, MAX_SHOWN)
    .map(({ sheet, row, column, reason }, at) => ({ id: String(at), sheet, row, column, reason })),
});

const find = async (db: Db, id: string): Promise<Stored | undefined> => {
  const [found] = await db.select().from(catalogueFiles).where(eq(catalogueFiles.id, id));
  return found;
};

const list = async (db: Database, { words, isDescending, limit, offset }: DeskQuery) => {
  const wanted = words === '' ? undefined : sql`strpos(lower(${catalogueFiles.name}), ${words.toLowerCase()}) > 0`;
  const found = await db
    .select()
    .from(catalogueFiles)
    .where(wanted)
    .orderBy((isDescending ? desc : asc)(catalogueFiles.addedAt), asc(catalogueFiles.id))
    .limit(limit)
    .offset(offset);
  return { rows: found.map(toRow), total: await db.$count(catalogueFiles, wanted) };
};

/** Price lists: each is read, planned against what the shop sells now, and applied by a press. */
export const catalogueFileResource = (deps: Deps): DeskResource => ({
  name: 'catalogue-files',
  reader: 'catalogue-files:read',
  sorts: ['addedAt'],
  filters: [],
  columns: catalogueFileColumns,
  list: (query) => list(deps.db, query),
  read: async (at, id) => {
    const found = await find(at, id);
    return found ? toRecord(found, await planOf(deps, at, found)) : null;
  },
  create: deskCommand(
    'catalogue-files:act',
    newCatalogueFileFields,
    async (tx, { name, base64 }, { member }) => {
      const bytes = Buffer.from(base64, 'base64');
      if (bytes.length > MAX_BYTES) throw new FieldRefusal({ base64: 'Tệp lớn hơn 5 MB.' });
      const read = await readCatalogueBytes({ name, bytes });
      if ('problem' in read) throw new FieldRefusal({ base64: read.problem });
      if (UNSTORABLE.test(JSON.stringify(read))) throw new FieldRefusal({ base64: 'Tệp có ký tự không đọc được.' });
      const now = deps.clock.now();
      await tx.delete(catalogueFiles).where(lt(catalogueFiles.addedAt, now - KEPT_MS));
      const id = newId();
      await tx.insert(catalogueFiles).values({ id, name, read, addedAt: now, addedBy: member.name, appliedAt: null });
      return { id, before: {}, after: { rows: read.rows.length, unread: read.refusals.length } };
    },
    { formBytes: CATALOGUE_FORM_BYTES },
  ),
  actions: {
    apply: deskCommand('catalogue-files:act', applyCatalogueFields, async (tx, { plan: seen, overwrite }, { id }) => {
      const file = await find(tx, id);
      if (file === undefined) throw notFound('file');
      const now = deps.clock.now();
      const { sentenceOf: pictureProblem } = await deps.pictures(tx);
      const wish = { apply: true, overwrite, now, pictureProblem };
      const plan = await importInto(tx, file.read, wish, (planned) => {
        if (digestOf(planned) !== seen) throw new ServiceFailure('STATUS_NOT_ALLOWED', 'The shop changed since');
      });
      await tx.update(catalogueFiles).set({ appliedAt: now }).where(eq(catalogueFiles.id, id));
      return { id, before: {}, after: { ...countsOf(plan), overwrite } };
    }),
  },
});

/** What the shop sells, as a file that can be changed and uploaded. */
export const catalogueExportRoutes = ({ db }: Pick<BackendDeps, 'db'>): readonly StaffRoute[] => [
  {
    method: 'GET',
    path: '/desk/catalogue.xlsx',
    audience: 'catalogue-files:read',
    handle: async ({ c }) =>
      c.body(new Uint8Array(await writeCatalogueWorkbook(await exportCatalogue(db))), 200, {
        'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'content-disposition': 'attachment; filename="catalogue.xlsx"',
      }),
  },
  {
    method: 'GET',
    path: '/desk/catalogue.json',
    audience: 'catalogue-files:read',
    handle: async ({ c }) =>
      c.body(writeJson(await exportCatalogue(db)), 200, {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="catalogue.json"',
      }),
  },
];
