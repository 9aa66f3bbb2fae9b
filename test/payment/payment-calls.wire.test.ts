import { beforeAll, expect, test } from 'vitest';
import { paymentProviders } from '#backend/payments/providers/registry.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import type { Order } from '#core/orders/order.ts';
import type { Payment } from '#core/payment/payment.ts';
import { type Token, token } from '#core/shared/ids.ts';
import { backendPaymentSubject, portsOver } from '#test/kit/backends/backend-payments.ts';
import { eachBackend, freshToken } from '#test/kit/backends/backends.ts';
import { firstPayment, openOrder, type PaymentSubject, unwrap } from './payment-subject.ts';

type Answer = {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
};

const INVOICE =
  'id orderId type partyIdFrom partyIdTo status invoiceDate invoiceDueDate createdBy createdStamp paymentId originalTotalPrice totalVAT appliedAmount __typename';
const STATUS =
  'methodCode methodTypeCode gatewayConfigId partnerCode totalAmount fee discountAmount payDate payType transactionDate paymentId invoiceId orderInfo orderType locale merchantIp extraData storeID bankCode appUser phone email address statusCode statusDescription transactionId createBy methodDescription methodMapping baseMethodCode confirmPaidBy confirmPaidDate qrCode payUrl';
const INFO =
  'id payType payDate dueDate completePayment paymentTerm methodCode methodTypeCode gatewayConfigId partnerCode totalAmount remain currCode invoiceId orderId orderInfo orderGroup orderType returnUrl ipnUrl merchantIp extraData storeID bankCode appUser phone email address signature createBy transactionId baseMethodCode retry postToOrder editAble approved statusCode paymentGroup userId type attributes items{id partnerCode paymentId type orderId invoiceId orderGroup orderType orderInfo totalAmount __typename} __typename';

