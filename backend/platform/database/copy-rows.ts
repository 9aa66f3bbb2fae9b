import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';

type Table = {
  readonly name: string;
  /** Without generated ones. */
  readonly columns: readonly string[];
  /** Tables that its rows refer to. */
  readonly above: readonly string[];
};

const BATCH = 2_000;

/**
 * Copies every row of one migrated database into another, which has none, and sets the sequences behind them. Returns
 * the number of rows by table.
 */
export const copyRows = async (from: Database, into: Transaction): Promise<ReadonlyMap<string, number>> => {
  const counts = new Map<string, number>();
  for (const table of parentsFirst(await readTables(from))) counts.set(table.name, await copyTable(from, into, table));
  await setSequences(into);
  return counts;
};

const readTables = async (db: Database): Promise<readonly Table[]> => {
  const { rows } = await db.execute<{ name: string; columns: string[]; above: string[] }>(sql`
    select c.relname as name,
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
        and attgenerated = '' order by attnum) as columns,
      array(select distinct confrelid::regclass::text from pg_constraint
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as above
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = 'public' order by c.relname`);
  return rows;
};

/** Throws when tables refer to each other in a circle. */
export const parentsFirst = <Row extends Pick<Table, 'name' | 'above'>>(tables: readonly Row[]): readonly Row[] => {
  const sorted: Row[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const ready = waiting.filter(({ above }) => !above.some((name) => names.has(name)));
    if (ready.length === 0) throw new Error(`tables refer to each other in a circle: ${[...names].join(', ')}`);
    sorted.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return sorted;
};

/** As JSON, which both drivers read and write alike. */
const copyTable = async (from: Database, into: Transaction, { name, columns }: Table): Promise<number> => {
  const table = sql.identifier(name);
  const list = sql.join(columns.map(sql.identifier), sql`, `);
  for (let copied = 0; ; copied += BATCH) {
    const { rows } = await from.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${table} t order by ctid limit ${BATCH} offset ${copied}`,
    );
    if (rows.length === 0) return copied;
    const batch = `[${rows.map(({ row }) => row).join(',')}]`;
    await into.execute(
      sql`insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, ${batch}::jsonb)`,
    );
    if (rows.length < BATCH) return copied + rows.length;
  }
};

const setSequences = async (tx: Transaction): Promise<void> => {
  const { rows } = await tx.execute<{ name: string; table: string; column: string }>(sql`
    select s.relname as name, d.refobjid::regclass::text as table, a.attname as column
    from pg_class s
    join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    join pg_namespace n on n.oid = s.relnamespace and n.nspname = 'public'
    where s.relkind = 'S'`);
  for (const { name, table, column } of rows)
    await tx.execute(sql`
      select setval(${name}::regclass, max(${sql.identifier(column)})) from ${sql.identifier(table)}
      having max(${sql.identifier(column)}) is not null`);
};
