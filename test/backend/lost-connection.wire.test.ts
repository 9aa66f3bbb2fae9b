import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '#backend/platform/database/database.ts';
import { eachRealBackend } from '#test/kit/backends/backends.ts';
import { cutConnection } from '#test/kit/backends/cut-connection.ts';

eachRealBackend('a lost connection to the database', ({ databaseUrl }) => {
  test('ERR-06 in the middle of a transaction fails the transaction and not the process, and the next one works', async () => {
    const url = new URL(databaseUrl);
    const network = await cutConnection(Number(url.port));
    url.host = `127.0.0.1:${network.port}`;
    const { db, close } = await openDatabase({ databaseUrl: url.href, dataDir: '' });
    const uncaught: unknown[] = [];
    const note = (error: unknown) => uncaught.push(error);
    process.on('uncaughtException', note);
    const cut = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await network.cut();
      // The error arrives while no statement runs.
      await pause(100);
      await tx.execute(sql`select 2`);
    });
    await expect(cut).rejects.toThrow();
    network.set('passes');
    const next = () => db.execute(sql`select 3 as value`).catch(() => null);
    await expect.poll(async () => (await next())?.rows, { timeout: 30_000 }).toEqual([{ value: 3 }]);
    process.off('uncaughtException', note);
    expect(uncaught).toEqual([]);
    await close();
    await network.close();
  });

  test('ERR-06 before a transaction begins gives the connection back, however often', async () => {
    const url = new URL(databaseUrl);
    const network = await cutConnection(Number(url.port));
    url.host = `127.0.0.1:${network.port}`;
    const { db, close } = await openDatabase({ databaseUrl: url.href, dataDir: '' });
    const next = () => db.execute(sql`select 1 as value`).catch(() => null);
    // More often than the pool has connections.
    for (let at = 0; at < 15; at += 1) {
      network.set('passes');
      await expect.poll(async () => (await next())?.rows, { timeout: 30_000 }).toEqual([{ value: 1 }]);
      network.set('down');
      await expect(db.transaction((tx) => tx.execute(sql`select 2`))).rejects.toThrow();
    }
    await close();
    await network.close();
  });
});
