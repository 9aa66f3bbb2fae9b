import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { postedFields } from '#backend/payments/posted-fields.ts';
import type {
  Fields,
  NotificationOutcome,
  PaymentFacts,
  PaymentProvider,
  ProviderDefinition,
  SandboxPost,
  SandboxReport,
} from '#backend/payments/provider.ts';
import { safeReturnUrl } from '#backend/payments/safe-return-url.ts';

/** A provider as the process environment sets it up; a redirect gateway with a page of its own. */
export type ProviderSetUp = {
  readonly definition: ProviderDefinition;
  readonly variables: Readonly<Record<string, string>>;
};

const secretOf = (name: string): string => `${name} ${'k'.repeat(40)}`;
const otherSecretOf = (name: string): string => `${name} ${'x'.repeat(40)}`;

const anyPayment: fc.Arbitrary<PaymentFacts> = fc
  .record({
    id: fc.stringMatching(/^[0-9a-f]{32}$/),
    orderNumber: fc.stringMatching(/^DH2026112[0-9]{1,6}$/),
    amount: fc.integer({ min: 1, max: 999_999_999 }),
    payerIp: fc.oneof(fc.ipV4(), fc.ipV6()),
    createdAt: fc.integer({ min: 1_790_000_000_000, max: 1_800_000_000_000 }),
  })
  .map((facts) => ({
    ...facts,
    returnUrl: safeReturnUrl(null, 'https://shop.example'),
    expiresAt: facts.createdAt + 900_000,
  }));

const reportOf = ({ id, orderNumber, amount, createdAt }: PaymentFacts, changes: Partial<SandboxReport> = {}) => ({
  paymentId: id,
  orderNumber,
  amount,
  isPaid: true,
  transactionId: '14000001',
  paidAt: createdAt,
  isForged: false,
  ...changes,
});

const requestOf = (fields: Fields) => ({ fields, headers: new Headers(), body: '' });

/** The same fields with one of them changed, and with one of them left out. */
const tampered = (fields: Fields): readonly Fields[] =>
  Object.keys(fields).flatMap((name) => [
    { ...fields, [name]: `${fields[name]}1` },
    Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name)),
  ]);

/** A post as the shop receives it. */
const receivedOf = ({ headers, body }: SandboxPost) => ({
  fields: postedFields(headers['content-type'] ?? '', body),
  headers: new Headers(headers),
  body,
});

/** Each digit of the body changed, the body longer and shorter, and each header but the type changed and left out. */
const tamperedPosts = ({ headers, body }: SandboxPost): readonly SandboxPost[] => [
  ...tampered(headers)
    .filter((changed) => changed['content-type'] === headers['content-type'])
    .map((changed) => ({ headers: changed, body })),
  ...[...body.matchAll(/\d/g)].map(({ 0: digit, index }) => ({
    headers,
    body: `${body.slice(0, index)}${(Number(digit) + 1) % 10}${body.slice(index + 1)}`,
  })),
  { headers, body: `${body} ` },
  { headers, body: body.slice(0, -1) },
  { headers, body: '' },
];

/** A provider's notification as it arrives. */
const notificationOf = ({ sandbox }: PaymentProvider, report: SandboxReport) =>
  sandbox.post ? receivedOf(sandbox.post(report)) : requestOf(sandbox.report(report));

const tamperedNotifications = ({ sandbox }: PaymentProvider, report: SandboxReport) =>
  sandbox.post
    ? tamperedPosts(sandbox.post(report)).map(receivedOf)
    : [...tampered(sandbox.report(report)), {}].map(requestOf);

const outcomes: readonly NotificationOutcome[] = [
  'confirmed',
  'repeated',
  'wrong-amount',
  'unknown-payment',
  'forged',
  'unexpected-error',
];

