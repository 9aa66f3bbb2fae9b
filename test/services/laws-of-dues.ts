import { expect } from 'vitest';
import { childLines, topLines } from '#core/orders/order.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { addMonthsToTime, formatDate } from '#core/shared/calendar.ts';
import { addDong, dong } from '#core/shared/dong.ts';
import { instalmentId } from '#core/shared/ids.ts';
import type { Law } from '#test/kit/law.ts';
import { answerOf, expectNotFound, expectRefused, firstPayment, serverLine } from '#test/payment/payment-subject.ts';
import { type ChangeSubject, pay, runRenewableServices } from './change-subject.ts';
import { dues, payInstalments, planLine, runServerOnPlan } from './dues-subject.ts';
import { ownOrder, paidOrder, rented, settle } from './service-subject.ts';

const denied = { ok: false, failure: { kind: 'denied' } };

/** What the payment of an order with an instalment plan records. */
const lawsOfTheSchedule: readonly Law<ChangeSubject>[] = [
  {
    name: 'INS-01 an order on a plan leaves its later months due once it is paid, each at what the line was bought for, on the same day of the month',
    check: async (open) => {
      const subject = await open();
      for (const draw of [0, 1]) {
        const { line } = planLine(3, draw);
        const order = await ownOrder(subject, [line, serverLine()]);
        expect(answerOf(await subject.changes.duesOf(order.id))).toEqual([]);
        await pay(subject, order.id);
        const machine = topLines(order).find(({ pricePlan }) => pricePlan !== undefined);
        if (!machine) throw new Error('the line is missing');
        const whole = [machine, ...childLines(order, machine.id)];
        const later = sumAmounts(whole.map(({ renewal }) => renewal));
        const months = answerOf(await subject.changes.duesOf(order.id));
        const made = (await rented(subject)).filter((each) => each.orderId === order.id);
        const start = made[0]?.startDate ?? 0;
        const numbers = Array.from({ length: line.time - 1 }, (_, at) => at + 2);
        expect(months.map(({ month }) => month)).toEqual(numbers);
        const days = months.map(({ dueDate }) => formatDate(dueDate));
        expect(days).toEqual(numbers.map((month) => formatDate(addMonthsToTime(start, month - 1))));
        for (const each of months) {
          expect(each).toMatchObject({ months: line.time, amounts: later, paid: null, waiting: null });
          expect(each).toMatchObject({ order: order.id, line: machine.id, title: machine.title });
          expect(each.services).toHaveLength(3);
          expect(made.map(({ id }) => id)).toEqual(expect.arrayContaining(each.services.map(({ id }) => id)));
        }
      }
    },
  },
  {
    name: 'INS-01 money that is reported twice makes nothing twice, and what is paid at once leaves nothing due',
    check: async (open) => {
      const subject = await open();
      const cash = await paidOrder(subject, [serverLine()]);
      expect(answerOf(await subject.changes.duesOf(cash.id))).toEqual([]);
      const order = await ownOrder(subject, [planLine().line]);
      const { id } = answerOf(await firstPayment(subject, order));
      await subject.bank.twice(id);
      const months = await dues(subject);
      expect(months).toHaveLength(5);
      await subject.bank.confirm(id);
      await settle(subject);
      expect((await dues(subject)).map((each) => each.id)).toEqual(months.map((each) => each.id));
    },
  },
  {
    name: 'INS-01 what is due first stands first, whatever was bought first',
    check: async (open) => {
      const subject = await open();
      await runServerOnPlan(subject, planLine(1, 1));
      await runServerOnPlan(subject);
      const dates = (await dues(subject)).map(({ dueDate }) => dueDate);
      expect(dates).toHaveLength(16);
      expect(dates).toEqual(dates.toSorted((a, b) => a - b));
    },
  },
];

