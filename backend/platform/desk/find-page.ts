import { and, asc, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#backend/platform/database/database.ts';
import type { DeskQuery } from './desk-resource.ts';

type Wanted = Pick<DeskQuery, 'limit' | 'offset'> & {
  /** Of the rows. */
  readonly id: PgColumn;
  readonly where: SQL | undefined;
  readonly inOrder: readonly SQL[];
};

/** The ids of a page and how many rows there are in all, by one scan: for words, which no index finds. */
export const findPage = async (
  db: Database,
  { id, where, inOrder, limit, offset }: Wanted,
): Promise<{ readonly ids: readonly string[]; readonly total: number }> => {
  // Ranks, because a limit would lead the planner along an index of the order, past all that has not the words.
  const ranked = db
    .select({
      id: sql<string>`${id}`.as('id'),
      total: sql<number>`(count(*) over ())::int`.as('total'),
      rank: sql<number>`row_number() over (order by ${sql.join([...inOrder], sql`, `)})`.as('rank'),
    })
    .from(id.table)
    .where(where)
    .as('ranked');
  const page = await db
    .select({ id: ranked.id, total: ranked.total })
    .from(ranked)
    .where(and(gt(ranked.rank, offset), lte(ranked.rank, offset + limit)))
    .orderBy(asc(ranked.rank));
  const total = page[0]?.total ?? (offset === 0 ? 0 : await db.$count(id.table, where));
  return { ids: page.map((row) => row.id), total };
};
