import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '#backend/platform/database/database.ts';
import { eachRealBackend } from '#test/kit/backends/backends.ts';

eachRealBackend('a connection to PostgreSQL with TLS', ({ databaseUrl }) => {
  const open = (host: string, parameters: Readonly<Record<string, string>>) => {
    const url = new URL(databaseUrl);
    url.hostname = host;
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return openDatabase({ databaseUrl: url.href, dataDir: '' });
  };
  const sslrootcert = inject('postgresCertificate');
  const verified = { sslmode: 'verify-full', sslrootcert };

  test('V12.3.2 the certificate must be of a known authority and name the host', async () => {
    await expect(open('localhost', { sslmode: 'verify-full' })).rejects.toThrow(/self-signed certificate/);
    await expect(open('127.0.0.1', verified)).rejects.toThrow(/altnames/);
  });

  test('V12.3.1 with sslmode=verify-full PostgreSQL itself sees an encrypted connection', async () => {
    const { db, close } = await open('localhost', verified);
    const { rows } = await db.execute<{ ssl: boolean }>(sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`);
    expect(rows).toEqual([{ ssl: true }]);
    await close();
  });
});
