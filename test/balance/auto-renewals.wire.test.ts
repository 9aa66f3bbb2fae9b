import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { graphqlServiceControl } from '#adapters/graphql/service-control.ts';
import { graphqlServiceEnding } from '#adapters/graphql/service-ending.ts';
import { restAutoRenewals } from '#adapters/rest/auto-renewals.ts';
import { renewFromBalances } from '#backend/cloud-services/auto-renewal/renew-from-balance.ts';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import { topUpLimits } from '#core/balance-rules/top-up.ts';
import { dong } from '#core/shared/dong.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { idempotencyKey, type ServiceId } from '#core/shared/ids.ts';
import {
  eachBackend,
  eachRealBackend,
  freshLogin,
  freshToken,
  runSql,
  setClock,
  type TestBackend,
} from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import { createRenewalOrder, loadRenewals, serviceNow } from '#test/services/changes/change-subject.ts';
import { wireChangeSubject } from '#test/services/changes/wire-change-subject.ts';
import { runServices } from '#test/services/service-subject.ts';
import { runAtOnce } from '#test/services/workers.ts';
import { autoRenewalLaws } from './auto-renewals.laws.ts';
import { balanceOf, newReference } from './balance-gateway.laws.ts';
import { balanceFor, reportTopUp } from './wire-balance-subject.ts';

const renewalsFor = (backend: TestBackend, held: string) => restAutoRenewals(wireClient(backend, '', held));
const newKey = () => idempotencyKey(randomUUID().replaceAll('-', ''));

/** Noon in Vietnam of a day soon, so that no test meets a midnight. */
const noonAfter = (days: number): number => Math.ceil(Date.now() / DAY_MS + days) * DAY_MS + 5 * 3_600_000;

/** A service whose term ends in ten days, with what its next term costs. */
const runEnding = async (backend: TestBackend, { isOn }: { readonly isOn: boolean }) => {
  const customer = await freshLogin(backend);
  const subject = await wireChangeSubject(backend, customer);
  const [{ id, name }] = await runServices(subject);
  const end = noonAfter(10);
  await runSql(backend, `update cloud_services set end_date = ${end} where id = '${id}'`);
  await setClock(backend, null);
  const balance = balanceFor(backend, customer.token);
  if (isOn) unwrap(await renewalsFor(backend, customer.token).set(id, true, newKey()));
  const offer = (await loadRenewals(subject)).find((each) => each.id === id);
  if (!offer) throw new Error('the service is renewed');
  const payIn = async (amount: number): Promise<void> => {
    const { id: topUp } = unwrap(await balance.topUp(topUpLimits.min, newKey()));
    await reportTopUp(backend, topUp, amount, newReference());
  };
  const daysBefore = (...days: readonly number[]) =>
    days.reduce((before, left) => before.then(() => setClock(backend, end - left * DAY_MS)), Promise.resolve());
  const endNow = async () => (await serviceNow(subject, id)).endDate;
  return { subject, balance, id, name, end, offer, payIn, daysBefore, endNow, gross: offer.amounts.gross };
};

const ordersThatRenew = (backend: TestBackend, id: ServiceId) =>
  runSql(
    backend,
    `select o.id, o.number, o.financial, p.method_code, p.invoice_id from order_lines l join orders o on o.id = l.order_id
     left join payments p on p.order_id = o.id and p.state = 'paid' where l.renews = '${id}'`,
  );

const mailsLike = (backend: TestBackend, key: string) =>
  runSql(backend, `select subject, text from outbox_messages where channel = 'email' and key like '${key}'`);

eachBackend('switches of auto-renewal', (backend) => {
  autoRenewalLaws(async () => {
    const customer = await freshLogin(backend);
    const client = wireClient(backend, '/cloud-service-api/graphql', customer.token);
    return {
      services: await wireChangeSubject(backend, customer),
      control: graphqlServiceControl(client),
      ending: graphqlServiceEnding(client),
      autoRenewals: renewalsFor(backend, customer.token),
      other: renewalsFor(backend, (await freshLogin(backend)).token),
      guest: renewalsFor(backend, await freshToken(backend)),
    };
  });
});