/** How instalments are paid. */
const lawsOfPaying: readonly Law<ChangeSubject>[] = [
  {
    name: 'INS-01 SVC-01 several months are paid with a renewal by one order at what was shown; they are paid when it is, and nothing new is rented',
    check: async (open) => {
      const subject = await open();
      const { ids, expectedTotal, offers } = await runRenewableServices(subject, [serverLine()]);
      const { second, third } = await runServerOnPlan(subject, planLine(2));
      const before = await rented(subject);
      const asked = { dues: [third.id, second.id], services: ids };
      const total = addDong(expectedTotal, second.amounts.gross, third.amounts.gross);
      const id = answerOf(await subject.changes.pay(asked, total, subject.newIdempotencyKey()));
      const order = answerOf(await subject.orders.load(id));
      expect(order).toMatchObject({ status: 'open', financial: 'UNPAID', owner: { partyId: subject.owner } });
      expect(order.totals.gross).toBe(total);
      expect(topLines(order).map(({ changes }) => changes)).toEqual([
        { how: 'instalment', due: second.id },
        { how: 'instalment', due: third.id },
        { how: 'renew', service: ids[0] },
      ]);
      const [first] = topLines(order);
      expect(first?.title).toBe(`Trả góp tháng 2/6: ${second.title}`);
      const waiting = (await dues(subject)).filter((each) => each.waiting === id);
      expect(waiting.map(({ month, paid }) => [month, paid])).toEqual([
        [2, null],
        [3, null],
      ]);
      expect(await pay(subject, id)).toMatchObject({ status: 'completed', financial: 'PAID' });
      const after = await dues(subject);
      expect(after.filter(({ paid }) => paid?.order === id).map(({ month }) => month)).toEqual([2, 3]);
      expect(after.filter(({ waiting: order }) => order !== null)).toEqual([]);
      const now = await rented(subject);
      const ends = new Map(before.map((each) => [each.id, each.endDate]));
      for (const each of offers) ends.set(each.id, each.newEndDate);
      expect(new Map(now.map((each) => [each.id, each.endDate]))).toEqual(ends);
    },
  },
  {
    name: 'INS-01 the invoice of such an order names the machine and the month, and adds up to what was paid',
    check: async (open) => {
      const subject = await open();
      const { second } = await runServerOnPlan(subject, planLine(2));
      const id = answerOf(await payInstalments(subject, [second]));
      await pay(subject, id);
      const [invoice] = answerOf(await subject.invoices.ofOrder(id));
      if (!invoice) throw new Error('no invoice');
      const titles = invoice.lines.map(({ title }) => title);
      expect(titles[0]).toContain(`Trả góp tháng 2/6: ${second.title}`);
      expect(titles.slice(1).every((title) => title.includes('tháng 2/6'))).toBe(true);
      expect(invoice.totals).toEqual(second.amounts);
    },
  },
  {
    name: 'INS-01 the earliest month of a line comes first',
    check: async (open) => {
      const subject = await open();
      const { months, second, third } = await runServerOnPlan(subject);
      const early = await payInstalments(subject, [third]);
      expect(early).toMatchObject({ ok: false, failure: { code: 'instalment-not-next', detail: { month: 2 } } });
      const id = answerOf(await payInstalments(subject, [second]));
      const behind = await payInstalments(subject, [third]);
      expect(behind).toMatchObject({ ok: false, failure: { code: 'instalment-busy', detail: { orderId: id } } });
      await pay(subject, id);
      answerOf(await payInstalments(subject, months.slice(1)));
    },
  },
  {
    name: 'INS-01 a month lies in one open order at most, is due again when that is cancelled, and paid once',
    check: async (open) => {
      const subject = await open();
      const { second, third } = await runServerOnPlan(subject);
      const id = answerOf(await payInstalments(subject, [second]));
      const busy = await payInstalments(subject, [second, third]);
      expect(busy).toMatchObject({ ok: false, failure: { code: 'instalment-busy', detail: { orderId: id } } });
      answerOf(await subject.orders.removeOrder(id, 'để sau'));
      expect((await dues(subject))[0]).toMatchObject({ id: second.id, paid: null, waiting: null });
      const again = answerOf(await payInstalments(subject, [second]));
      await pay(subject, again);
      const paid = await payInstalments(subject, [second, third]);
      expect(paid).toMatchObject({ ok: false, failure: { code: 'instalment-paid', detail: { orderId: again } } });
    },
  },
  {
    name: 'INS-01 CART-17 CART-19 one press makes one order; an amount that was not shown, and nothing at all, make none',
    check: async (open) => {
      const subject = await open();
      const { second } = await runServerOnPlan(subject);
      const { gross } = second.amounts;
      const wrong = await payInstalments(subject, [second], dong(gross - 1));
      expect(wrong).toMatchObject({
        ok: false,
        failure: { code: 'price-changed', detail: { old: gross - 1, new: gross } },
      });
      expectRefused(await payInstalments(subject, []), 'bad-input');
      expect((await dues(subject)).every(({ waiting }) => waiting === null)).toBe(true);
      const press = subject.newIdempotencyKey();
      const asked = { dues: [second.id], services: [] };
      const first = answerOf(await subject.changes.pay(asked, gross, press));
      expect(answerOf(await subject.changes.pay(asked, gross, press))).toBe(first);
    },
  },
  {
    name: 'ROUTE-19 INS-01 the lines of such an order do not change: they are what was agreed when it was bought',
    check: async (open) => {
      const subject = await open();
      const { second } = await runServerOnPlan(subject);
      const order = answerOf(await subject.orders.load(answerOf(await payInstalments(subject, [second]))));
      const [line] = topLines(order);
      if (!line) throw new Error('an order without lines');
      const { orders, newIdempotencyKey } = subject;
      expectRefused(await orders.changeLine(order.id, line.id, { count: 2 }, newIdempotencyKey()), 'order-closed');
      expectRefused(await orders.removeLine(order.id, line.id, ''), 'order-closed');
    },
  },
  {
    name: 'INS-01 what one customer owes he alone sees and pays, and nobody what does not exist',
    check: async (open) => {
      const subject = await open();
      const { order, second } = await runServerOnPlan(subject);
      const { othersChanges, guestsChanges, owner, other, newIdempotencyKey } = subject;
      const asked = { dues: [second.id], services: [] };
      const { gross } = second.amounts;
      expect(answerOf(await othersChanges.dues(other.owner))).toEqual([]);
      expectNotFound(await othersChanges.dues(owner));
      for (const changes of [othersChanges, guestsChanges]) expectNotFound(await changes.duesOf(order.id));
      expectNotFound(await othersChanges.pay(asked, gross, newIdempotencyKey()));
      expect(await guestsChanges.dues(owner)).toEqual(denied);
      expect(await guestsChanges.pay(asked, gross, newIdempotencyKey())).toEqual(denied);
      const unknown = { dues: [second.id, instalmentId('khong-co')], services: [] };
      expectNotFound(await subject.changes.pay(unknown, gross, newIdempotencyKey()));
    },
  },
];

/** Laws of later instalments. */
export const duesLaws: readonly Law<ChangeSubject>[] = [...lawsOfTheSchedule, ...lawsOfPaying];
