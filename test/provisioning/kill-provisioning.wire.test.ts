import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderId } from '#core/shared/ids.ts';
import { backendPaymentSubject } from '#test/kit/backends/backend-payments.ts';
import { setClock } from '#test/kit/backends/backends.ts';
import { type BuiltBackend, buildBackend, whenListening } from '#test/kit/backends/built-backend.ts';
import { freePort, publicPortOf } from '#test/kit/backends/free-port.ts';
import { type PostgresCluster, startPostgres, testPool } from '#test/kit/backends/postgres.ts';
import { firstPayment, openOrder, serverLine, unwrap } from '#test/payment/payment-subject.ts';
import { type Cut, type CuttingProxy, startCuttingProxy } from './cutting-proxy.ts';
import { type Receiver, SECRET, startReceiver } from './receiver.ts';

const cluster: PostgresCluster | null = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'chm-kill-provisioning-'));

/** Longer than a backend keeps a task that it died over. */
const LEASE_MS = 61_000;

type Running = { readonly process: ChildProcess; readonly url: string; readonly publicUrl: string };

describe.runIf(cluster !== null)('a system and a shop that are killed in the middle', () => {
  const pool = testPool(cluster?.databaseUrl ?? '');
  const started: ChildProcess[] = [];
  let built: BuiltBackend;
  let receiver: Receiver;
  let proxy: CuttingProxy;

  beforeAll(async () => {
    built = await buildBackend('kill-provisioning');
    receiver = await startReceiver();
    proxy = await startCuttingProxy(receiver.url);
  });
  afterAll(async () => {
    for (const child of started) child.kill('SIGKILL');
    proxy.close();
    await receiver.close();
    await pool.end();
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
    built.remove();
  });

  const serve = async (name: string): Promise<Running> => {
    const port = await freePort();
    const child = built.spawn({
      DATABASE_URL: cluster?.databaseUrl ?? '',
      DATA_DIR: join(folder, name),
      BACKEND_PORT: String(port),
      SANDBOX_CLOCK: '1',
      PROVISIONERS: 'webhook',
      PROVISIONING_URL: proxy.url,
      PROVISIONING_SECRET: SECRET,
    });
    started.push(child);
    const { url } = await whenListening(child);
    return { process: child, url, publicUrl: `http://127.0.0.1:${publicPortOf(port)}` };
  };
  const kill = async ({ process: child }: Running): Promise<void> => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  const count = async (query: string, ...values: readonly string[]): Promise<number> => {
    const { rows } = await pool.query<{ rows: string }>(`select count(*) as rows from ${query}`, [...values]);
    return Number(rows[0]?.rows);
  };
  const delivered = (order: OrderId) => count(`cloud_services where order_id = $1 and status = 'COMPLETED'`, order);

  test.each<[string, Cut]>([
    ['before the system hears of the task', 'before'],
    ['after the system did it, before the shop hears', 'after'],
    ['when the shop has just been answered', 'never'],
  ])('SVC-01 what was paid arrives once, with one mail, when both are killed %s', async (_, cut) => {
    const shop = await serve(`first-${cut}`);
    const subject = await backendPaymentSubject(shop);
    const order = await openOrder(subject, [serverLine()]);
    const died = proxy.cutNext(cut, async () => {
      await Promise.all([receiver.kill(), kill(shop)]);
    });
    // The shop may die before it has answered the bank's page.
    await subject.bank.confirm(unwrap(await firstPayment(subject, order)).id).catch(() => undefined);
    await died;
    expect(shop.process.signalCode).toBe('SIGKILL');

    await receiver.restart();
    const both = [await serve(`second-${cut}`), await serve(`third-${cut}`)];
    for (let turn = 1; (await delivered(order.id)) === 0; turn += 1)
      await Promise.all(both.map(({ url }) => setClock({ url }, Date.now() + turn * LEASE_MS)));

    const { rows } = await pool.query<{ id: string; ip: string }>(
      `select id, set_up ->> 'address' as ip from cloud_services where order_id = $1`,
      [order.id],
    );
    const [service] = rows;
    expect(rows).toHaveLength(1);
    expect(receiver.log().filter(({ service: of }) => of === service?.id)).toHaveLength(1);
    expect(await count(`outbox_messages where key = $1`, `service-ready:${service?.id}`)).toBe(1);
    expect(await count(`orders where id = $1 and status = 50`, order.id)).toBe(1);
    expect(await count(`cloud_services where set_up ->> 'address' = $1`, service?.ip ?? '')).toBe(1);
    await Promise.all(both.map(kill));
  });
});
