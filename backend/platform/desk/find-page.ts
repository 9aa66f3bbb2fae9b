import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#backend/platform/database/database.ts';
import type { DeskQuery } from './desk-resource.ts';

type Wanted = Pick<DeskQuery, 'limit' | 'offset'> & {
  /** Of the rows. */
  readonly id: PgColumn;
  /** What the condition and the order need beside them: left joins by an id. */
  readonly joins?: SQL;
  readonly where: SQL | undefined;
  readonly inOrder: readonly SQL[];
};

/**
 * The ids of a page and how many rows there are in all, by one scan: for words, which no index finds. Ranks, because a
 * limit would lead the planner along an index of the order, past all that has not the words.
 */
export const findPage = async (
  db: Database,
  { id, joins = sql``, where = sql`true`, inOrder, limit, offset }: Wanted,
): Promise<{ readonly ids: readonly string[]; readonly total: number }> => {
  const { rows } = await db.execute<{ id: string | null; total: number }>(sql`
    with ranked as (
      select ${id} as id, row_number() over (order by ${sql.join([...inOrder], sql`, `)}) as rank
      from ${id.table} ${joins} where ${where}
    )
    select page.id, counted.total from (select count(*)::int as total from ranked) counted
    left join ranked page on page.rank > ${offset} and page.rank <= ${offset + limit} order by page.rank`);
  return { ids: rows.flatMap((row) => row.id ?? []), total: rows[0]?.total ?? 0 };
};
