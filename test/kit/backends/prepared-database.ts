import { createHash, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { ServerEnvironment } from '#backend/environment.ts';
import { createLog } from '#backend/platform/log.ts';
import { seedDatabase } from '#backend/seed.ts';
import { openServerDatabase } from '#backend/server.ts';

const at = (server: string, name: string): string => server.replace(/\/[^/]+$/, `/${name}`);

/** Of everything that the seed reads. */
const templateOf = ({ mode, seedProducts, publicOrigin, seller, secrets: { sealing } }: ServerEnvironment): string => {
  const inputs = JSON.stringify([mode, seedProducts, publicOrigin, seller, sealing]);
  return `template_${createHash('sha256').update(inputs).digest('hex').slice(0, 32)}`;
};

const createTemplate = async (admin: Client, databaseUrl: string, environment: ServerEnvironment): Promise<void> => {
  const draft = `draft_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${draft}`);
  const own = { ...environment, databaseUrl: at(databaseUrl, draft) };
  const database = await openServerDatabase(own, createLog(own));
  await seedDatabase(database, own).finally(database.close);
  await admin.query(`alter database ${draft} rename to ${templateOf(environment)}`);
};

/**
 * URL of a new database on the server of this one, as the first start of a backend leaves it. Migrating and seeding take
 * two seconds of a processor, so a run does it once for all backends whose seeds are equal and copies the result.
 */
export const preparedDatabase = async (databaseUrl: string, environment: ServerEnvironment): Promise<string> => {
  const [name, template] = [`shop_${randomUUID().replaceAll('-', '')}`, templateOf(environment)];
  const admin = new Client({ connectionString: databaseUrl });
  await admin.connect();
  try {
    // Two workers want it at the same moment. The end of the connection frees the lock.
    await admin.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) await createTemplate(admin, databaseUrl, environment);
    await admin.query(`create database ${name} template ${template}`);
    return at(databaseUrl, name);
  } finally {
    await admin.end();
  }
};
