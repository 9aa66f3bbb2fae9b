import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderLines } from '#backend/order-store/schema.ts';
import type { OrderRecord } from '#contracts/desk/order-record.ts';
import type { ProductUseRecord } from '#contracts/desk/product-use-record.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { combosOf } from '#contracts/seed/combos.ts';
import { isoDayAt } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';
import { type DeskVisitor, deskVisitor } from './desk-visitor.ts';
import { placeOrder } from './place-order.ts';

describe('what depends on a plan, at the desk', () => {
  let office: Office;
  let desk: DeskVisitor;
  beforeAll(async () => {
    office = await openOffice();
    desk = deskVisitor((await office.invite(['sales', 'accounting'])).browser);
  });
  afterAll(() => office.close());

  const usesOf = async (sku: string): Promise<ProductUseRecord> =>
    (await desk.read<ProductUseRecord>('product-uses', sku)).body;

  test('CAT-10 an order that waits to be paid depends on its plan, and does no longer once it is cancelled', async () => {
    const { id } = await placeOrder(office.backend, 'Người đặt');
    const [line] = await office.backend.deps.db.select().from(orderLines).where(eq(orderLines.orderId, id));
    const sku = line?.sku ?? '';
    const waiting = await usesOf(sku);
    expect(waiting.orders).toBeGreaterThan(0);
    expect((await desk.read<OrderRecord>('orders', id)).body.isOpen).toBe(true);
    await desk.send('orders', `/${id}/cancel`, { reason: 'Khách đổi ý' });
    expect((await usesOf(sku)).orders).toBe(waiting.orders - 1);
  });

  test('CAT-10 a gift that names a plan depends on it until the gift ends, and so do the plans that are shown with it', async () => {
    const now = office.backend.deps.clock.now();
    const gift = { code: 'QUASAOLUU', title: 'Quà', gifts: ['CB-100'], line: 'cloud-server', months: 3 };
    await desk.send('gifts', '', { ...gift, from: isoDayAt(now), until: isoDayAt(now + 9 * DAY_MS) });
    const uses = await usesOf('CB-100');
    expect(uses.codes).toEqual(['QUASAOLUU']);
    const shownWith = seedProducts.filter((product) => combosOf(product).some(({ sku }) => sku === 'CB-100'));
    expect(uses.companions).toEqual(shownWith.map(({ sku }) => sku).toSorted());
    await desk.send('gifts', '/QUASAOLUU/end', {});
    expect((await usesOf('CB-100')).codes).toEqual([]);
  });

  test('CAT-10 services that run are counted, and a plan that is none is not found', async () => {
    const { rows, total } = (await desk.list<ProductUseRecord>('product-uses', { perPage: 100 })).body;
    expect(total).toBeGreaterThanOrEqual(rows.length);
    for (const { id } of rows.slice(0, 3)) expect((await usesOf(id)).id).toBe(id);
    expect((await desk.read('product-uses', 'KHONG-CO')).status).toBe(404);
  });
});
