import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { MAX_COUNTED } from '#core/shared/list-limits.ts';
import { products } from './schema.ts';

/** Selects no column, so that an index alone can answer. */
export const countProducts = async (db: Database, conditions: readonly SQL[]): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total
    from (select from ${products} where ${and(...conditions) ?? sql`true`} limit ${MAX_COUNTED}) as found`);
  return rows[0]?.total ?? 0;
};
