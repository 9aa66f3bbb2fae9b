import { randomUUID } from 'node:crypto';
import { graphqlCustomerGateway } from '#adapters/graphql/customer-gateway.ts';
import { graphqlInvoiceGateway } from '#adapters/graphql/invoice-gateway.ts';
import { graphqlOrderGateway } from '#adapters/graphql/order-gateway.ts';
import { graphqlPaymentGateway } from '#adapters/graphql/payment-gateway.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { dong } from '#core/shared/dong.ts';
import { idempotencyKey, type PaymentId, type Token, token } from '#core/shared/ids.ts';
import type { Bank, PaymentSubject } from '#test/payment/payment-subject.ts';
import { report, reportOf } from '#test/payment/providers/bank-report.ts';
import { freshToken, setClock, type TestBackend } from './backends.ts';

type Address = Pick<TestBackend, 'url' | 'publicUrl'>;

const newId = (): string => randomUUID().replaceAll('-', '');

/** The ports of one visitor, as the host creates them for a request. */
export const portsOver = ({ url }: Address, held: Token) => {
  const client = (path: string) =>
    serviceClient({ baseUrl: url + path, bearer: { get: () => held }, requestId: newId() });
  const invoices = client('/invoice-gateway/graphql');
  return {
    payments: graphqlPaymentGateway({ invoices, hub: client('/payment-hub/graphql') }, { now: () => Date.now() }),
    invoices: graphqlInvoiceGateway(invoices),
    orders: graphqlOrderGateway({ storefront: client('/graphql'), cloud: client('/order-cloud-service/graphql') }),
    customers: graphqlCustomerGateway(client('/user-gateway/graphql')),
  };
};

/** Presses a button on the sandbox bank's page; returns the URL that the bank redirects to. */
export const pressAtBank = async ({ publicUrl }: Address, id: string, deed: string): Promise<URL> => {
  const answer = await fetch(`${publicUrl}/sandbox-bank/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ deed }),
    redirect: 'manual',
  });
  const next = answer.headers.get('location');
  if (answer.status !== 303 || next === null) throw new Error(`the bank answered HTTP ${answer.status}`);
  return new URL(next, publicUrl);
};

const bankAt = (backend: Address): Bank => {
  const press = (deed: string) => async (id: PaymentId) => void (await pressAtBank(backend, id, deed));
  return {
    confirm: press('confirm'),
    decline: press('decline'),
    late: press('late'),
    transfer: async (id, amount, reference) => {
      const changes = { vnp_Amount: String(amount * 100), vnp_TransactionNo: reference, vnp_PayDate: '' };
      await report(backend, reportOf({ id, amount: dong(amount) }, changes));
    },
    twice: press('twice'),
    forged: press('forged'),
    returnQuery: async (id) => Object.fromEntries((await pressAtBank(backend, id, 'return-only')).searchParams),
  };
};

/** A shopper without orders at a backend; its clock is reset to the system time. */
export const backendPaymentSubject = async (backend: Address): Promise<PaymentSubject> =>
  backendPaymentSubjectOf(backend, token(await freshToken(backend)));

/** The shopper with this token. */
export const backendPaymentSubjectOf = async (backend: Address, held: Token): Promise<PaymentSubject> => {
  let ahead = 0;
  await setClock(backend, null);
  const other = portsOver(backend, token(await freshToken(backend)));
  return {
    ...portsOver(backend, held),
    stranger: { payments: other.payments, invoices: other.invoices },
    bank: bankAt(backend),
    pass: (milliseconds) => {
      ahead += milliseconds;
      return setClock(backend, Date.now() + ahead);
    },
    newIdempotencyKey: () => idempotencyKey(newId()),
    freeDomain: (extension) => `ten-${newId()}${extension}`,
    returnUrl: 'http://localhost:3000/PaymentResult',
  };
};
