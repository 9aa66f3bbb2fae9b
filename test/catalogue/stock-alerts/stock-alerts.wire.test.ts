import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restStockAlerts } from '#adapters/rest/stock-alerts.ts';
import { products } from '#backend/catalogue/schema.ts';
import { outboxMessages } from '#backend/outbox/schema.ts';
import { stockAlerts } from '#backend/stock-alerts/schema.ts';
import { sendStockAlerts } from '#backend/stock-alerts/send-alerts.ts';
import { idempotencyKey, productId } from '#core/shared/ids.ts';
import { plansToReview } from '#test/catalogue/reviews/plans-to-review.ts';
import { eachBackend, freshToken, runSql } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';
import { stockAlertsContract } from './stock-alerts.contract.ts';

const [first, second] = plansToReview;
if (first === undefined || second === undefined) throw new Error('the seed has two plans');
const newIdempotencyKey = () => idempotencyKey(randomUUID().replaceAll('-', ''));

eachBackend('stock alerts', (backend) => {
  stockAlertsContract('stock alerts over the reference backend', async () => ({
    guest: async () => restStockAlerts(wireClient(backend, '', await freshToken(backend))),
    tokenless: restStockAlerts(wireClient(backend, '', null)),
    products: [first, second],
    waiting: async (product) =>
      (await runSql(backend, `select email from stock_alerts where product_id = '${product}'`))
        .map(({ email }) => String(email))
        .toSorted(),
    newIdempotencyKey,
  }));
});

describe('a plan that comes back', () => {
  let office: Office;
  beforeAll(async () => {
    office = await openOffice();
  });
  afterAll(() => office.close());

  const setAvailable = (isAvailable: boolean) =>
    office.backend.deps.db.update(products).set({ available: isAvailable });
  const mails = async () =>
    (await office.backend.deps.db.select().from(outboxMessages)).filter(({ key }) => key.startsWith('stock-alert:'));

  test('CAT-10 each who waits gets one mail, when it can be ordered again and not before, also from several backends', async () => {
    const { db } = office.backend.deps;
    await setAvailable(false);
    const request = async (plan: string, email: string) => {
      const alerts = restStockAlerts(wireClient(office.backend, '', await freshToken(office.backend)));
      return alerts.request(productId(plan), email, newIdempotencyKey());
    };
    for (const email of ['an@example.vn', 'binh@example.vn'])
      expect(await request(first, email)).toEqual({ ok: true, value: null });
    expect(await request(second, 'an@example.vn')).toEqual({ ok: true, value: null });
    await sendStockAlerts(office.backend.deps);
    expect(await mails()).toEqual([]);
    const [plan] = await db.update(products).set({ available: true }).returning();
    expect(plan).toBeDefined();
    await Promise.all([1, 2, 3].map(() => sendStockAlerts(office.backend.deps)));
    const sent = await mails();
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['an@example.vn', 'an@example.vn', 'binh@example.vn']);
    expect(sent.every(({ text }) => text.includes('/san-pham/'))).toBe(true);
    expect(await db.select().from(stockAlerts)).toEqual([]);
    await sendStockAlerts(office.backend.deps);
    expect(await mails()).toHaveLength(3);
  });

  test('CAT-10 one address waits for at most twenty plans, and is not told', async () => {
    await setAvailable(false);
    const { db } = office.backend.deps;
    const some = await db.select({ id: products.id }).from(products).limit(25);
    const rows = some.slice(0, 20).map(({ id }) => ({ productId: id, email: 'nhieu@example.vn', requestedAt: 0 }));
    await db.insert(stockAlerts).values(rows);
    const alerts = restStockAlerts(wireClient(office.backend, '', await freshToken(office.backend)));
    const more = some[22];
    if (!more) throw new Error('the seed has 25 plans');
    const answer = await alerts.request(productId(more.id), 'nhieu@example.vn', newIdempotencyKey());
    expect(answer).toEqual({ ok: true, value: null });
    const waiting = await db.select().from(stockAlerts);
    expect(waiting.filter(({ email }) => email === 'nhieu@example.vn')).toHaveLength(20);
  });
});