eachBackend('renewals from the balance', (backend) => {
  test('SVC-01 three days before its end a service is renewed for its term from the balance, once, with invoice and mail', async () => {
    const { balance, id, gross, payIn, daysBefore, endNow, offer, end } = await runEnding(backend, { isOn: true });
    await payIn(3 * gross);
    await daysBefore(9, 7, 5, 4);
    expect([await endNow(), await balanceOf(balance)]).toEqual([end, 3 * gross]);
    await daysBefore(3, 3);
    await daysBefore(2, 2, 1, 0, -1);
    expect([await endNow(), await balanceOf(balance)]).toEqual([offer.newEndDate, 2 * gross]);
    const [order, ...more] = await ordersThatRenew(backend, id);
    expect(more).toEqual([]);
    expect(order).toMatchObject({ financial: 'PAID', method_code: 'BALANCE', invoice_id: expect.any(String) });
    const mails = await mailsLike(backend, `payment-received:${order?.number}%`);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('từ số dư')]);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Dịch vụ đang được gia hạn')]);
    expect(mails[0]?.text).not.toContain('khởi tạo');
    expect(await mailsLike(backend, `order-received:${order?.number}%`)).toEqual([]);
    const { entries } = unwrap(await balance.load(1));
    expect(entries[0]).toMatchObject({ kind: 'payment', change: -gross, order: { number: order?.number } });
    expect(await mailsLike(backend, `short-balance:${id}:%`)).toEqual([]);
  });

  test('SVC-01 without the switch nothing is renewed, whatever the balance', async () => {
    const { balance, id, gross, payIn, daysBefore } = await runEnding(backend, { isOn: false });
    await payIn(3 * gross);
    await daysBefore(7, 3, 1, 0);
    expect([await balanceOf(balance), await ordersThatRenew(backend, id)]).toEqual([3 * gross, []]);
  });

  test('SVC-01 a short balance is told once, seven days before, and nothing else changes; money that comes later renews', async () => {
    const scene = await runEnding(backend, { isOn: true });
    const { balance, id, name, gross, payIn, daysBefore, endNow, offer, end } = scene;
    await payIn(gross - 1);
    await daysBefore(9, 8);
    expect(await mailsLike(backend, `short-balance:${id}:%`)).toEqual([]);
    await daysBefore(7, 6, 5, 3, 3);
    const [mail, ...more] = await mailsLike(backend, `short-balance:${id}:%`);
    expect([mail?.subject, more]).toEqual([`Số dư không đủ để tự gia hạn ${name}`, []]);
    for (const link of ['/so-du', `/service/${id}?tab=gia-han`]) expect(mail?.text).toContain(link);
    expect([await balanceOf(balance), await endNow(), await ordersThatRenew(backend, id)]).toEqual([
      gross - 1,
      end,
      [],
    ]);
    await payIn(1);
    await daysBefore(2, 1);
    expect([await balanceOf(balance), await endNow()]).toEqual([0, offer.newEndDate]);
  });

  test('SVC-01 an open order of the customer goes first: the service is left alone while it waits for its payment', async () => {
    const { subject, balance, id, gross, payIn, daysBefore } = await runEnding(backend, { isOn: true });
    await payIn(gross);
    const order = await createRenewalOrder(subject, [id], gross);
    await daysBefore(7, 3, 2);
    expect([await balanceOf(balance), (await ordersThatRenew(backend, id)).length]).toEqual([gross, 1]);
    unwrap(await balance.pay(order.id, gross, newKey()));
    await daysBefore(2, 1, 0);
    expect([await balanceOf(balance), (await ordersThatRenew(backend, id)).length]).toEqual([0, 1]);
  });
});

/** What six workers need of a backend beyond what every job does. */
const renewAtOnce = (backend: Parameters<typeof runAtOnce>[0], now: number): Promise<void> =>
  runAtOnce(backend, now, ({ environment, ...deps }) => {
    const payments = { sandboxBank: false, waiverLimit: 0, providers: [] };
    // The job reads no other part of the environment.
    return renewFromBalances({ ...deps, environment: { ...environment, payments } } as unknown as PaymentDeps);
  });

eachRealBackend('races of renewals from the balance', (backend) => {
  test('SVC-01 six workers at once renew a service once and take its price once', async () => {
    const { balance, id, gross, payIn, end, endNow, offer } = await runEnding(backend, { isOn: true });
    await payIn(5 * gross);
    await renewAtOnce(backend, end - 2 * DAY_MS);
    expect([await balanceOf(balance), (await ordersThatRenew(backend, id)).length]).toEqual([4 * gross, 1]);
    await setClock(backend, Date.now() + 60_000);
    await renewAtOnce(backend, end - 2 * DAY_MS);
    expect([await endNow(), (await ordersThatRenew(backend, id)).length]).toEqual([offer.newEndDate, 1]);
  });

  test('SVC-01 a customer who renews and pays by hand at the same moment gets one term, whoever is first', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { subject, balance, id, gross, payIn, end, endNow, offer } = await runEnding(backend, { isOn: true });
      await payIn(2 * gross);
      const byHand = async (): Promise<boolean> => {
        const placed = await subject.changes.pay({ dues: [], services: [id] }, dong(gross), newKey());
        if (!placed.ok) return false;
        return (await balance.pay(placed.value, gross, newKey())).ok;
      };
      await Promise.all([byHand(), renewAtOnce(backend, end - 2 * DAY_MS)]);
      await setClock(backend, Date.now() + 60_000);
      expect([await balanceOf(balance), (await ordersThatRenew(backend, id)).length]).toEqual([gross, 1]);
      expect(await endNow()).toBe(offer.newEndDate);
      await setClock(backend, null);
    }
  });
});
