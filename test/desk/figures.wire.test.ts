import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders } from '#backend/order-store/schema.ts';
import { invoices } from '#backend/payments/schema.ts';
import type { FigureKind, FigureRecord } from '#contracts/desk/figure-record.ts';
import type { OrderRecord } from '#contracts/desk/order-record.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { comparedPeriods } from '#core/shared/periods/compared-periods.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';
import { type DeskVisitor, deskVisitor } from './desk-visitor.ts';
import { placeOrder } from './place-order.ts';

describe('figures of the business at the desk', () => {
  let office: Office;
  let accounting: DeskVisitor;
  beforeAll(async () => {
    office = await openOffice();
    accounting = deskVisitor((await office.invite(['accounting'])).browser);
  });
  afterAll(() => office.close());

  const figures = async (): Promise<Readonly<Record<FigureKind, FigureRecord>>> => {
    const { rows } = (await accounting.list<FigureRecord>('figures')).body;
    return Object.fromEntries(rows.map((row) => [row.id, row])) as Record<FigureKind, FigureRecord>;
  };
  const payNow = async (): Promise<string> => {
    const { id } = await placeOrder(office.backend, 'Người mua hôm nay');
    const { due } = (await accounting.read<OrderRecord>('orders', id)).body;
    await accounting.send('orders', `/${id}/cash`, { amount: due, receipt: `PT-${id.slice(0, 6)}` });
    return id;
  };

  test('turnover is that of the invoices of the same days, and an order that is paid raises it by its net', async () => {
    const { db } = office.backend.deps;
    const before = await figures();
    const id = await payNow();
    const after = await figures();
    const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, id));
    const net = (invoice?.net ?? 0) + (invoice?.exempt ?? 0);
    expect(net).toBeGreaterThan(0);
    for (const kind of ['today', 'month'] as const) expect(after[kind].value - before[kind].value).toBe(net);
    const { month, lastMonth, yesterday } = comparedPeriods(office.backend.deps.clock.now());
    const all = await db.select().from(invoices);
    const turnoverIn = ({ start, end }: typeof month): number =>
      all
        .filter(({ issuedAt }) => issuedAt >= start && issuedAt < end)
        .reduce((sum, each) => sum + each.net + each.exempt, 0);
    const now = await figures();
    expect([now.month.value, now.month.before, now.today.before]).toEqual(
      [month, lastMonth, yesterday].map(turnoverIn),
    );
  });

  test('an order counts as placed, then as paid, and no longer after 30 days', async () => {
    const before = (await figures()).conversion;
    const { id } = await placeOrder(office.backend, 'Người chưa trả');
    const placed = (await figures()).conversion;
    expect([placed.value, placed.count]).toEqual([before.value, (before.count ?? 0) + 1]);
    await office.backend.deps.db
      .update(orders)
      .set({ approvedAt: office.backend.deps.clock.now() - 31 * DAY_MS })
      .where(eq(orders.id, id));
    expect((await figures()).conversion.count).toBe(before.count);
    await payNow();
    const paid = (await figures()).conversion;
    expect([paid.value, paid.count]).toEqual([before.value + 1, (before.count ?? 0) + 1]);
  });
});
