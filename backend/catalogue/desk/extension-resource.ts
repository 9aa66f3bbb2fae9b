import type { Item } from '#backend/catalogue/import/plan.ts';
import type { RawRow } from '#backend/catalogue/import/rows.ts';
import { listOf } from '#backend/catalogue/import/rows-of-items.ts';
import { readStoredCatalogue } from '#backend/catalogue/import/stored-catalogue.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type DeskQuery, type DeskResource, deskCommand, FieldRefusal } from '#backend/platform/desk/desk-resource.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { extensionColumns } from '#contracts/desk/columns/option-columns.vi.ts';
import { type ExtensionRecord, extensionFields, newExtensionFields } from '#contracts/desk/option-record.ts';
import { skuOfDomain } from '#contracts/seed/domains/domain-prices.ts';
import { writeTypedRows } from './write-typed-rows.ts';

type Db = Database | Transaction;
type Held = { readonly record: ExtensionRecord; readonly kind: string | null };
type Typed = Omit<ExtensionRecord, 'id' | 'extension'>;

const toHeld = ({ key, fields }: Item): Held => ({
  kind: fields.kind === null ? null : String(fields.kind),
  record: {
    id: key,
    extension: [fields.extension, ...(fields.kind === null ? [] : [`(${fields.kind})`])].join(' '),
    registrationFee: Number(fields.registrationFee),
    maintenanceFee: Number(fields.maintenanceFee),
    renewalMaintenanceFee: fields.renewalMaintenanceFee === null ? null : Number(fields.renewalMaintenanceFee),
    serviceFirstYear: Number(fields.serviceFirstYear),
    serviceRenewal: Number(fields.serviceRenewal),
    serviceTransfer: fields.serviceTransfer === null ? null : Number(fields.serviceTransfer),
    years: listOf(fields.years).map(Number),
    tags: listOf(fields.tags).map(String),
    state: extensionFields.shape.state.parse(fields.state),
  },
});

const readExtensions = async (db: Db): Promise<readonly Held[]> => {
  const { items } = await readStoredCatalogue(db);
  return [...items.values()].filter(({ kind }) => kind === 'extension').map(toHeld);
};

const listExtensions = async (db: Database, { words, filter, isDescending, limit, offset }: DeskQuery) => {
  const found = (await readExtensions(db))
    .map(({ record }) => record)
    .filter(({ extension }) => extension.includes(words.toLowerCase()))
    .filter(({ state }) => filter.state === undefined || filter.state === state)
    .toSorted((one, other) => (one.extension < other.extension ? -1 : 1));
  const rows = isDescending ? found.toReversed() : found;
  return { rows: rows.slice(offset, offset + limit), total: rows.length };
};

const rowOf = (extension: string, kind: string | null, typed: Typed): RawRow => ({
  sheet: 'extensions',
  row: 1,
  value: { extension, kind, ...typed },
});

const fieldOf = (column: string | null): string => column ?? 'extension';

/** What the log keeps. */
const factsOf = ({ years, tags, ...facts }: Typed) => ({ ...facts, years: years.join(' '), tags: tags.join(' ') });

/** Domain extensions with their fees, written by the functions of an import. */
export const extensionResource = ({ db, clock }: Pick<BackendDeps, 'db' | 'clock'>): DeskResource => {
  const find = async (at: Db, id: string) => (await readExtensions(at)).find(({ record }) => record.id === id);
  return {
    name: 'extensions',
    reader: 'extensions:read',
    sorts: ['extension'],
    filters: ['state'],
    columns: extensionColumns,
    list: (query) => listExtensions(db, query),
    read: async (at, id) => (await find(at, id))?.record ?? null,
    create: deskCommand('extensions:act', newExtensionFields, async (tx, { extension, ...typed }) => {
      const id = skuOfDomain({ ext: extension });
      if ((await find(tx, id)) !== undefined) throw new FieldRefusal({ extension: 'Đã có đuôi này.' });
      await writeTypedRows(tx, [rowOf(extension, null, typed)], fieldOf, clock.now());
      return { id, before: {}, after: factsOf(typed) };
    }),
    update: deskCommand('extensions:act', extensionFields, async (tx, typed, { id }) => {
      const old = await find(tx, id);
      if (old === undefined) throw notFound('extension');
      const { id: _, extension, ...before } = old.record;
      const [name = ''] = extension.split(' ');
      await writeTypedRows(tx, [rowOf(name, old.kind, typed)], fieldOf, clock.now());
      return { id, before: factsOf(before), after: factsOf(typed) };
    }),
  };
};