/** The calls as the public client sends them: its operation names, variables and selections. */
eachBackend('calls of the payment services', (backend) => {
  let held: Token;
  let subject: PaymentSubject;
  let order: Order;
  let payment: Payment;

  const call = async (
    path: string,
    query: string,
    variables: object,
    bearer: string | null = held,
  ): Promise<Answer> => {
    const answer = await fetch(backend.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      },
      body: JSON.stringify({ operationName: /\w+ (\w+)/.exec(query)?.[1], query, variables }),
    });
    expect(answer.status).toBe(200);
    // The envelope that GraphQL defines.
    return (await answer.json()) as Answer;
  };
  const gateway = (query: string, variables: object, bearer?: string | null) =>
    call('/invoice-gateway/graphql', query, variables, bearer);
  const hub = (query: string, variables: object = {}, bearer?: string | null) =>
    call('/payment-hub/graphql', query, variables, bearer);

  beforeAll(async () => {
    held = token(await freshToken(backend));
    subject = { ...(await backendPaymentSubject(backend)), ...portsOver(backend, held) };
    order = await openOrder(subject);
    payment = unwrap(await firstPayment(subject, order));
  });

  test('GQL-04 SDK-06 PAY-01 both services list the methods, also to visitors without a token', async () => {
    const variables = { orgId: organisationId, storeChannelId: websiteStoreId };
    const [short, long, ofHub, types] = [
      await gateway(
        'query GetPaymentMethod($orgId: String!, $storeChannelId: String) { getPaymentMethod(orgId: $orgId, storeChannelId: $storeChannelId) { id code name __typename } }',
        { orgId: organisationId },
        'null',
      ),
      await gateway(
        'query GetPaymentMethodOfStoreChannel($orgId: String!, $storeChannelId: String!) { getPaymentMethodOfStoreChannel(orgId: $orgId, storeChannelId: $storeChannelId) { id code name image description __typename } }',
        variables,
        null,
      ),
      await hub(
        'query PaymentMethods { paymentMethods { id code name description image titles { id code name lang showField required __typename } __typename } }',
      ),
      await hub(
        'query GetPaymentMethodTypes($partnerId: String!, $storeId: String!) { getPaymentMethodTypes(partnerId: $partnerId, storeId: $storeId) { code name description image __typename } }',
        { partnerId: organisationId, storeId: websiteStoreId },
      ),
    ];
    const codes = paymentProviders.map(({ method: { code } }) => ({ code }));
    expect(codes.slice(0, 2)).toEqual([{ code: 'VIETQR' }, { code: 'VNPAY' }]);
    expect(short.data?.getPaymentMethod).toMatchObject(codes);
    expect(long.data?.getPaymentMethodOfStoreChannel).toMatchObject(codes);
    expect(ofHub.data?.paymentMethods).toMatchObject(codes);
    expect(types.data?.getPaymentMethodTypes).toMatchObject(codes);
  });

  test('ENT-10 PAY-02 the result of createPaymentOrder has every field of a payment result', async () => {
    const other = await openOrder(subject);
    const answer = await gateway(
      'mutation CreatePaymentOrder($orgId: String!, $orderId: String!, $paymentMethod: String!, $storeId: String!, $source: String!, $appliedAmount: BigDecimal, $payDate: String!, $returnUrl: String, $paymentType: String!, $createBy: String!, $paymentInfo: String, $attributes: JSON) { createPaymentOrder(orgId: $orgId, orderId: $orderId, paymentMethod: $paymentMethod, storeId: $storeId, source: $source, appliedAmount: $appliedAmount, payDate: $payDate, returnUrl: $returnUrl, paymentType: $paymentType, createBy: $createBy, paymentInfo: $paymentInfo, attributes: $attributes) { code message data qrCodeUrl deeplink deeplinkMiniApp invoiceId orderId paymentId __typename } }',
      {
        orgId: organisationId,
        orderId: other.id,
        paymentMethod: 'VIETQR',
        storeId: websiteStoreId,
        source: 'CLOUD_ORDER',
        appliedAmount: other.totals.gross,
        payDate: '2026-11-20',
        paymentType: 'PAYMENT',
        createBy: 'website',
      },
    );
    expect(answer.data?.createPaymentOrder).toMatchObject({
      code: '1',
      message: 'OK',
      qrCodeUrl: expect.stringContaining(other.number),
      deeplink: null,
      deeplinkMiniApp: null,
      invoiceId: null,
      orderId: other.id,
      paymentId: expect.stringMatching(/^[0-9a-f]{32}$/),
      data: expect.anything(),
    });
  });

  test('GQL-04 createPayment creates a payment for an order and keeps the contacts that came with it', async () => {
    const query =
      'mutation CreatePayment($paymentData: Payment) { createPayment(paymentData: $paymentData) { code message data qrCodeUrl deeplink deeplinkMiniApp paymentId gwConfigId __typename } }';
    const paymentData = {
      totalAmount: order.totals.gross,
      storeID: websiteStoreId,
      partnerCode: organisationId,
      methodCode: 'VIETQR',
      phone: '0912345678',
    };
    const other = await openOrder(subject);
    const made = await hub(query, {
      paymentData: { ...paymentData, totalAmount: other.totals.gross, orderId: other.id },
    });
    expect(made.data?.createPayment).toMatchObject({
      code: '1',
      gwConfigId: null,
      paymentId: expect.any(String),
      data: { orderId: other.id, phone: '0912345678', email: null },
    });
    for (const change of [{ phone: '12' }, { email: 'x' }, { storeID: '1' }, { partnerCode: 'OTHER' }]) {
      const wrong = await hub(query, { paymentData: { ...paymentData, orderId: other.id, ...change } });
      expect(wrong.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
    expect((await hub(query, {})).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('GQL-04 genQRPayment returns the QR text for an order and rejects another amount', async () => {
    const query =
      'query GenQRPayment($orgId: String!, $orderId: String!, $storeId: String!, $totalAmount: BigDecimal) { genQRPayment(orgId: $orgId, orderId: $orderId, storeId: $storeId, totalAmount: $totalAmount) }';
    const variables = { orgId: organisationId, orderId: order.id, storeId: websiteStoreId };
    for (const totalAmount of [order.totals.gross, String(order.totals.gross), undefined])
      expect((await gateway(query, { ...variables, totalAmount })).data?.genQRPayment).toBe(payment.qrText);
    for (const [totalAmount, code] of [
      [1, 'AMOUNT_CHANGED'],
      [1.5, 'BAD_USER_INPUT'],
      ['1.296.000', 'BAD_USER_INPUT'],
    ] as const)
      expect((await gateway(query, { ...variables, totalAmount })).errors?.[0]?.extensions.code).toBe(code);
  });

  test('PAY-02 paymentStatus, paymentInfo and paymentsByOrders return every field of the public client', async () => {
    const status = await hub(
      `query PaymentStatus($paymentId: String!) { paymentStatus(paymentId: $paymentId) { ${STATUS} attributes __typename } }`,
      { paymentId: payment.id },
    );
    const info = await hub(
      `query PaymentInfo($paymentId: String!) { paymentInfo(paymentId: $paymentId) { ${INFO} } }`,
      { paymentId: payment.id },
    );
    const list = await hub(
      `query PaymentsByOrders($orderIds: [String!]!) { paymentsByOrders(orderIds: $orderIds) { ${STATUS} orderId paymentNote __typename } }`,
      { orderIds: [order.id] },
    );
    const common = { totalAmount: order.totals.gross, statusCode: 'WAITING', methodCode: 'VIETQR' };
    expect(status.data?.paymentStatus).toMatchObject({ ...common, qrCode: payment.qrText });
    expect(info.data?.paymentInfo).toMatchObject({ ...common, remain: order.totals.gross, orderId: order.id });
    expect(list.data?.paymentsByOrders).toMatchObject([{ ...common, paymentId: payment.id }]);
  });

  test('ENT-10 PAY-04 getInvoiceDetail and getInvoicesOfOrder have every field of an invoice', async () => {
    const other = await openOrder(subject);
    await subject.bank.confirm(unwrap(await firstPayment(subject, other)).id);
    const list = await gateway(
      `query GetInvoicesOfOrder($orderId: String!) { getInvoicesOfOrder(orderId: $orderId) { ${INVOICE} attributes { name value __typename } } }`,
      { orderId: other.id },
    );
    const [known] = unwrap(await subject.invoices.newestByOrder(other.id));
    const facts = {
      id: known?.id,
      orderId: other.id,
      type: 'SALES',
      partyIdFrom: organisationId,
      status: 'ISSUED',
      paymentId: known?.paymentId,
      originalTotalPrice: other.totals.net + other.totals.exempt,
      totalVAT: other.totals.vat,
      appliedAmount: other.totals.gross,
    };
    expect(list.data?.getInvoicesOfOrder).toMatchObject([facts]);
    const detail = await gateway(
      `query GetInvoiceDetail($invoiceId: String!) { getInvoiceDetail(invoiceId: $invoiceId) { ${INVOICE} } }`,
      { invoiceId: known?.id },
    );
    expect(detail.data?.getInvoiceDetail).toMatchObject(facts);
  });

  test("PAY-02 only the owner's session can read a payment or an invoice", async () => {
    for (const bearer of [null, 'null', 'f'.repeat(64)]) {
      const status = await hub(
        'query PaymentStatus($paymentId: String!) { paymentStatus(paymentId: $paymentId) { paymentId } }',
        { paymentId: payment.id },
        bearer,
      );
      expect(status.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
  });

  test('PAY-02 a return URL of another site is rejected before anything is created', async () => {
    const other = await openOrder(subject);
    for (const returnUrl of ['https://evil.example/', 'javascript:alert(1)', '//evil.example', 'not an address'])
      expect(
        await subject.payments.createForOrder(
          other.id,
          'VNPAY',
          other.totals.gross,
          returnUrl,
          subject.newIdempotencyKey(),
        ),
      ).toMatchObject({ failure: { code: 'bad-input' } });
    expect(unwrap(await subject.payments.listByOrder(other.id))).toEqual([]);
  });
});
