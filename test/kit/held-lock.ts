import { Client } from 'pg';

/**
 * Holds a lock in a database while `begin` is called, until so many statements wait for a lock; then lets go. What was
 * begun has then come so far together, however slow the machine is.
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
