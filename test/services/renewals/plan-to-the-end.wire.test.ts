import { expect, test } from 'vitest';
import { topLines } from '#core/orders/order.ts';
import { toInstalmentRow } from '#core/services/scheduled-instalment.ts';
import { addDong } from '#core/shared/dong.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { token } from '#core/shared/ids.ts';
import { backendPaymentSubjectOf } from '#test/kit/backends/backend-payments.ts';
import { eachBackend, freshLogin, freshToken, runSql, setClock } from '#test/kit/backends/backends.ts';
import { wireInstalmentWorld } from '#test/orders/instalments/wire-instalment-world.ts';
import { firstPayment, openOrder, unwrap } from '#test/payment/payment-subject.ts';
import { wireChangeSubject } from '#test/services/changes/wire-change-subject.ts';
import { loadDues, payInstalments, planLine, runServerOnPlan, sumOf } from './instalments-subject.ts';

eachBackend('an instalment plan from the purchase to its instalments', (backend) => {
  test('INS-01 purchase, payment, schedule and reminder, then one order pays two instalments at the price shown at the purchase', async () => {
    const customer = await freshLogin(backend);
    const planned = planLine(2, 1);
    const { order, months, second, third } = await runServerOnPlan(await wireChangeSubject(backend, customer), planned);
    expect(months).toHaveLength(11);
    const now = Date.now();
    expect(months.every((due) => toInstalmentRow(due, now).state === 'due')).toBe(true);

    await setClock(backend, second.dueDate - 7 * DAY_MS);
    const page = second.services[0]?.id;
    const mails = await runSql(
      backend,
      `select text from outbox_messages where text like '%/service/${page}?tab=gia-han#tra-gop%'`,
    );
    expect(mails).toHaveLength(1);

    const later = third.dueDate - DAY_MS;
    await setClock(backend, later);
    // The login of the purchase has expired by then.
    const subject = await wireChangeSubject(backend, await freshLogin(backend, 'VERIFIED', { as: customer.partyId }));
    await setClock(backend, later);
    expect(
      unwrap(await subject.changes.instalments(subject.owner)).map((due) => toInstalmentRow(due, later).state),
    ).toEqual(['overdue', ...Array.from({ length: 10 }, () => 'due')]);
    const { atPrice, withoutPlan } = await wireInstalmentWorld(backend)();
    const { productId, instalmentPlan } = planned.line;
    const asked = await atPrice(productId, 150, () =>
      withoutPlan(instalmentPlan ?? '', () => payInstalments(subject, [second, third])),
    );
    const made = unwrap(await subject.orders.load(unwrap(asked)));
    expect(made.totals.gross).toBe(sumOf([second, third]));
    expect(topLines(made).map(({ title }) => title)).toEqual(
      [2, 3].map((month) => `Trả góp tháng ${month}/12: ${second.title}`),
    );
    await subject.bank.twice(unwrap(await firstPayment(subject, made)).id);

    const schedule = unwrap(await subject.changes.instalmentsOfOrder(order.id));
    expect(schedule.map((due) => toInstalmentRow(due, later).state)).toEqual([
      'paid',
      'paid',
      ...Array.from({ length: 9 }, () => 'due'),
    ]);
    expect(schedule.slice(0, 2).map(({ paid }) => paid?.order)).toEqual([made.id, made.id]);
    const left = schedule.filter(({ paid }) => paid === null);
    expect(addDong(made.totals.gross, sumOf(left))).toBe(sumOf(months));
  });

  test('INS-01 a guest sees the instalments of their order, and pays them after logging in in that browser', async () => {
    const held = await freshToken(backend);
    const guest = await backendPaymentSubjectOf(backend, token(held));
    const order = await openOrder(guest, [planLine().line]);
    await guest.bank.confirm(unwrap(await firstPayment(guest, order)).id);
    const login = await freshLogin(backend, 'VERIFIED', { guest: held });
    const asGuest = await wireChangeSubject(backend, { token: held, partyId: login.partyId });
    const instalments = unwrap(await asGuest.changes.instalmentsOfOrder(order.id));
    expect(instalments).toHaveLength(5);
    const denied = { ok: false, failure: { kind: 'denied' } };
    expect(await payInstalments(asGuest, instalments.slice(0, 1))).toEqual(denied);
    const subject = await wireChangeSubject(backend, login);
    const [due] = await loadDues(subject);
    if (!due) throw new Error('nothing is due');
    expect(due.id).toBe(instalments[0]?.id);
    const made = unwrap(await subject.orders.load(unwrap(await payInstalments(subject, [due]))));
    await subject.bank.confirm(unwrap(await firstPayment(subject, made)).id);
    expect(unwrap(await asGuest.changes.instalmentsOfOrder(order.id))[0]?.paid?.order).toBe(made.id);
  });
});
