import fc from 'fast-check';
import { expect } from 'vitest';
import type { Fields, PaymentFacts, PaymentProvider, ProviderDefinition } from '#backend/payments/provider.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import {
  anyPayment,
  notificationOf,
  outcomes,
  reportOf,
  requestOf,
  tampered,
  tamperedNotifications,
} from './provider-messages.ts';

/** A provider as the process environment sets it up; a redirect gateway with a page of its own. */
export type ProviderSetUp = {
  readonly definition: ProviderDefinition;
  readonly variables: Readonly<Record<string, string>>;
};

const secretOf = (name: string): string => `${name} ${'k'.repeat(40)}`;
const otherSecretOf = (name: string): string => `${name} ${'x'.repeat(40)}`;

type Provider<Kind extends PaymentProvider['kind']> = Extract<PaymentProvider, { readonly kind: Kind }>;

/** One set-up opened with its own secrets, and with those of somebody else. */
type Opened = {
  readonly definition: ProviderDefinition;
  readonly provider: PaymentProvider;
  readonly stranger: PaymentProvider;
  readonly hasNoSecret: (text: string) => void;
};

const openSetUp = ({ definition, variables }: ProviderSetUp): Opened => ({
  definition,
  provider: definition.open(variables, secretOf),
  stranger: definition.open(variables, otherSecretOf),
  hasNoSecret: (text) => {
    for (const name of definition.secrets)
      for (const each of [secretOf(name), encodeURIComponent(secretOf(name))]) expect(text).not.toContain(each);
  },
});

const law = (name: string, check: (opened: Opened) => void): Law<ProviderSetUp> => ({
  name,
  check: async (open) => check(openSetUp(await open())),
});

const forAll = (check: (payment: PaymentFacts) => void) => fc.assert(fc.property(anyPayment, check), { numRuns: 25 });

const lawsOfEveryProvider: readonly Law<ProviderSetUp>[] = [
  law(
    'PAY-01 the method has a code, a name and a description, and its code is the provider’s',
    ({ definition, provider }) => {
      const { id, code, name, description } = definition.method;
      expect([id, code, name, description].every((text) => text !== '')).toBe(true);
      expect(code).toMatch(/^[A-Z0-9]+$/);
      expect(provider.code).toBe(code);
    },
  ),

  law('PAY-02 a signed notification is parsed: payment, amount, transfer, time', ({ provider, hasNoSecret }) => {
    forAll((payment) => {
      const sent = notificationOf(provider, reportOf(payment));
      hasNoSecret(JSON.stringify([sent.fields, [...sent.headers], sent.body]));
      const notification = provider.readNotification(sent);
      expect(notification).toMatchObject({
        paymentId: payment.id,
        isPaid: true,
        amount: payment.amount,
        transactionId: '14000001',
      });
      const paidAt = notification?.paidAt ?? payment.createdAt;
      expect(Math.abs(paidAt - payment.createdAt)).toBeLessThan(1_000);
      const declined = notificationOf(provider, reportOf(payment, { isPaid: false }));
      expect(provider.readNotification(declined)).toMatchObject({ paymentId: payment.id, isPaid: false });
    });
  }),

  law(
    'PAY-02 a notification that was changed, truncated or signed with another key is rejected',
    ({ provider, stranger }) => {
      forAll((payment) => {
        const report = reportOf(payment);
        const forged = notificationOf(provider, reportOf(payment, { isForged: true }));
        for (const each of [...tamperedNotifications(provider, report), forged, notificationOf(stranger, report)])
          expect(provider.readNotification(each)).toBeNull();
      });
    },
  ),

  law('PAY-02 every outcome of a notification has a different answer', ({ provider, hasNoSecret }) => {
    const answers = outcomes.map((outcome) => JSON.stringify(provider.answers[outcome]));
    expect(new Set(answers).size).toBe(outcomes.length);
    for (const each of answers) hasNoSecret(each);
  }),
];

const transferLaw = (
  name: string,
  check: (provider: Provider<'transfer'>, opened: Opened) => void,
): Law<ProviderSetUp> =>
  law(name, (opened) => {
    if (opened.provider.kind !== 'transfer') throw new Error(`${opened.provider.code} takes no transfers.`);
    check(opened.provider, opened);
  });

