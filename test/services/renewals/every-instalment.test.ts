import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addUser, logIn } from '#adapters/memory/accounts/sessions.ts';
import { memoryServiceChanges } from '#adapters/memory/services/service-changes.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { dueReminderDue } from '#contracts/service-changes.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { PAYABLE_WITHIN_DAYS, toInstalmentsView } from '#core/services/scheduled-instalment.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { addDong } from '#core/shared/dong.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { memoryPaymentSubjectOf } from '#test/kit/fakes/memory-payments.ts';
import { memoryChangeSubject } from '#test/kit/fakes/memory-services.ts';
import { bearerOf } from '#test/kit/fakes/memory-subjects.ts';
import { anyPlanned, onPlans, type Planned, plannedOn } from '#test/orders/instalments/instalment-world.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import { paidOrder } from '#test/services/service-subject.ts';
import { loadDues, planLine, sumOf } from './instalments-subject.ts';

/** The first payment and all later instalments add up to the shown total, and each instalment equals the shown one. */
const expectAsShown = async ({ line, quote }: Planned): Promise<void> => {
  const subject = await memoryChangeSubject();
  const order = await paidOrder(subject, [line]);
  const months = await loadDues(subject);
  const shown = quote.instalmentQuote?.breakdown;
  expect(addDong(order.totals.gross, sumOf(months))).toBe(shown?.totalPrice);
  expect(months).toHaveLength(line.term * (order.lines[0]?.unit.id === 'YEAR' ? 12 : 1) - 1);
  for (const { amounts } of months)
    expect([amounts.vat, amounts.gross]).toEqual([shown?.nextMonth.vat, shown?.nextMonth.total]);
};

describe('open instalments of a plan', () => {
  test('INS-01 for every product × plan × term the first payment and all later instalments add up to the shown total, to the đồng', async () => {
    const all = onPlans.flatMap((product) =>
      [0, 1].map((draw) => plannedOn(product, { ...defaultConfiguration(product), quantity: 1 }, draw)),
    );
    expect(new Set(all.map(({ line }) => line.instalmentPlan)).size).toBe(2);
    for (const planned of all) await expectAsShown(planned);
  });

  test('INS-01 the same for any configuration and quantity', () =>
    fc.assert(fc.asyncProperty(anyPlanned, expectAsShown), { numRuns: 60 }));

  test('INS-01 an instalment is due on the day of the purchase, or on the last day of a shorter month', async () => {
    const world = memoryWorld({ now: Date.UTC(2027, 0, 31, 3) });
    const customer = addUser(world, 'Trần Thị Bích', '0912345678', 'bich@example.vn');
    const held = logIn(world, customer);
    const subject = { ...memoryPaymentSubjectOf(world, held), owner: customer.partyId };
    // 2027 has another VAT rate, so no amounts are checked here.
    const order = await paidOrder(subject, [planLine().line]);
    const months = unwrap(await memoryServiceChanges(world, bearerOf(held)).instalmentsOfOrder(order.id));
    expect(months.map(({ dueDate }) => formatDate(dueDate))).toEqual([
      '28/02/2027',
      '31/03/2027',
      '30/04/2027',
      '31/05/2027',
      '30/06/2027',
    ]);
  });

  test('INS-01 the earliest instalment of each line is offered, together with those due soon; an overdue one is marked', async () => {
    const subject = await memoryChangeSubject();
    await paidOrder(subject, [planLine().line]);
    const months = await loadDues(subject);
    const [second, third] = months;
    if (!second || !third) throw new Error('a plan has later months');
    const at = (now: number) => toInstalmentsView(months, now);
    const numbers = (now: number) => at(now).offered.map(({ month }) => month);
    expect(numbers(second.dueDate - 40 * DAY_MS)).toEqual([2]);
    expect(numbers(third.dueDate - PAYABLE_WITHIN_DAYS * DAY_MS)).toEqual([2, 3]);
    expect(at(second.dueDate).dues[0]).toMatchObject({ state: 'due', daysLeft: 0 });
    expect(at(second.dueDate + DAY_MS).next).toMatchObject({ state: 'overdue', daysLeft: -1, month: 2 });
    const paid = months.map((each) => ({ ...each, paid: { at: 0, order: each.orderId } }));
    expect(toInstalmentsView(paid, second.dueDate)).toMatchObject({ offered: [], next: null });
  });

  test('INS-01 the nearest of the reminders 7 days before, 1 day before and after the due date is sent', () =>
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 60 }), (left) => {
        const due = dueReminderDue(left);
        if (left > 7) expect(due).toBeNull();
        else if (left > 1) expect(due).toBe(7);
        else expect(due).toBe(left >= 0 ? 1 : -1);
      }),
    ));
});
