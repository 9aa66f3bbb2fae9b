import { StartFailure } from '#backend/platform/start-failure.ts';

/** Longer than a connection takes to another data centre, in ms. */
const CONNECT_TIMEOUT_MS = 10_000;

/** Throws StartFailure when the PostgreSQL of this setting does not answer, or refuses the account or the database. */
export const requireReachable = async (
  address: string,
  setting: 'DATABASE_URL' | 'MIGRATION_DATABASE_URL',
): Promise<void> => {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: address, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    // A name with several addresses fails with an error for each, and no message of its own.
    const [first] = error instanceof AggregateError ? error.errors : [error];
    const reason = first instanceof Error ? first.message : String(first);
    throw new StartFailure(
      `PostgreSQL at ${client.host}:${client.port} cannot be used (${reason}): correct ${setting}, or start it.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
};
