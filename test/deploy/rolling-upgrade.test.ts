import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { remoteClient } from '#adapters/remote/client.ts';
import { parseEnvironment } from '#backend/environment.ts';
import { createInnerApp, createStaffListener } from '#backend/listeners.ts';
import { signedVnpayFields, vnpayAmount, vnpayTime } from '#backend/payments/providers/vnpay/signature.ts';
import { startBackend } from '#backend/server.ts';
import type { UseCases } from '#core/operations.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { addProduct, placeCart } from '#test/journeys/customers/browser-visitor.ts';
import { routesOf, sampleOf, strangersTable } from '#test/kit/backends/backend-routes.ts';
import { bank, seller, shop } from '#test/kit/environment.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';
import { useCasesOver } from '#test/kit/fakes/use-cases-over.ts';
import { bodyOf } from '#test/kit/servers/read-mail.ts';
import { sampleSecret } from '#test/kit/servers/sample-secret.ts';
import { STAFF_PASSWORD, shownSecret } from '#test/staff/staff-office.ts';
import { canRunMachines, openShopMachines, type ShopMachines } from './shop-machines.ts';
import { openVisitor, type ShopVisitor } from './shop-visitor.ts';

const root = join(import.meta.dirname, '..', '..');
const GATEWAY_SECRET = sampleSecret('GATEWAY_SECRET');
const TERMINAL = 'MAYSHOP1';
const SLUG = 'cloud-server-ssd-4';
const SHOPPERS = 3;

const rowsOf = async (
  databaseUrl: string | undefined,
  sql: string,
): Promise<readonly Readonly<Record<string, string>>[]> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Record<string, string>>(sql).finally(() => client.end());
  return rows;
};

/** VNPAY's notification of a payment, from outside. */
const pay = async (visitor: ShopVisitor, useCases: UseCases, orderId: OrderId): Promise<void> => {
  const { payment, order } = expectOk(await useCases.loadPayment({ orderId }));
  const fields = {
    vnp_TmnCode: TERMINAL,
    vnp_Amount: vnpayAmount(payment?.amount ?? 0),
    vnp_BankCode: 'MBBANK',
    vnp_CardType: 'QRCODE',
    vnp_OrderInfo: `Thanh toan don hang ${order.number}`,
    vnp_PayDate: vnpayTime(Date.now()),
    vnp_ResponseCode: '00',
    vnp_TransactionNo: '14226112',
    vnp_TransactionStatus: '00',
    vnp_TxnRef: payment?.id ?? '',
  };
  const notified = new URLSearchParams(signedVnpayFields(fields, GATEWAY_SECRET));
  const answer = await visitor.get(`/payment-hub/notify?${notified}`, 'auth.shop.example');
  expect(answer.text).toContain('"RspCode":"00"');
};

