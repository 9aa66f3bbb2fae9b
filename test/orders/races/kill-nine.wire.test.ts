import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hmacGuestSigner } from '#adapters/system/guest-signer.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { token } from '#core/shared/ids.ts';
import { freshToken } from '#test/kit/backends/backends.ts';
import { type BuiltBackend, buildBackend, whenListening } from '#test/kit/backends/built-backend.ts';
import { type PostgresCluster, startPostgres, testPool } from '#test/kit/backends/postgres.ts';
import { lineFor, plans, productBySku } from '#test/orders/any-line.ts';
import { checkout, freshIdempotencyKey, unwrap } from '#test/orders/order-world.ts';
import { wireShopper } from '#test/orders/wire-order-world.ts';

const ORDERS = 200;
const WRITERS = 8;
/** Number of acknowledged orders after which the first backend is killed. */
const DEATH_AFTER = 60;

type Running = { readonly process: ChildProcess; readonly url: string };

const cluster: PostgresCluster | null = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'chm-kill-nine-'));

describe.runIf(cluster !== null)('a backend that is killed', () => {
  const running: Running[] = [];
  const pool = testPool(cluster?.databaseUrl ?? '');

  let built: BuiltBackend | undefined;

  beforeAll(async () => {
    built = await buildBackend('kill-nine');
    for (const name of ['first', 'second']) {
      const child = built.spawn({ DATABASE_URL: cluster?.databaseUrl ?? '', DATA_DIR: join(folder, name) });
      const { url } = await whenListening(child);
      running.push({ process: child, url });
    }
  });
  afterAll(async () => {
    for (const { process: child } of running) child.kill('SIGKILL');
    await pool.end();
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
    built?.remove();
  });

  test('CART-17 FIN-03 kill -9 of one of two backends during 200 orders of 8 writers loses and duplicates nothing', async () => {
    const signer = hmacGuestSigner(inject('secrets').signing);
    const acknowledged: OrderId[] = [];
    let repeated = 0;

    /** One order, retried with its idempotency key at the next backend until one of them answers. */
    const order = async (held: string, at: number): Promise<OrderId> => {
      const press = freshIdempotencyKey();
      const signature = unwrap(await signer.sign(checkout.contact, Date.now()));
      const line = lineFor(plans[at % plans.length] ?? productBySku('CS-01'), { quantity: 1 + (at % 50) });
      for (let turn = at; turn < at + 20; turn += 1) {
        const { orders } = wireShopper(running[turn % running.length]?.url ?? '', token(held));
        const answer = await orders.placeExpress([line], checkout, signature, press);
        if (answer.ok) return answer.value.id;
        expect(['unknown', 'unreachable']).toContain(answer.failure.kind);
        repeated += 1;
      }
      throw new Error('no backend answered');
    };

    const write = async (writer: number): Promise<void> => {
      const held = await freshToken({ url: running[1]?.url ?? '' });
      for (let at = writer; at < ORDERS; at += WRITERS) {
        acknowledged.push(await order(held, at));
        if (acknowledged.length === DEATH_AFTER) running[0]?.process.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));

    const { rows } = await pool.query<{ id: string; lines: string; events: string }>(
      `select o.id, (select count(*) from order_lines l where l.order_id = o.id) as lines,
         (select count(*) from order_events e where e.order_id = o.id) as events
       from orders o where o.source = 'express'`,
    );
    expect(repeated).toBeGreaterThan(0);
    expect(running[0]?.process.signalCode).toBe('SIGKILL');
    expect(acknowledged).toHaveLength(ORDERS);
    expect(rows.map((row) => row.id).sort()).toEqual([...acknowledged].sort());
    for (const row of rows) expect([row.lines, row.events]).toEqual(['1', '1']);
  });
});
