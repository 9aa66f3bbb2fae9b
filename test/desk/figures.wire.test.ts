import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import { invoices } from '#backend/payments/schema.ts';
import type { FigureKind, FigureRecord } from '#contracts/desk/figure-record.ts';
import type { OrderRecord } from '#contracts/desk/order-record.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { comparedPeriods } from '#core/shared/periods/compared-periods.ts';
import { serviceStates } from '#core/shared/service-status.ts';
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

  test('recurring revenue is what each running service costs a month by the line that was paid last, with its options', async () => {
    const { db, clock } = office.backend.deps;
    const expected = async () => {
      const [services, lines, all] = [
        await db.select().from(cloudServices),
        await db.select().from(orderLines).where(isNull(orderLines.removedAt)),
        await db.select().from(orders),
      ];
      const isPaid = (orderId: string) => all.some(({ id, paidAt }) => id === orderId && paidAt !== null);
      const terms = services
        .filter(({ status, endsWithTerm }) => serviceStates[status].isRunning && !endsWithTerm)
        .map(({ id, lineId, endDate }) => {
          const newest = lines
            .filter((line) => [line.renews, line.upgrades].includes(id) || line.id === lineId)
            .filter(({ orderId }) => isPaid(orderId))
            .toSorted((one, other) => other.position - one.position)[0];
          const amount = lines
            .filter((line) => newest !== undefined && [line.id, line.parentId].includes(newest.id))
            .reduce((sum, line) => sum + line.renewalNet + line.renewalExempt, 0);
          const months = (newest?.time ?? 1) * (newest?.unitId === 'YEAR' ? 12 : 1);
          return { amount, months: newest?.pricePlan === null ? months : 1, endDate };
        });
      const due = terms.filter(({ endDate }) => endDate > clock.now() && endDate <= clock.now() + 30 * DAY_MS);
      return {
        recurring: Math.round(terms.reduce((sum, { amount, months }) => sum + amount / months, 0)),
        running: terms.length,
        due: due.reduce((sum, { amount }) => sum + amount, 0),
        soon: due.length,
      };
    };
    const seen = async () => {
      const { recurring, renewals } = await figures();
      return { recurring: recurring.value, running: recurring.count, due: renewals.value, soon: renewals.count };
    };
    expect((await seen()).running).toBeGreaterThan(2);
    // Services of other tests may be set up in between.
    const agree = () => vi.waitFor(async () => expect(await seen()).toEqual(await expected()));
    await agree();
    const [line] = await db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, await payNow()));
    const service = (await db.select().from(cloudServices)).find(({ status }) => serviceStates[status].isRunning);
    if (line === undefined || service === undefined) throw new Error('nothing was sold');
    for (const changed of [
      { renews: service.id, renewalNet: 1_200_000 },
      { unitId: 'YEAR', time: 2 } as const,
      { removedAt: clock.now() },
    ]) {
      await db.update(orderLines).set(changed).where(eq(orderLines.id, line.id));
      await agree();
    }
  });
});
