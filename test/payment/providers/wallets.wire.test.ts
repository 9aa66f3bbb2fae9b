import { pino } from 'pino';
import { expect, inject, test } from 'vitest';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import { redirectAddress } from '#backend/payments/payment-addresses.ts';
import type { ProviderDefinition, RedirectProvider } from '#backend/payments/provider.ts';
import { momoProvider } from '#backend/payments/providers/momo/momo-provider.ts';
import { zaloPayProvider } from '#backend/payments/providers/zalopay/zalopay-provider.ts';
import { findPayment } from '#backend/payments/read-payments.ts';
import { startRoutes } from '#backend/payments/start-routes.ts';
import { openDatabase } from '#backend/platform/database/database.ts';
import type { Payment } from '#core/payment/payment.ts';
import { backendPaymentSubject } from '#test/kit/backends/backend-payments.ts';
import { eachRealBackend, type TestBackend } from '#test/kit/backends/backends.ts';
import { nextPayment, openOrder, unwrap } from '#test/payment/payment-subject.ts';

const open = (definition: ProviderDefinition, variables: Readonly<Record<string, string>> = {}): RedirectProvider => {
  const provider = definition.open(variables, () => inject('secrets').gateway);
  if (provider.kind !== 'redirect') throw new Error('no gateway');
  return provider;
};

const sceneAt = async (backend: TestBackend, code: string) => {
  const subject = await backendPaymentSubject(backend);
  const order = await openOrder(subject);
  return { subject, order, payment: unwrap(await nextPayment(subject, order, code)) };
};

const reportOf = (provider: RedirectProvider, { id, amount }: Payment, orderNumber: string, isForged = false) =>
  provider.sandbox.report({
    paymentId: id,
    orderNumber,
    amount,
    isPaid: true,
    transactionId: '2588659987',
    paidAt: Date.now(),
    isForged,
  });

const post = (backend: TestBackend, code: string, body: unknown) =>
  fetch(`${backend.publicUrl}/payment-hub/notify/${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: JSON.stringify(body),
  });

eachRealBackend('notifications of wallets', (backend) => {
  test('PAY-02 MoMo posts JSON with numbers and is told by HTTP 204, once and again; a forged one by JSON', async () => {
    const { subject, order, payment } = await sceneAt(backend, 'MOMO');
    const momo = open(momoProvider);
    const asSent = (isForged: boolean) => {
      const fields = reportOf(momo, payment, order.number, isForged);
      const numbers = ['amount', 'transId', 'resultCode', 'responseTime'];
      return Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, numbers.includes(name) ? Number(value) : value]),
      );
    };
    const forged = await post(backend, 'momo', asSent(true));
    expect([forged.status, await forged.json()]).toEqual([200, momo.answers.forged]);
    expect(unwrap(await subject.payments.status(payment.id)).state).toBe('waiting');
    for (let time = 0; time < 2; time++) expect((await post(backend, 'momo', asSent(false))).status).toBe(204);
    expect(unwrap(await subject.payments.status(payment.id)).state).toBe('paid');
    expect(unwrap(await subject.invoices.newestByOrder(order.id))).toHaveLength(1);
  });

  test('PAY-02 ZaloPay calls back with data and mac, and is answered by numbers', async () => {
    const { subject, order, payment } = await sceneAt(backend, 'ZALOPAY');
    const { data, mac } = reportOf(open(zaloPayProvider), payment, order.number);
    const callback = { data, mac, type: 1 };
    expect(await (await post(backend, 'zalopay', callback)).json()).toMatchObject({ return_code: 1 });
    expect(await (await post(backend, 'zalopay', callback)).json()).toMatchObject({ return_code: 2 });
    expect(unwrap(await subject.payments.status(payment.id)).state).toBe('paid');
  });

  test('PAY-02 the page of a payment is made once, on the origin of the gateway, for an address that the shop signed', async () => {
    const { payment } = await sceneAt(backend, 'MOMO');
    const opened = await openDatabase({ dataDir: '', databaseUrl: backend.databaseUrl });
    const momo = open(momoProvider, { MOMO_URL: 'https://test-payment.momo.vn' });
    const deps = {
      db: opened.db,
      clock: { now: () => Date.now(), set: async () => undefined, every: () => () => undefined },
      log: pino({ level: 'silent' }),
      // What these routes read of it.
      environment: {
        publicOrigin: 'https://shop.example',
        backendOrigin: 'https://auth.shop.example',
        payments: { sandboxBank: false, providers: [momo] },
      } as unknown as PaymentDeps['environment'],
      ownOrigin: () => backend.publicUrl,
    };
    const asked: string[] = [];
    let made = 'https://stranger.example/pay';
    const network: typeof fetch = async (input) => {
      asked.push(String(input));
      return Response.json({ resultCode: 0, payUrl: made });
    };
    const routes = startRoutes(deps, network);
    const locationOf = async (path: string) => (await routes.request(path)).headers.get('location');
    try {
      const row = await findPayment(deps, payment.id);
      if (!row) throw new Error('no payment');
      const start = new URL(redirectAddress(deps, row) ?? '');
      expect(start.href.startsWith(`https://auth.shop.example/payment-hub/start/${payment.id}?`)).toBe(true);
      const path = start.pathname + start.search;
      expect(await locationOf(path)).toBe(`https://shop.example/thanh-toan/${row.orderId}`);
      made = 'https://test-payment.momo.vn/v2/gateway/pay?t=1';
      expect(await locationOf(path)).toBe(made);
      const [first, sent] = [made, asked.length];
      made = 'https://test-payment.momo.vn/v2/gateway/pay?t=2';
      expect([await locationOf(path), asked.length]).toEqual([first, sent]);
      const other = await sceneAt(backend, 'MOMO');
      for (const wrong of [start.pathname, `${path}0`, path.replace(payment.id, other.payment.id)])
        expect((await routes.request(wrong)).headers.get('location')).toBeNull();
    } finally {
      await opened.close();
    }
  });
});
