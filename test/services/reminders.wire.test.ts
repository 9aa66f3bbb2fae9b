import { expect, test } from 'vitest';
import { graphqlServiceGateway } from '#adapters/graphql/service-gateway.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { partyId, token } from '#core/shared/ids.ts';
import { backendPaymentSubjectOf } from '#test/kit/backend-payments.ts';
import { eachBackend, freshLogin, runSql, setClock, type TestBackend } from '#test/kit/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { answerOf, serverLine } from '#test/payment/payment-subject.ts';
import { paidOrder } from './service-subject.ts';

const DAY_MS = 86_400_000;

const lineOf = (time: number): NewLine => {
  const line = serverLine();
  const price = seedProducts.find(({ id }) => id === line.productId)?.prices.find((each) => each.time === time);
  if (!price) throw new Error('the seed does not sell this term');
  return { ...line, time, charge: price.charge, priceType: price.type };
};

/** A service that runs, bought for so many months. */
const rented = async (backend: TestBackend, months: number) => {
  const login = await freshLogin(backend);
  const subject = await backendPaymentSubjectOf(backend, token(login.token));
  const order = await paidOrder({ ...subject, owner: partyId(login.partyId) }, [lineOf(months)]);
  await subject.pass(2_000);
  await subject.pass(10_000);
  const services = graphqlServiceGateway(wireClient(backend, '/cloud-service-api/graphql', login.token));
  const found = answerOf(await services.list(partyId(login.partyId))).find(({ orderId }) => orderId === order.id);
  if (!found) throw new Error('nothing is rented');
  return found;
};

const remindersOf = async (backend: TestBackend, id: string): Promise<readonly unknown[]> =>
  (await runSql(backend, `select days from service_reminders where service_id = '${id}' order by sent_at`)).map(
    ({ days }) => days,
  );

const mailsAbout = (backend: TestBackend, id: string) =>
  runSql(backend, `select recipient, subject, text from outbox_messages where text like '%/service/${id}%'`);

eachBackend('reminders of what ends', (backend) => {
  test('SVC-01 a customer is written to 30, 15, 7 and 1 days before the end, once each, with the price and the way', async () => {
    const { id, name, endDate } = await rented(backend, 3);
    for (const left of [31, 30, 29, 20, 15, 15, 7, 2, 1, 0]) await setClock(backend, endDate - left * DAY_MS);
    expect(await remindersOf(backend, id)).toEqual([30, 15, 7, 1]);
    const mails = await mailsAbout(backend, id);
    expect(mails.map(({ recipient }) => recipient)).toContain('may@example.vn');
    expect(mails.at(-1)?.text).toContain(name);
    expect(mails.at(-1)?.text).toMatch(/Gia hạn thêm một kỳ: [\d.]+đ \(đã gồm VAT\)/);
    await setClock(backend, endDate + 3 * DAY_MS);
    expect(await remindersOf(backend, id)).toEqual([30, 15, 7, 1]);
  });

  test('SVC-01 who was away for weeks is written to once, and a month’s term not on its first day', async () => {
    const { id, endDate } = await rented(backend, 1);
    await setClock(backend, endDate - 28 * DAY_MS);
    expect(await remindersOf(backend, id)).toEqual([]);
    await setClock(backend, endDate - 5 * DAY_MS);
    expect(await remindersOf(backend, id)).toEqual([7]);
  });
});
