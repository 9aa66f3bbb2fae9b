import { expect } from 'vitest';
import { childLines, topLines } from '#core/orders/order.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { addMonthsToTime, formatDate } from '#core/shared/calendar.ts';
import { addDong, dong } from '#core/shared/dong.ts';
import { instalmentId } from '#core/shared/ids.ts';
import type { Law } from '#test/kit/law.ts';
import { expectNotFound, expectRefused, firstPayment, serverLine, unwrap } from '#test/payment/payment-subject.ts';
import { type ChangeSubject, pay, runRenewableServices } from '#test/services/changes/change-subject.ts';
import { listServices, ownOrder, paidOrder, waitForSetUp } from '#test/services/service-subject.ts';
import { loadDues, payInstalments, planLine, runServerOnPlan } from './instalments-subject.ts';

const denied = { ok: false, failure: { kind: 'denied' } };

/** What the payment of an order with an instalment plan records. */
const lawsOfTheSchedule: readonly Law<ChangeSubject>[] = [
  {
    name: 'INS-01 paying an order with an instalment plan creates its later instalments at the purchase price, due on the same day of each month',
    check: async (open) => {
      const subject = await open();
      for (const draw of [0, 1]) {
        const { line } = planLine(3, draw);
        const order = await ownOrder(subject, [line, serverLine()]);
        expect(unwrap(await subject.changes.instalmentsOfOrder(order.id))).toEqual([]);
        await pay(subject, order.id);
        const machine = topLines(order).find(({ instalmentPlan }) => instalmentPlan !== undefined);
        if (!machine) throw new Error('the line is missing');
        const whole = [machine, ...childLines(order, machine.id)];
        const later = sumAmounts(whole.map(({ renewal }) => renewal));
        const months = unwrap(await subject.changes.instalmentsOfOrder(order.id));
        const made = (await listServices(subject)).filter((each) => each.orderId === order.id);
        const start = made[0]?.startDate ?? 0;
        const numbers = Array.from({ length: line.term - 1 }, (_, at) => at + 2);
        expect(months.map(({ month }) => month)).toEqual(numbers);
        const days = months.map(({ dueDate }) => formatDate(dueDate));
        expect(days).toEqual(numbers.map((month) => formatDate(addMonthsToTime(start, month - 1))));
        for (const each of months) {
          expect(each).toMatchObject({ months: line.term, amounts: later, paid: null, pendingOrderId: null });
          expect(each).toMatchObject({ orderId: order.id, lineId: machine.id, title: machine.title });
          expect(each.services).toHaveLength(3);
          expect(made.map(({ id }) => id)).toEqual(expect.arrayContaining(each.services.map(({ id }) => id)));
        }
      }
    },
  },
  {
    name: 'INS-01 a duplicate notification creates nothing twice, and a cash purchase creates no instalments',
    check: async (open) => {
      const subject = await open();
      const cash = await paidOrder(subject, [serverLine()]);
      expect(unwrap(await subject.changes.instalmentsOfOrder(cash.id))).toEqual([]);
      const order = await ownOrder(subject, [planLine().line]);
      const { id } = unwrap(await firstPayment(subject, order));
      await subject.bank.twice(id);
      const months = await loadDues(subject);
      expect(months).toHaveLength(5);
      await subject.bank.confirm(id);
      await waitForSetUp(subject);
      expect((await loadDues(subject)).map((each) => each.id)).toEqual(months.map((each) => each.id));
    },
  },
  {
    name: 'INS-01 instalments are sorted by due date, whatever was bought first',
    check: async (open) => {
      const subject = await open();
      await runServerOnPlan(subject, planLine(1, 1));
      await runServerOnPlan(subject);
      const dates = (await loadDues(subject)).map(({ dueDate }) => dueDate);
      expect(dates).toHaveLength(16);
      expect(dates).toEqual(dates.toSorted((a, b) => a - b));
    },
  },
];

