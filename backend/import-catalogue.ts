import { sql } from 'drizzle-orm';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { ServerEnvironment } from './environment.ts';
import type { OpenDatabase, Transaction } from './platform/database/database.ts';
import { writeSeed } from './seed.ts';

type Row = Readonly<Record<string, unknown>>;

/** `before` is null for a new row, `after` for one that goes. */
export type RowChange = {
  readonly table: string;
  /** Values of the primary key. */
  readonly key: string;
  readonly before: Row | null;
  readonly after: Row | null;
};

/** Undoes what a plan tried. */
class Undo extends Error {}

/**
 * The difference between the live rows and the seed of this release: products, prices, options, places, pages and
 * banners. The seed is tried in a transaction and undone; `apply` then writes it in the same transaction, so that what
 * is applied is what was compared.
 */
export const importCatalogue = (
  { unlimitedDb: db, alone }: Pick<OpenDatabase, 'unlimitedDb' | 'alone'>,
  environment: ServerEnvironment,
  apply: boolean,
): Promise<readonly RowChange[]> =>
  alone(() =>
    db.transaction(async (tx) => {
      let tables: readonly Table[] = [];
      let after: Rows = new Map();
      await undone(tx, async (trial) => {
        await writeSeed(trial, environment);
        tables = await changedTables(trial);
        after = await readRows(trial, tables);
      });
      const before = await readRows(tx, tables);
      if (apply) await writeSeed(tx, environment);
      return differences(before, after);
    }),
  );

const undone = async (tx: Transaction, work: (trial: Transaction) => Promise<void>): Promise<void> => {
  try {
    await tx.transaction(async (trial) => {
      await work(trial);
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
};

type Table = { readonly name: string; readonly keys: readonly string[] };

/** Tables that this transaction wrote to, with their primary keys. */
const changedTables = async (tx: Transaction): Promise<readonly Table[]> => {
  const { rows } = await tx.execute<{ name: string; keys: string[] }>(sql`
    select s.relname as name, array_agg(a.attname::text order by a.attnum) as keys
    from pg_stat_xact_user_tables s
    join pg_index i on i.indrelid = s.relid and i.indisprimary
    join pg_attribute a on a.attrelid = s.relid and a.attnum = any(i.indkey)
    where s.n_tup_ins + s.n_tup_upd + s.n_tup_del > 0 and s.schemaname = 'public' and s.relname <> 'seed_runs'
    group by s.relname order by s.relname`);
  return rows;
};

/** By table and primary key. */
type Rows = ReadonlyMap<string, { readonly table: string; readonly key: string; readonly row: Row }>;

const readRows = async (tx: Transaction, tables: readonly Table[]): Promise<Rows> => {
  const found: [string, { table: string; key: string; row: Row }][] = [];
  for (const { name: table, keys } of tables) {
    const { rows } = await tx.execute<{ row: Row }>(sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`);
    for (const { row } of rows) {
      const key = keys.map((each) => String(lookUp(row, each))).join(' ');
      found.push([JSON.stringify([table, key]), { table, key, row }]);
    }
  }
  return new Map(found);
};

const differences = (before: Rows, after: Rows): readonly RowChange[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [old, fresh] = [before.get(id), after.get(id)];
    const at = old ?? fresh;
    if (at === undefined || JSON.stringify(old?.row) === JSON.stringify(fresh?.row)) return [];
    return [{ table: at.table, key: at.key, before: old?.row ?? null, after: fresh?.row ?? null }];
  });

const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'null';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** One line per change: `+` new, `-` gone, `~` with the columns that differ. */
export const describeChange = ({ table, key, before, after }: RowChange): string => {
  if (before === null) return `+ ${table} ${key}`;
  if (after === null) return `- ${table} ${key}`;
  const columns = Object.keys(after).filter(
    (name) => JSON.stringify(lookUp(before, name)) !== JSON.stringify(lookUp(after, name)),
  );
  return `~ ${table} ${key}: ${columns.map((name) => `${name} ${short(lookUp(before, name))} → ${short(lookUp(after, name))}`).join(', ')}`;
};