/** What every PaymentProvider owes the core of payments. */
export const paymentProviderContract = ({ definition, variables }: ProviderSetUp): void => {
  const provider: PaymentProvider = definition.open(variables, secretOf);
  const stranger: PaymentProvider = definition.open(variables, otherSecretOf);
  const hasNoSecret = (text: string): void => {
    for (const name of definition.secrets)
      for (const each of [secretOf(name), encodeURIComponent(secretOf(name))]) expect(text).not.toContain(each);
  };
  const forAll = (check: (payment: PaymentFacts) => void) => fc.assert(fc.property(anyPayment, check), { numRuns: 25 });

  describe(`${definition.method.code} keeps the PaymentProvider contract`, () => {
    test('PAY-01 the method has a code, a name and a description, and its code is the provider’s', () => {
      const { id, code, name, description } = definition.method;
      expect([id, code, name, description].every((text) => text !== '')).toBe(true);
      expect(code).toMatch(/^[A-Z0-9]+$/);
      expect(provider.code).toBe(code);
    });

    test('PAY-02 a signed notification is parsed: payment, amount, transfer, time', () => {
      forAll((payment) => {
        const sent = notificationOf(provider, reportOf(payment));
        hasNoSecret(JSON.stringify([sent.fields, [...sent.headers], sent.body]));
        const told = provider.readNotification(sent);
        expect(told).toMatchObject({
          paymentId: payment.id,
          isPaid: true,
          amount: payment.amount,
          transactionId: '14000001',
        });
        const paidAt = told?.paidAt ?? payment.createdAt;
        expect(Math.abs(paidAt - payment.createdAt)).toBeLessThan(1_000);
        const declined = notificationOf(provider, reportOf(payment, { isPaid: false }));
        expect(provider.readNotification(declined)).toMatchObject({ paymentId: payment.id, isPaid: false });
      });
    });

    test('PAY-02 a notification that was changed, truncated or signed with another key is rejected', () => {
      forAll((payment) => {
        const report = reportOf(payment);
        const forged = notificationOf(provider, reportOf(payment, { isForged: true }));
        for (const each of [...tamperedNotifications(provider, report), forged, notificationOf(stranger, report)])
          expect(provider.readNotification(each)).toBeNull();
      });
    });

    test('PAY-02 every outcome of a notification has a different answer', () => {
      const answers = outcomes.map((outcome) => JSON.stringify(provider.answers[outcome]));
      expect(new Set(answers).size).toBe(outcomes.length);
      for (const each of answers) hasNoSecret(each);
    });

    if (provider.kind === 'transfer')
      test('PAY-02 the QR code contains the amount and the order, and no secret', () => {
        forAll(({ orderNumber, amount }) => {
          const text = provider.qrText(orderNumber, amount);
          for (const part of [orderNumber, String(amount), provider.account.accountNumber])
            expect(text).toContain(part);
          hasNoSecret(text);
        });
      });

    if (provider.kind === 'redirect') {
      const page = provider.page ?? '';
      const addressOf = (payment: PaymentFacts): URL => new URL(provider.startAddress(page, payment));
      const queryOf = (payment: PaymentFacts): Fields => Object.fromEntries(addressOf(payment).searchParams);

      test('PAY-02 the gateway URL contains amount, order, payment, return URL and the buyer’s IP address, and no secret', () => {
        forAll((payment) => {
          const address = addressOf(payment);
          const values = Object.values(queryOf(payment)).join('\n');
          expect(address.href.startsWith(page)).toBe(true);
          for (const part of [String(payment.amount), payment.orderNumber, payment.id, payment.returnUrl])
            expect(values).toContain(part);
          expect(Object.values(queryOf(payment))).toContain(payment.payerIp);
          hasNoSecret(address.href);
          expect(addressOf(payment).href).toBe(address.href);
        });
      });

      test('PAY-02 the gateway page detects a changed URL', () => {
        forAll((payment) => {
          expect(provider.sandbox.isFromShop(queryOf(payment))).toBe(true);
          for (const each of tampered(queryOf(payment))) expect(provider.sandbox.isFromShop(each)).toBe(false);
        });
      });

      test('L3 V9.2.2 the signed gateway URL, sent back by the buyer, is neither a notification nor a return', () => {
        forAll((payment) => {
          expect(provider.readNotification(requestOf(queryOf(payment)))).toBeNull();
          expect(provider.readReturn(queryOf(payment))).toBeNull();
        });
      });

      test('PAY-02 the form origins include the gateway page, so that a plain form can be redirected there', () => {
        expect(provider.formOrigins).toContain(new URL(page).origin);
        for (const origin of provider.formOrigins) expect(new URL(origin).origin).toBe(origin);
      });

      test('PAY-03 a return URL that was changed, truncated or signed with another key is rejected', () => {
        forAll((payment) => {
          const fields = provider.sandbox.report(reportOf(payment));
          expect(provider.readReturn(fields)).toMatchObject({ paymentId: payment.id });
          const others = stranger.sandbox.report(reportOf(payment));
          for (const each of [...tampered(fields), others, {}]) expect(provider.readReturn(each)).toBeNull();
        });
      });
    }
  });
};
