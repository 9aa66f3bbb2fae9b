import { describe, expect, test } from 'vitest';
import type { PaymentMethod } from '#core/payment/payment.ts';
import type { PaymentGateway } from '#core/payment/payment-gateway.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import { gatewayOrigins } from '#host/http/gateway-origins.ts';

const methodAt = (...redirectOrigins: string[]): PaymentMethod => ({
  id: '9',
  code: 'PAY',
  name: 'Pay',
  description: '',
  image: null,
  kind: 'redirect',
  redirectOrigins,
});
const down: Awaited<ReturnType<PaymentGateway['methods']>> = fail({ kind: 'unreachable' });

/** A service that returns these answers in order and then repeats the last one. */
const openGatewayOrigins = (...answers: readonly Awaited<ReturnType<PaymentGateway['methods']>>[]) => {
  let now = 0;
  let asked = 0;
  const methods: PaymentGateway['methods'] = async () => {
    asked += 1;
    return answers[Math.min(asked, answers.length) - 1] ?? down;
  };
  return {
    origins: gatewayOrigins(methods, { now: () => now }),
    asked: () => asked,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
};

describe('PAY-02 the host learns the origins of the payment gateways', () => {
  test('PAY-02 the first page waits for the origins, and the service is asked once a minute', async () => {
    const { origins, asked, pass } = openGatewayOrigins(
      ok([methodAt('https://a.example'), methodAt('https://b.example')]),
    );
    const first = await Promise.all([origins(), origins()]);
    expect(first).toEqual(Array(2).fill(['https://a.example', 'https://b.example']));
    pass(59_999);
    await origins();
    expect(asked()).toBe(1);
    pass(1);
    await origins();
    expect(asked()).toBe(2);
  });

  test('PAY-02 without an answer no gateway is allowed, and the service is asked again soon', async () => {
    const { origins, pass } = openGatewayOrigins(down, ok([methodAt('https://a.example')]));
    expect(await origins()).toEqual([]);
    pass(2_000);
    expect(await origins()).toEqual(['https://a.example']);
  });

  test('PAY-02 the known origins stay while the service does not respond', async () => {
    const { origins, pass } = openGatewayOrigins(ok([methodAt('https://a.example')]), down);
    await origins();
    for (let minute = 0; minute < 3; minute += 1) {
      pass(60_000);
      expect(await origins()).toEqual(['https://a.example']);
    }
  });

  test('PAY-02 only valid origins are put into the header', async () => {
    const words = [
      "https://a.example; script-src 'unsafe-inline'",
      'https://a.example/pay',
      '*',
      "'self'",
      'javascript:',
    ];
    expect(await openGatewayOrigins(ok([methodAt(...words, 'https://b.example')])).origins()).toEqual([
      'https://b.example',
    ]);
  });
});
