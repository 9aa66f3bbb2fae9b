import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#backend/platform/database/database.ts';
import type { DeskQuery } from './desk-resource.ts';

type Wanted = Pick<DeskQuery, 'words' | 'limit' | 'offset'> & {
  /** Of the rows. */
  readonly id: PgColumn;
  /** What the condition or the order needs beside them: left joins by an id, which cost nothing where neither does. */
  readonly joins?: SQL;
  readonly where: SQL | undefined;
  readonly inOrder: readonly SQL[];
};

/** The ids of a page and how many rows there are in all. */
export const findPage = async (
  db: Database,
  { words, id, joins = sql``, where = sql`true`, inOrder, limit, offset }: Wanted,
): Promise<{ readonly ids: readonly string[]; readonly total: number }> => {
  const wanted = sql`from ${id.table} ${joins} where ${where}`;
  const order = sql.join([...inOrder], sql`, `);
  if (words === '') {
    const [page, counted] = await Promise.all([
      db.execute<{ id: string }>(sql`select ${id} as id ${wanted} order by ${order} limit ${limit} offset ${offset}`),
      db.execute<{ total: number }>(sql`select count(*)::int as total ${wanted}`),
    ]);
    return { ids: page.rows.map((row) => row.id), total: counted.rows[0]?.total ?? 0 };
  }
  // No index finds words, so page and total come from one scan. Ranks, because a limit would lead the planner along an
  // index of the order, past all that has not the words.
  const { rows } = await db.execute<{ id: string | null; total: number }>(sql`
    with ranked as (select ${id} as id, row_number() over (order by ${order}) as rank ${wanted})
    select page.id, counted.total from (select count(*)::int as total from ranked) counted
    left join ranked page on page.rank > ${offset} and page.rank <= ${offset + limit} order by page.rank`);
  return { ids: rows.flatMap((row) => row.id ?? []), total: rows[0]?.total ?? 0 };
};
