import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { graphqlInvoiceGateway } from '#adapters/graphql/invoice-gateway.ts';
import { graphqlPaymentGateway } from '#adapters/graphql/payment-gateway.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { dong } from '#core/shared/dong.ts';
import { idempotencyKey, invoiceId, orderId, paymentId } from '#core/shared/ids.ts';

/** Services with one response to everything. */
const openServices = (data: unknown) => {
  const client = serviceClient({
    baseUrl: 'http://service.example/graphql',
    bearer: null,
    requestId: 'r',
    fetch: async () => Response.json({ data }),
  });
  return {
    payments: graphqlPaymentGateway({ invoices: client, hub: client }, { now: () => 0 }),
    invoices: graphqlInvoiceGateway(client),
  };
};

const payment = {
  paymentId: 'p1',
  orderId: 'o1',
  invoiceId: 'i1',
  methodCode: 'VIETQR',
  totalAmount: 1_296_000,
  statusCode: 'WAITING',
  transactionId: 'FT1',
  qrCode: '000201',
  payUrl: null,
  attributes: { createdAt: 1, expiresAt: 2, transfer: null, sandboxUrl: null },
};
const party = { name: 'Cửa Hàng Mây', taxCode: '0100109106', address: 'Hà Nội', email: 'a@b.vn', phone: '18006070' };
const line = {
  title: 'Cloud Server',
  quantity: 1,
  unit: 'gói',
  unitPrice: 100,
  net: 100,
  exempt: 0,
  vatPercent: 8,
  vat: 8,
  gross: 108,
};
const invoice = {
  id: 'i1',
  orderId: 'o1',
  status: 'ISSUED',
  invoiceDate: '2026-11-20T03:00:00.000Z',
  paymentId: 'p1',
  appliedAmount: 108,
  series: '1C26TCM',
  number: 1,
  orderNumber: 'DH1',
  seller: party,
  buyer: party,
  lines: [line],
};
const anyWrongValue = fc.constantFrom<unknown>(undefined, null, '', 'x', -1, 1.5, true, [], {}, { value: 1 });
const withWrongField = (whole: object) =>
  fc.tuple(fc.constantFrom(...Object.keys(whole)), anyWrongValue).map(([key, value]) => ({ ...whole, [key]: value }));

/** The only allowed outcomes: a parsed payment or a typed failure. */
const outcomes = ['value', 'garbled', 'not-found'];
const outcomeOf = (result: { readonly ok: boolean; readonly failure?: { readonly kind: string } }): string =>
  result.ok ? 'value' : (result.failure?.kind ?? '');

describe('ENT-10 replies of the payment services', () => {
  test('ENT-10 a payment with a field missing, null or of the wrong type is parsed or garbled, and never throws', async () => {
    await fc.assert(
      fc.asyncProperty(withWrongField(payment), async (reply) => {
        const { payments } = openServices({
          paymentStatus: reply,
          paymentsByOrders: [reply],
          createPaymentOrder: { data: reply, deeplink: null, deeplinkMiniApp: null },
        });
        expect(outcomes).toContain(outcomeOf(await payments.status(paymentId('p1'))));
        expect(outcomes).toContain(outcomeOf(await payments.listByOrder(orderId('o1'))));
      }),
    );
  });

  test('ENT-10 invalid payment links become null, and the payment stays valid', async () => {
    const spoiltLinks = { ...payment, qrCode: 7, payUrl: {}, transactionId: [], invoiceId: 0 };
    const read = await openServices({ paymentStatus: spoiltLinks }).payments.status(paymentId('p1'));
    expect(read).toMatchObject({
      ok: true,
      value: { qrText: null, redirectUrl: null, transactionId: null, invoiceId: null, amount: 1_296_000 },
    });
  });

  test('ENT-10 PAY-02 app links of a payment result are returned as given; the gateway page is no app link', async () => {
    const withLinks = (deeplink: string) =>
      openServices({
        createPayment: { data: { ...payment, payUrl: 'https://pay.example/1' }, deeplink, deeplinkMiniApp: 'mini://1' },
      }).payments.retry(orderId('o1'), 'MOMO', dong(1), '', idempotencyKey('i'));
    expect(await withLinks('momo://1')).toMatchObject({ value: { deeplink: 'momo://1', deeplinkMiniApp: 'mini://1' } });
    expect(await withLinks('https://pay.example/1')).toMatchObject({ value: { deeplink: null } });
  });

  test('ENT-10 an invoice with a field missing, null or of the wrong type is parsed or garbled, and never throws', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          withWrongField(invoice),
          withWrongField(line).map((row) => ({ ...invoice, lines: [row] })),
        ),
        async (reply) => {
          const { invoices } = openServices({ getInvoiceDetail: reply, getInvoicesOfOrder: [reply] });
          expect(outcomes).toContain(outcomeOf(await invoices.detail(invoiceId('i1'))));
          expect(outcomes).toContain(outcomeOf(await invoices.newestByOrder(orderId('o1'))));
        },
      ),
    );
  });

  test('PAY-01 methods without a picture or a description are valid', async () => {
    const getPaymentMethod = [{ id: '1', code: 'VIETQR', name: 'VietQR', description: null, image: 5 }];
    expect(await openServices({ getPaymentMethod }).payments.methods()).toEqual({
      ok: true,
      value: [
        {
          id: '1',
          code: 'VIETQR',
          name: 'VietQR',
          description: '',
          image: null,
          kind: 'redirect',
          redirectOrigins: [],
        },
      ],
    });
  });
});
