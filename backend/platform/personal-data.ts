import { getTableName, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database/database.ts';

/** What a table holds of one person, for the person. Columns by Vietnamese heading; none holds a secret. */
export type PersonalTable = {
  readonly title: string;
  readonly table: PgTable;
  readonly columns: Readonly<Record<string, PgColumn>>;
  /** Condition for the rows of the person. */
  readonly of: (db: Database, partyId: string) => SQL | undefined;
};

/** Cells are text, times in ISO 8601, objects in JSON; null for nothing. */
export type PersonalRows = {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
};

/** A number in a column with such a name is ms since 1970 UTC. */
const IS_TIME = /(^at|_at|_until|_date|_stamp)$/;

const cellOf = (value: unknown, column: PgColumn): string | null => {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number' && IS_TIME.test(column.name)) return new Date(value).toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const readTable = async (
  db: Database,
  { title, table, columns, of }: PersonalTable,
  partyId: string,
): Promise<PersonalRows> => {
  const found: readonly Readonly<Record<string, unknown>>[] = await db
    .select(columns)
    .from(table)
    .where(of(db, partyId));
  const entries = Object.entries(columns);
  return {
    name: getTableName(table),
    title,
    columns: entries.map(([heading]) => heading),
    rows: found.map((row) => entries.map(([heading, column]) => cellOf(row[heading], column))),
  };
};

/** One table after the other, so that an export takes one connection of the pool. [Luật 91/2025/QH15, ASVS 14.2] */
export const readPersonalData = async (
  db: Database,
  tables: readonly PersonalTable[],
  partyId: string,
): Promise<readonly PersonalRows[]> => {
  const read: PersonalRows[] = [];
  for (const table of tables) read.push(await readTable(db, table, partyId));
  return read;
};
