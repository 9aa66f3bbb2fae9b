import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { products } from './schema.ts';
import type { Step } from './search/rank-in-steps.ts';

/** So many rows are sorted sooner than they are found in the order of an index. */
export const MAX_SORTED = 500;

type Window = { readonly page: number; readonly perPage: number };

/** Ids in the order of the steps, of which an earlier one comes first. */
export const readPage = async (
  db: Database,
  where: readonly SQL[],
  steps: readonly Step[],
  { page, perPage }: Window,
): Promise<readonly string[]> => {
  const [first, ...more] = steps;
  if (first !== undefined && more.length === 0) return readInOrder(db, where, first, perPage, (page - 1) * perPage);
  const ids: string[] = [];
  for (const step of steps)
    if (ids.length < page * perPage) ids.push(...(await readStep(db, where, step, page * perPage - ids.length)));
  return ids.slice((page - 1) * perPage);
};

const readInOrder = async (
  db: Database,
  where: readonly SQL[],
  step: Step,
  limit: number,
  offset: number,
): Promise<readonly string[]> => {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(...where, ...step.where))
    .orderBy(...step.order)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
};

/**
 * Words that PostgreSQL knows little of may be nowhere, and it would look for them through a whole index in the order
 * of the list. So a few rows are read in any order first; they are all that there are, or there are many.
 */
const readStep = async (db: Database, where: readonly SQL[], step: Step, limit: number): Promise<readonly string[]> => {
  const few = sql`
    select id, position, lead_price, headline_search from ${products}
    where ${and(...where, ...step.where)} limit ${MAX_SORTED + 1}`;
  const { rows } = await db.execute<{ id: string; found: number }>(sql`
    select id, (count(*) over ())::int as found from (${few}) as ${products}
    order by ${sql.join([...step.order], sql`, `)} limit ${limit}`);
  const isAll = (rows[0]?.found ?? 0) <= MAX_SORTED;
  return isAll ? rows.map(({ id }) => id) : readInOrder(db, where, step, limit, 0);
};