/** How instalments are paid. */
const lawsOfPaying: readonly Law<ChangeSubject>[] = [
  {
    name: 'INS-01 SVC-01 one order pays several instalments and a renewal at the shown total; its payment marks them paid and creates no service',
    check: async (open) => {
      const subject = await open();
      const { ids, expectedTotal, offers } = await runRenewableServices(subject, [serverLine()]);
      const { second, third } = await runServerOnPlan(subject, planLine(2));
      const before = await listServices(subject);
      const asked = { dues: [third.id, second.id], services: ids };
      const total = addDong(expectedTotal, second.amounts.gross, third.amounts.gross);
      const id = unwrap(await subject.changes.pay(asked, total, subject.newIdempotencyKey()));
      const order = unwrap(await subject.orders.load(id));
      expect(order).toMatchObject({ status: 'open', financial: 'UNPAID', owner: { partyId: subject.owner } });
      expect(order.totals.gross).toBe(total);
      expect(topLines(order).map(({ changes }) => changes)).toEqual([
        { how: 'instalment', due: second.id },
        { how: 'instalment', due: third.id },
        { how: 'renew', service: ids[0] },
      ]);
      const [first] = topLines(order);
      expect(first?.title).toBe(`Trả góp tháng 2/6: ${second.title}`);
      const waiting = (await loadDues(subject)).filter((each) => each.pendingOrderId === id);
      expect(waiting.map(({ month, paid }) => [month, paid])).toEqual([
        [2, null],
        [3, null],
      ]);
      expect(await pay(subject, id)).toMatchObject({ status: 'completed', financial: 'PAID' });
      const after = await loadDues(subject);
      expect(after.filter(({ paid }) => paid?.order === id).map(({ month }) => month)).toEqual([2, 3]);
      expect(after.filter(({ pendingOrderId: order }) => order !== null)).toEqual([]);
      const now = await listServices(subject);
      const ends = new Map(before.map((each) => [each.id, each.endDate]));
      for (const each of offers) ends.set(each.id, each.newEndDate);
      expect(new Map(now.map((each) => [each.id, each.endDate]))).toEqual(ends);
    },
  },
  {
    name: 'INS-01 the invoice of an instalment order names the server and the month, and adds up to the paid amount',
    check: async (open) => {
      const subject = await open();
      const { second } = await runServerOnPlan(subject, planLine(2));
      const id = unwrap(await payInstalments(subject, [second]));
      await pay(subject, id);
      const [invoice] = unwrap(await subject.invoices.newestByOrder(id));
      if (!invoice) throw new Error('no invoice');
      const titles = invoice.lines.map(({ title }) => title);
      expect(titles[0]).toContain(`Trả góp tháng 2/6: ${second.title}`);
      expect(titles.slice(1).every((title) => title.includes('tháng 2/6'))).toBe(true);
      expect(invoice.totals).toEqual(second.amounts);
    },
  },
  {
    name: 'INS-01 the earliest instalment of a line has to be paid first',
    check: async (open) => {
      const subject = await open();
      const { months, second, third } = await runServerOnPlan(subject);
      const early = await payInstalments(subject, [third]);
      expect(early).toMatchObject({ ok: false, failure: { code: 'earlier-instalment-unpaid', detail: { month: 2 } } });
      const id = unwrap(await payInstalments(subject, [second]));
      const behind = await payInstalments(subject, [third]);
      expect(behind).toMatchObject({
        ok: false,
        failure: { code: 'instalment-in-open-order', detail: { orderId: id } },
      });
      await pay(subject, id);
      unwrap(await payInstalments(subject, months.slice(1)));
    },
  },
  {
    name: 'INS-01 an instalment is in at most one open order, is due again when that is cancelled, and is paid once',
    check: async (open) => {
      const subject = await open();
      const { second, third } = await runServerOnPlan(subject);
      const id = unwrap(await payInstalments(subject, [second]));
      const busy = await payInstalments(subject, [second, third]);
      expect(busy).toMatchObject({ ok: false, failure: { code: 'instalment-in-open-order', detail: { orderId: id } } });
      unwrap(await subject.orders.removeOrder(id, 'để sau'));
      expect((await loadDues(subject))[0]).toMatchObject({ id: second.id, paid: null, pendingOrderId: null });
      const again = unwrap(await payInstalments(subject, [second]));
      await pay(subject, again);
      const paid = await payInstalments(subject, [second, third]);
      expect(paid).toMatchObject({ ok: false, failure: { code: 'instalment-paid', detail: { orderId: again } } });
    },
  },
  {
    name: 'INS-01 CART-17 CART-19 one idempotency key creates one order; a wrong expected total or an empty selection creates none',
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
      expect((await loadDues(subject)).every(({ pendingOrderId }) => pendingOrderId === null)).toBe(true);
      const press = subject.newIdempotencyKey();
      const asked = { dues: [second.id], services: [] };
      const first = unwrap(await subject.changes.pay(asked, gross, press));
      expect(unwrap(await subject.changes.pay(asked, gross, press))).toBe(first);
    },
  },
  {
    name: 'ROUTE-19 INS-01 the lines of an instalment order cannot change, because they were agreed at the purchase',
    check: async (open) => {
      const subject = await open();
      const { second } = await runServerOnPlan(subject);
      const order = unwrap(await subject.orders.load(unwrap(await payInstalments(subject, [second]))));
      const [line] = topLines(order);
      if (!line) throw new Error('an order without lines');
      const { orders, newIdempotencyKey } = subject;
      expectRefused(await orders.changeLine(order.id, line.id, { quantity: 2 }, newIdempotencyKey()), 'order-closed');
      expectRefused(await orders.removeLine(order.id, line.id, ''), 'order-closed');
    },
  },
  {
    name: 'INS-01 only their customer can read and pay instalments, and an unknown instalment is not found',
    check: async (open) => {
      const subject = await open();
      const { order, second } = await runServerOnPlan(subject);
      const { othersChanges, guestsChanges, owner, other, newIdempotencyKey } = subject;
      const asked = { dues: [second.id], services: [] };
      const { gross } = second.amounts;
      expect(unwrap(await othersChanges.instalments(other.owner))).toEqual([]);
      expectNotFound(await othersChanges.instalments(owner));
      for (const changes of [othersChanges, guestsChanges]) expectNotFound(await changes.instalmentsOfOrder(order.id));
      expectNotFound(await othersChanges.pay(asked, gross, newIdempotencyKey()));
      expect(await guestsChanges.instalments(owner)).toEqual(denied);
      expect(await guestsChanges.pay(asked, gross, newIdempotencyKey())).toEqual(denied);
      const unknown = { dues: [second.id, instalmentId('khong-co')], services: [] };
      expectNotFound(await subject.changes.pay(unknown, gross, newIdempotencyKey()));
    },
  },
];

/** Laws of later instalments. */
export const duesLaws: readonly Law<ChangeSubject>[] = [...lawsOfTheSchedule, ...lawsOfPaying];
