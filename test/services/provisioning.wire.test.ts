import { pino } from 'pino';
import { expect, inject, test } from 'vitest';
import { provision } from '#backend/cloud-services/set-up/provision.ts';
import { openDatabase } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { partyId, token } from '#core/shared/ids.ts';
import { backendPaymentSubjectOf } from '#test/kit/backends/backend-payments.ts';
import { eachBackend, eachRealBackend, freshLogin, runSql, type TestBackend } from '#test/kit/backends/backends.ts';
import { serverLine } from '#test/payment/payment-subject.ts';
import { paidOrder } from './service-subject.ts';

const count = async (backend: TestBackend, table: string, where: string): Promise<number> => {
  const [row] = await runSql(backend, `select count(*)::int as rows from ${table} where ${where}`);
  return Number(row?.rows);
};

eachRealBackend('several workers', (backend) => {
  test('SVC-01 simultaneous workers create each server once and complete the order once: the unique index and the row lock', async () => {
    // Without the unique index the insert has nothing to conflict with and fails. Without the order's row lock two
    // workers read one version and the second update is lost. `skip locked` keeps the workers from waiting for each
    // other: a run of the backend's own timer may hold some of the orders while all six pass.
    const login = await freshLogin(backend);
    const subject = await backendPaymentSubjectOf(backend, token(login.token));
    const order = await paidOrder({ ...subject, owner: partyId(login.partyId) }, [serverLine(7), serverLine(5)]);
    const opened = await openDatabase({ dataDir: '', databaseUrl: backend.databaseUrl });
    try {
      let now = Date.now();
      const clock: BackendDeps['clock'] = { now: () => now, set: async () => undefined, every: () => () => undefined };
      const secrets = {
        signing: [''],
        anonymous: [''],
        staff: [''],
        sealing: [inject('secrets').signing],
      } as const;
      // Mails read only this of the environment.
      const environment = {
        publicOrigin: 'http://localhost',
        identity: sampleIdentity,
        sendsSms: false,
        provisioning: { lines: { '*': 'sandbox' } },
      } as BackendDeps['environment'];
      const deps = { db: opened.db, clock, secrets, environment, log: pino({ level: 'silent' }) };
      const workers = () => Promise.all(Array.from({ length: 6 }, () => provision(deps)));
      const reach = (where: string) =>
        expect.poll(() => workers().then(() => count(backend, 'cloud_services', where)), { timeout: 30_000 }).toBe(12);
      await reach(`order_id = '${order.id}'`);
      now += 60_000;
      await reach(`order_id = '${order.id}' and status = 'COMPLETED'`);
      await workers();
      expect(await count(backend, 'cloud_services', `order_id = '${order.id}'`)).toBe(12);
      expect(await count(backend, 'order_events', `order_id = '${order.id}' and kind = 'completed'`)).toBe(1);
    } finally {
      await opened.close();
    }
  });
});

eachBackend('the demo customer', (backend) => {
  test('SVC-01 ENT-13 the demo customer has five kinds of services, one that ends within 12 days and one that is being set up', async () => {
    const rows = await runSql(
      backend,
      `select s.type, s.status, s.end_date::float8 as ends, o.status as order_status, o.financial, i.gross::float8 as invoiced
       from cloud_services s join orders o on o.id = s.order_id join invoices i on i.order_id = o.id
       where o.owner_party_id = 'kh-demo'`,
    );
    expect(rows.map(({ type }) => type).sort()).toEqual([
      'bare-metal',
      'cloud-server',
      'domain',
      'object-storage',
      'web-hosting',
    ]);
    expect(rows.every(({ financial, invoiced }) => financial === 'PAID' && Number(invoiced) > 0)).toBe(true);
    const days = rows.map(({ ends }) => (Number(ends) - Date.now()) / 86_400_000);
    expect(days.some((left) => left > 0 && left <= 12)).toBe(true);
    expect(rows.filter(({ status }) => status === 'PROCESSING')).toMatchObject([
      { type: 'bare-metal', order_status: 40 },
    ]);
  });

  test('CAT-07 CAT-09 the demo customer has two favourites, and no review was invented', async () => {
    expect(await count(backend, 'favourites', "keeper = 'kh-demo'")).toBe(2);
    expect(await count(backend, 'reviews', 'sample')).toBe(0);
  });
});
