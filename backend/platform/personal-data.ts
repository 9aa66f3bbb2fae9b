import { and, asc, eq, getTableColumns, getTableName, inArray, not, type SQL } from 'drizzle-orm';
import { PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { KeptData } from '#core/shared/retention.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { Database, Transaction } from './database/database.ts';

/** Of a person whose account is being deleted. `pseudonym` is random, is stored nowhere else and leads to nobody. */
export type Erasure = { readonly partyId: string; readonly pseudonym: string };

type Replacement = readonly [column: PgColumn, value: string | boolean | null | SQL];

/**
 * What becomes of the rows of a person whose account is deleted: they go, or stay with these columns replaced, or stay
 * as they are. `keep` names the reason that the customer reads.
 */
export type DeletionRule =
  | { readonly rows: 'deleted' }
  | {
      readonly rows: 'replaced';
      readonly keep: KeptData;
      readonly columns: (erasure: Erasure) => readonly Replacement[];
    }
  | { readonly rows: 'kept'; readonly keep: KeptData };

/**
 * What becomes of the rows of a customer who is merged into another one: they are found through rows before them, or end
 * with the log-in, or these columns name the other customer then. `unless`: rows of the other one with the same value
 * stay instead. `clears`: false where the other one has rows of their own.
 */
export type MergeRule =
  | 'follows'
  | 'ends'
  | { readonly moves: readonly PgColumn[]; readonly unless?: PgColumn; readonly clears?: PgColumn };

/** Alone, or with what its stored codes mean. */
type DownloadedColumn = PgColumn | readonly [column: PgColumn, words: Readonly<Record<string, string>>];

/** A table with data of a person; it stands after the tables by which `of` finds its rows. */
export type PersonalTable = {
  readonly table: PgTable;
  /** Condition for the rows of the person. */
  readonly of: (db: Database, partyId: string) => SQL;
  readonly deletion: DeletionRule;
  readonly merge: MergeRule;
} & (
  | {
      /** Vietnamese. */
      readonly title: string;
      /** What the person downloads, by Vietnamese heading; none holds a secret. */
      readonly columns: Readonly<Record<string, DownloadedColumn>>;
    }
  /** Why no download holds it. */
  | { readonly notDownloaded: string }
);

type DownloadedTable = Extract<PersonalTable, { readonly title: string }>;
const isDownloaded = (table: PersonalTable): table is DownloadedTable => 'title' in table;

/** Oldest first. Cells are text, times in ISO 8601, objects in JSON; null for nothing. */
export type PersonalRows = {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
};

/** What a column with such a name holds is a time; a number is ms since 1970 UTC. */
const isTime = ({ name }: PgColumn): boolean => /(^at|_at|_until|_date|_stamp)$/.test(name);

const cellOf = (value: unknown, column: PgColumn): string | null => {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number' && isTime(column)) return new Date(value).toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const readTable = async (
  db: Database,
  { title, table, columns, of }: DownloadedTable,
  partyId: string,
): Promise<PersonalRows> => {
  const cells = Object.entries(columns).map(([heading, downloaded]) => {
    const [column, words] = downloaded instanceof PgColumn ? [downloaded, {}] : downloaded;
    return { heading, column, words };
  });
  const found: readonly Readonly<Record<string, unknown>>[] = await db
    .select(Object.fromEntries(cells.map(({ heading, column }) => [heading, column])))
    .from(table)
    .where(of(db, partyId))
    .orderBy(...cells.flatMap(({ column }) => (isTime(column) ? [asc(column)] : [])));
  return {
    name: getTableName(table),
    title,
    columns: cells.map(({ heading }) => heading),
    rows: found.map((row) =>
      cells.map(({ heading, column, words }) => {
        const text = cellOf(lookUp(row, heading), column);
        return text === null ? null : (lookUp(words, text) ?? text);
      }),
    ),
  };
};

/** One table after the other, so that an export takes one connection of the pool. [Luật 91/2025/QH15, ASVS 14.2] */
export const readPersonalData = async (
  db: Database,
  tables: readonly PersonalTable[],
  partyId: string,
): Promise<readonly PersonalRows[]> => {
  const read: PersonalRows[] = [];
  for (const table of tables.filter(isDownloaded)) read.push(await readTable(db, table, partyId));
  return read;
};

/** By the names that Drizzle knows the columns by. */
const toValues = (
  table: PgTable,
  replacements: readonly Replacement[],
): Readonly<Record<string, string | boolean | null | SQL>> => {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(
    replacements.map(([column, value]) => {
      const name = columns.find(([, each]) => each === column)?.[0];
      if (name === undefined) throw new Error(`${column.name} is no column of ${getTableName(table)}`);
      return [name, value];
    }),
  );
};

/** Last table first, because the rows of a table are found through those before it. [Luật 91/2025/QH15, ASVS 14.2.7] */
export const erasePersonalData = async (
  tx: Transaction,
  tables: readonly PersonalTable[],
  erasure: Erasure,
): Promise<void> => {
  for (const { table, of, deletion } of tables.toReversed()) {
    const rows = of(tx, erasure.partyId);
    if (deletion.rows === 'deleted') await tx.delete(table).where(rows);
    if (deletion.rows === 'replaced')
      await tx
        .update(table)
        .set(toValues(table, deletion.columns(erasure)))
        .where(rows);
  }
};

/** Of two customers who are one: `from` is merged into `into`. */
export type Merge = { readonly from: string; readonly into: string };

/** Rows that another table has for a customer who is to be merged. */
export type MergedRows = { readonly title: string; readonly count: number; readonly isMoved: boolean };

/** What of `from` there is, by the title of a table that customers download. */
export const countMergedRows = async (
  db: Database,
  tables: readonly PersonalTable[],
  { from }: Merge,
): Promise<readonly MergedRows[]> => {
  const counted: MergedRows[] = [];
  for (const { table, of, merge, title } of tables.filter(isDownloaded)) {
    const count = await db.$count(table, of(db, from));
    if (count > 0) counted.push({ title, count, isMoved: merge !== 'ends' });
  }
  return counted;
};

const moveRows = async (tx: Transaction, { table, of, merge }: PersonalTable, { from, into }: Merge): Promise<void> => {
  if (typeof merge === 'string') return;
  const { moves, unless, clears } = merge;
  const [owner] = moves;
  if (owner === undefined) return;
  if (unless) {
    const taken = tx.select({ value: unless }).from(table).where(of(tx, into));
    await tx.delete(table).where(and(of(tx, from), inArray(unless, taken)));
  }
  if (clears && (await tx.$count(table, of(tx, into))) > 0)
    await tx
      .update(table)
      .set(toValues(table, [[clears, false]]))
      .where(of(tx, from));
  for (const column of moves)
    await tx
      .update(table)
      .set(toValues(table, [[column, into]]))
      .where(eq(column, from));
};

/** Gives everything of `from` to `into`, and deletes what belongs to a log-in. Rows that both have stay with `into`. */
export const mergePersonalData = async (
  tx: Transaction,
  tables: readonly PersonalTable[],
  merge: Merge,
): Promise<void> => {
  for (const table of tables) await moveRows(tx, table, merge);
  for (const { table, of, merge: rule } of tables.toReversed())
    if (rule === 'ends') await tx.delete(table).where(and(of(tx, merge.from), not(of(tx, merge.into))));
};
