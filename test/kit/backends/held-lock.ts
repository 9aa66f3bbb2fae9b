import { Client } from 'pg';

/**
 * Holds a database lock while `begin` runs, until this many statements wait for a lock; then releases it. So all of
 * them reach the lock before the first one continues, even on a slow machine.
 */
export const whileLocked = async <Value>(
  databaseUrl: string,
  { lock, waiting }: { readonly lock: string; readonly waiting: number },
  begin: () => Promise<Value>,
): Promise<Value> => {
  const holder = new Client({ connectionString: databaseUrl });
  holder.on('error', () => undefined);
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query(lock);
    const begun = begin();
    for (let queue = 0; queue < waiting; ) {
      const { rows } = await holder.query('select count(*)::int as queue from pg_locks where not granted');
      queue = Number(rows[0]?.queue);
    }
    await holder.query('commit');
    return await begun;
  } finally {
    await holder.end();
  }
};