describe.runIf(canRunMachines)('two backends and two hosts behind nginx', () => {
  let machines: ShopMachines;
  const visitors: ShopVisitor[] = [];
  const visit = (at: number): ShopVisitor => {
    const visitor = openVisitor(machines, `127.0.1.${at + 1}`);
    visitors.push(visitor);
    return visitor;
  };

  beforeAll(async () => {
    machines = await openShopMachines({ ...bank, ...seller, ...shop, VNPAY_TMN_CODE: TERMINAL, GATEWAY_SECRET });
  });
  afterAll(async () => {
    for (const visitor of visitors) visitor.leave();
    await machines?.stop();
  });

  test('an upgrade of one program after the other fails no request and loses no order', async () => {
    const placed: string[] = [];
    const failed: string[] = [];
    let requests = 0;
    let restarting: string | null = '';
    const note = (path: string, outcome: number | string): void => {
      requests += 1;
      if (outcome !== 200) failed.push(`${outcome} ${path} while ${restarting} restarts`);
    };
    /** Reads two pages and orders a server, as a guest, until everything has restarted. */
    const keepOrdering = async (visitor: ShopVisitor): Promise<void> => {
      const useCases = useCasesOver(
        remoteClient(async (path, init) => {
          const answer = await visitor.http(path, init);
          note(path, answer.status);
          return answer;
        }),
      );
      do {
        for (const path of ['/', `/san-pham/${SLUG}`]) note(path, (await visitor.get(path)).status);
        placed.push(await placeCart(useCases, await addProduct(useCases, SLUG)));
      } while (restarting !== null);
    };
    const shoppers = Array.from({ length: SHOPPERS }, (_, at) =>
      keepOrdering(visit(at)).catch((error: unknown) => note('', String(error))),
    );
    const codes: (number | null)[] = [];
    for (const { name, restart } of machines.programs) {
      restarting = name;
      codes.push(await restart());
    }
    restarting = null;
    await Promise.all(shoppers);
    expect(failed).toEqual([]);
    expect(codes).toEqual([0, 0, 0, 0]);
    const stored = await rowsOf(machines.environment.DATABASE_URL, 'select id from orders');
    expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(placed));
    process.stdout.write(`${requests} requests, ${placed.length} orders, none failed\n`);
  });

  test('V4.1.1 from outside the backend answers the addresses of docs/security.md, and its services and the staff none', async () => {
    const visitor = visit(SHOPPERS);
    const DATABASE_URL = await machines.database('routes');
    const backend = await startBackend(
      parseEnvironment({
        ...machines.environment,
        DATABASE_URL,
        MIGRATION_DATABASE_URL: DATABASE_URL,
        BACKEND_PORT: '0',
        DATA_DIR: tmpdir(),
        LOG_LEVEL: 'silent',
      }),
    );
    const routes = [...routesOf(createInnerApp(backend.deps)), ...routesOf(createStaffListener(backend.deps))];
    await backend.close();
    const answerOf = async (route: string, name: string) => {
      const { method, path } = sampleOf(route);
      return (await visitor.ask(method, path, name)).status;
    };
    const closed = routes.filter((route) => !strangersTable().includes(route));
    expect(closed.length).toBeGreaterThan(150);
    for (const route of closed) expect([route, await answerOf(route, 'auth.shop.example')]).toEqual([route, 404]);
    for (const path of ['/livez', '/readyz', '/metrics', '/sandbox-clock', '/sandbox-bank/x', '/outbox'])
      expect([path, (await visitor.get(path, 'auth.shop.example')).status]).toEqual([path, 404]);
    expect((await visitor.get('/newsletter/confirm?key=x', 'auth.shop.example')).status).toBe(410);
    expect((await visitor.get('/log-in', 'staff.shop.example')).status).toBe(200);
  });

  test('an order is paid by the notification of the provider, mailed, and restored from a backup with its invoice', async () => {
    const visitor = visit(SHOPPERS);
    const useCases = useCasesOver(remoteClient(visitor.http));
    const orderId = await placeCart(useCases, await addProduct(useCases, SLUG));
    await pay(visitor, useCases, orderId);
    expect(expectOk(await useCases.loadPayment({ orderId })).payment?.state).toBe('paid');
    await expect
      .poll(() => machines.mails.mails.filter(({ headers }) => /: đã nhận/.test(headers.subject ?? '')).length, {
        timeout: 60_000,
      })
      .toBe(1);

    const dump = join(tmpdir(), `shop-${process.pid}.dump`);
    const command = (name: string, databaseUrl: string) =>
      execFileSync(process.execPath, ['dist/backend/main.js', name, dump], {
        cwd: root,
        env: {
          PATH: process.env.PATH,
          ...machines.environment,
          DATABASE_URL: databaseUrl,
          MIGRATION_DATABASE_URL: databaseUrl,
          DATA_DIR: tmpdir(),
        },
      });
    const original = machines.environment.DATABASE_URL ?? '';
    command('backup', original);
    const restored = await machines.database('restored');
    command('restore', restored);
    rmSync(dump);
    // The shop goes on delivering, so that only what never changes is compared.
    for (const never of ['id from orders', 'id from order_lines', 'id, amount from payments', '* from invoices']) {
      const sql = `select ${never} order by id`;
      const kept = await rowsOf(original, sql);
      expect(kept.length).toBeGreaterThan(0);
      expect([never, await rowsOf(restored, sql)]).toEqual([never, kept]);
    }
  });

  test('SVC-01 a paid server waits for the staff, who enter by the first link; what they type arrives by mail', async () => {
    const visitor = visit(SHOPPERS + 1);
    const useCases = useCasesOver(remoteClient(visitor.http));
    const orderId = await placeCart(useCases, await addProduct(useCases, SLUG));
    await pay(visitor, useCases, orderId);
    const staff = visit(SHOPPERS + 2);
    const name = 'staff.shop.example';
    const link = new URL(readFileSync(join(machines.dataDir, 'staff-link.txt'), 'utf8').trim());
    expect(link.origin).toBe(`https://${name}`);
    const setUp = await staff.get(`${link.pathname}${link.search}`, name);
    const secret = Secret.fromBase32(shownSecret(setUp.text));
    const code = new TOTP({ secret, algorithm: 'SHA1', digits: 6 }).generate();
    const entered = await staff.send(
      '/set-up',
      {
        key: link.searchParams.get('key') ?? '',
        name: 'quan-tri',
        password: STAFF_PASSWORD,
        again: STAFF_PASSWORD,
        code,
      },
      name,
    );
    expect(entered.status).toBe(303);
    const sql = `select id, status from cloud_services where order_id = '${orderId}'`;
    const bought = () => rowsOf(machines.environment.DATABASE_URL, sql);
    await expect
      .poll(async () => (await bought()).map(({ status }) => status), { timeout: 60_000 })
      .toEqual(['PROCESSING']);
    const path = `/desk/records/set-ups/${(await bought())[0]?.id}`;
    expect((await staff.get(path, name)).text).toContain('"kind":"hand-over"');
    const typed = { ip: '45.117.80.11', user: 'quantri', password: 'Mot-Lan-2026' };
    const form = { key: crypto.randomUUID(), data: JSON.stringify(typed) };
    expect((await staff.send(`${path}/hand-over`, form, name)).status).toBe(200);
    const about = () =>
      machines.mails.mails
        .map((mail) => bodyOf(mail, 'text/plain').toString())
        .filter((text) => text.includes(typed.ip));
    await expect.poll(() => about().length, { timeout: 60_000 }).toBe(1);
    expect(about()[0]).toContain(typed.user);
    expect(about()[0]).not.toContain(typed.password);
  });
});
