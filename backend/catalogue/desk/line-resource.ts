import type { Item } from '#backend/catalogue/import/plan.ts';
import type { RawRow } from '#backend/catalogue/import/rows.ts';
import { listOf } from '#backend/catalogue/import/rows-of-items.ts';
import { readStoredCatalogue } from '#backend/catalogue/import/stored-catalogue.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type DeskQuery, type DeskResource, deskCommand, FieldRefusal } from '#backend/platform/desk/desk-resource.ts';
import { lineColumns } from '#contracts/desk/columns/line-columns.vi.ts';
import { type LineRecord, type LineRow, lineFields, newLineFields } from '#contracts/desk/line-record.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { writeTypedRows } from './write-typed-rows.ts';

type Db = Database | Transaction;
type Typed = Omit<LineRecord, 'id' | 'line'>;

const toRecord = ({ key, fields }: Item): LineRecord => ({
  id: key,
  line: key,
  ...lineFields.parse({
    title: fields.title,
    group: fields.group,
    description: fields.description,
    kind: fields.kind ?? '',
    handover: fields.handover ?? '',
    icon: fields.icon ?? '',
    columns: listOf(fields.columns).map(String),
  }),
});

/** Those of domains have a page of their own. */
const readLines = async (db: Db): Promise<readonly LineRecord[]> => {
  const { items } = await readStoredCatalogue(db);
  return [...items.values()].filter(({ kind, key }) => kind === 'line' && key !== DOMAIN_LINE).map(toRecord);
};

const toRow = ({ id, title, group, handover }: LineRecord): LineRow => ({ id, title, group, handover });

const listLines = async (db: Database, { words, isDescending, limit, offset }: DeskQuery) => {
  const folded = foldVietnamese(words);
  const found = (await readLines(db)).filter(({ id, title }) => foldVietnamese(`${id} ${title}`).includes(folded));
  const rows = (isDescending ? found.toReversed() : found).map(toRow);
  return { rows: rows.slice(offset, offset + limit), total: rows.length };
};

const orNull = (text: string): string | null => (text === '' ? null : text);

const rowsOf = (line: string, { kind, handover, icon, columns, ...typed }: Typed): readonly RawRow[] => [
  {
    sheet: 'lines',
    row: 1,
    value: {
      line,
      ...typed,
      kind: orNull(kind),
      handover: orNull(handover),
      icon: orNull(icon),
      columns: columns.length === 0 ? null : columns,
    },
  },
];

const fieldOf = (column: string | null): string => column ?? 'line';

const factsOf = ({ title, group, kind, handover }: Typed) => ({ title, group, kind, handover });

/** Product lines, those of the firm too; written by the functions of an import. */
export const lineResource = ({ db, clock }: Pick<BackendDeps, 'db' | 'clock'>): DeskResource => {
  const read = async (at: Db, id: string) => (await readLines(at)).find((line) => line.id === id) ?? null;
  return {
    name: 'lines',
    reader: 'options:read',
    sorts: ['title'],
    filters: [],
    columns: lineColumns,
    list: (query) => listLines(db, query),
    read,
    create: deskCommand('options:act', newLineFields, async (tx, { line, ...typed }) => {
      if ((await read(tx, line)) !== null) throw new FieldRefusal({ line: 'Đã có dòng sản phẩm mang mã này.' });
      await writeTypedRows(tx, rowsOf(line, typed), fieldOf, clock.now());
      return { id: line, before: {}, after: factsOf(typed) };
    }),
    update: deskCommand('options:act', lineFields, async (tx, typed, { id }) => {
      const old = await read(tx, id);
      await writeTypedRows(tx, rowsOf(id, typed), fieldOf, clock.now());
      return { id, before: old ? factsOf(old) : {}, after: factsOf(typed) };
    }),
  };
};
