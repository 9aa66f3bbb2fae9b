import { expect, test } from 'vitest';
import { sendReminders } from '#backend/cloud-services/ending/send-reminders.ts';
import { provision } from '#backend/cloud-services/set-up/provision.ts';
import type { IdempotencyKey, ServiceId } from '#core/shared/ids.ts';
import { eachRealBackend, runSql, type TestBackend } from '#test/kit/backends/backends.ts';
import { firstPayment, serverLine, unwrap } from '#test/payment/payment-subject.ts';
import { payInstalments, planLine, runServerOnPlan } from '#test/services/renewals/instalments-subject.ts';
import { ownOrder } from '#test/services/service-subject.ts';
import { runAtOnce } from '#test/services/workers.ts';
import { createRenewalOrder, runRenewableServices } from './change-subject.ts';
import { wireChangeSubject } from './wire-change-subject.ts';

const endOf = async (backend: TestBackend, id: ServiceId): Promise<number> => {
  const [row] = await runSql(backend, `select end_date::float8 as ends from cloud_services where id = '${id}'`);
  return Number(row?.ends);
};

const queuedOf = async (backend: TestBackend, order: string): Promise<number> => {
  const queued = `select id from provisionings where order_id = '${order}' and state <> 'DONE'`;
  return (await runSql(backend, queued)).length;
};

eachRealBackend('simultaneous changes of services', (backend) => {
  test('SVC-01 of many simultaneous renewals of a service, one becomes an order: the lock on its row', async () => {
    const subject = await wireChangeSubject(backend);
    const { ids, expectedTotal } = await runRenewableServices(subject);
    const presses: readonly IdempotencyKey[] = Array.from({ length: 8 }, () => subject.newIdempotencyKey());
    const answers = await Promise.all(
      presses.map((press) => subject.changes.pay({ dues: [], services: ids }, expectedTotal, press)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(
      answers.filter((each) => !each.ok && 'code' in each.failure && each.failure.code === 'service-in-open-order'),
    ).toHaveLength(7);
  });

  test('INS-01 of many simultaneous orders for the same instalment, one is created: the lock on its row', async () => {
    const subject = await wireChangeSubject(backend);
    const { second, third } = await runServerOnPlan(subject);
    const asked = [[second], [second, third]] as const;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => payInstalments(subject, at % 2 === 0 ? asked[0] : asked[1])),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(
      answers.filter((each) => !each.ok && 'code' in each.failure && each.failure.code === 'instalment-in-open-order'),
    ).toHaveLength(7);
    const rows = await runSql(backend, `select id from order_lines where pays_due = '${second.id}'`);
    expect(rows).toHaveLength(1);
  });

  test('INS-01 a payment that the bank reports many times at once creates each later instalment once and pays it once', async () => {
    const subject = await wireChangeSubject(backend);
    const order = await ownOrder(subject, [planLine().line]);
    const payment = unwrap(await firstPayment(subject, order));
    await Promise.all(Array.from({ length: 6 }, () => subject.bank.confirm(payment.id)));
    const [second, ...others] = unwrap(await subject.changes.instalmentsOfOrder(order.id));
    if (!second) throw new Error('a plan has later months');
    expect(others.map(({ month }) => month)).toEqual([3, 4, 5, 6]);
    const paid = unwrap(await subject.orders.load(unwrap(await payInstalments(subject, [second]))));
    const money = unwrap(await firstPayment(subject, paid));
    await Promise.all(Array.from({ length: 6 }, () => subject.bank.confirm(money.id)));
    const after = unwrap(await subject.changes.instalmentsOfOrder(order.id));
    expect(after.map((each) => each.paid?.order ?? null)).toEqual([paid.id, null, null, null, null]);
  });

  test('SVC-01 simultaneous workers extend a service once: the row of service_changes', async () => {
    const subject = await wireChangeSubject(backend);
    const made = await runRenewableServices(subject);
    const [offer] = made.offers;
    if (!offer) throw new Error('nothing is rented');
    const order = await createRenewalOrder(subject, made.ids, made.expectedTotal);
    await subject.bank.confirm(unwrap(await firstPayment(subject, order)).id);
    // A run of the backend's own timer may hold the line while all six pass.
    const workers = () => runAtOnce(backend, Date.now(), provision);
    await expect.poll(() => workers().then(() => queuedOf(backend, order.id)), { timeout: 30_000 }).toBe(0);
    expect(await endOf(backend, offer.id)).toBe(offer.newEndDate);
    // Simulates an interrupted worker, whose work is picked up again.
    await runSql(backend, `update provisionings set state = 'QUEUED' where order_id = '${order.id}'`);
    await expect.poll(() => workers().then(() => queuedOf(backend, order.id)), { timeout: 30_000 }).toBe(0);
    expect(await endOf(backend, offer.id)).toBe(offer.newEndDate);
  });

  test('SVC-01 simultaneous workers send a reminder once: the primary key', async () => {
    const subject = await wireChangeSubject(backend);
    const made = await runRenewableServices(subject);
    const [offer] = made.offers;
    if (!offer) throw new Error('nothing is rented');
    await runAtOnce(backend, offer.endDate - 7 * 86_400_000, sendReminders);
    const mails = await runSql(
      backend,
      `select id from outbox_messages where key like 'reminder:%' and text like '%/service/${offer.id}%'`,
    );
    expect(mails).toHaveLength(1);
  });

  test('SVC-01 INS-01 simultaneous workers send one e-mail with all reminders of a customer', async () => {
    const subject = await wireChangeSubject(backend);
    const { second } = await runServerOnPlan(subject);
    const made = await runRenewableServices(subject, [serverLine()]);
    const [offer] = made.offers;
    if (!offer) throw new Error('nothing is rented');
    await runAtOnce(backend, Math.min(second.dueDate, offer.endDate) - 86_400_000, sendReminders);
    const pages = [second.services[0]?.id, offer.id].map((id) => `text like '%/service/${id}%'`);
    const mails = await runSql(
      backend,
      `select subject from outbox_messages where key like 'reminder:%' and (${pages.join(' or ')})`,
    );
    expect(mails.map((mail) => mail.subject)).toEqual(['Nhắc bạn 2 khoản đến hạn']);
  });
});