const lawsOfTransfers: readonly Law<ProviderSetUp>[] = [
  transferLaw('PAY-02 the QR code contains the amount and the order, and no secret', (provider, { hasNoSecret }) => {
    forAll(({ orderNumber, amount }) => {
      const text = provider.qrText(orderNumber, amount);
      for (const part of [orderNumber, String(amount), provider.account.accountNumber]) expect(text).toContain(part);
      hasNoSecret(text);
    });
  }),
];

const redirectLaw = (
  name: string,
  check: (provider: Provider<'redirect'>, opened: Opened) => void,
): Law<ProviderSetUp> =>
  law(name, (opened) => {
    if (opened.provider.kind !== 'redirect') throw new Error(`${opened.provider.code} has no page.`);
    check(opened.provider, opened);
  });

const pageOf = ({ page }: Provider<'redirect'>): string => page ?? '';
const addressOf = (provider: Provider<'redirect'>, payment: PaymentFacts): URL =>
  new URL(provider.startAddress(pageOf(provider), payment));
const queryOf = (provider: Provider<'redirect'>, payment: PaymentFacts): Fields =>
  Object.fromEntries(addressOf(provider, payment).searchParams);

const lawsOfRedirects: readonly Law<ProviderSetUp>[] = [
  redirectLaw(
    'PAY-02 the gateway URL contains amount, order, payment, return URL and the buyer’s IP address, and no secret',
    (provider, { hasNoSecret }) => {
      forAll((payment) => {
        const address = addressOf(provider, payment);
        const values = Object.values(queryOf(provider, payment));
        expect(address.href.startsWith(pageOf(provider))).toBe(true);
        for (const part of [String(payment.amount), payment.orderNumber, payment.id, payment.returnUrl])
          expect(values.join('\n')).toContain(part);
        expect(values).toContain(payment.payerIp);
        hasNoSecret(address.href);
        expect(addressOf(provider, payment).href).toBe(address.href);
      });
    },
  ),

  redirectLaw('PAY-02 the gateway page detects a changed URL', (provider) => {
    forAll((payment) => {
      const query = queryOf(provider, payment);
      expect(provider.sandbox.isFromShop(query)).toBe(true);
      for (const each of tampered(query)) expect(provider.sandbox.isFromShop(each)).toBe(false);
    });
  }),

  redirectLaw(
    'V9.2.2 the signed gateway URL, sent back by the buyer, is neither a notification nor a return',
    (provider) => {
      forAll((payment) => {
        const query = queryOf(provider, payment);
        expect(provider.readNotification(requestOf(query))).toBeNull();
        expect(provider.readReturn(query)).toBeNull();
      });
    },
  ),

  redirectLaw(
    'PAY-02 the form origins include the gateway page, so that a plain form can be redirected there',
    (provider) => {
      expect(provider.formOrigins).toContain(new URL(pageOf(provider)).origin);
      for (const origin of provider.formOrigins) expect(new URL(origin).origin).toBe(origin);
    },
  ),

  redirectLaw(
    'PAY-03 a return URL that was changed, truncated or signed with another key is rejected',
    (provider, { stranger }) => {
      forAll((payment) => {
        const fields = provider.sandbox.report(reportOf(payment));
        expect(provider.readReturn(fields)).toMatchObject({ paymentId: payment.id });
        const others = stranger.sandbox.report(reportOf(payment));
        for (const each of [...tampered(fields), others, {}]) expect(provider.readReturn(each)).toBeNull();
      });
    },
  ),
];

/** What every PaymentProvider of a kind owes the core of payments. */
export const paymentProviderLaws: Readonly<Record<PaymentProvider['kind'], readonly Law<ProviderSetUp>[]>> = {
  transfer: [...lawsOfEveryProvider, ...lawsOfTransfers],
  redirect: [...lawsOfEveryProvider, ...lawsOfRedirects],
};

export const paymentProviderContract = (setUp: ProviderSetUp): void => {
  const { definition, provider } = openSetUp(setUp);
  const name = `${definition.method.code} keeps the PaymentProvider contract`;
  describeLaws(name, paymentProviderLaws[provider.kind], async () => setUp);
};
