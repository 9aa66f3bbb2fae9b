import { type Order, surplusOf } from '#core/orders/order.ts';
import type { Invoice } from '#core/payment/invoice.ts';
import type { Payment } from '#core/payment/payment.ts';
import type { InvoiceGateway, PaymentGateway } from '#core/payment/payment-gateway.port.ts';
import { noAmounts } from '#core/pricing/amounts.ts';
import { addDong, dong, zeroDong } from '#core/shared/dong.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { invoiceId, orderId } from '#core/shared/ids.ts';
import { fail, ok } from '#core/shared/result.ts';
import { memoryPaymentSubject } from '#test/kit/fakes/memory-payments.ts';
import { describeMutants, mapValue } from '#test/kit/mutants.ts';
import { invoiceGatewayLaws } from '#test/payment/invoice-gateway.contract.ts';
import { paymentGatewayLaws } from '#test/payment/payment-gateway.contract.ts';
import { type Bank, nextPayment, type PaymentSubject } from '#test/payment/payment-subject.ts';

const anyReturned = {
  orderId: orderId('0'.repeat(32)),
  orderNumber: 'DH0',
  amount: dong(1),
  state: 'waiting' as const,
};

type Mutation = (subject: PaymentSubject) => PaymentSubject;

const withPaymentGatewayChanges =
  (change: (real: PaymentGateway, subject: PaymentSubject) => Partial<PaymentGateway>): Mutation =>
  (subject) => ({ ...subject, payments: { ...subject.payments, ...change(subject.payments, subject) } });

/** Changes every returned payment in the same way. */
const withPaymentChanges = (change: (payment: Payment) => Partial<Payment>): Mutation =>
  withPaymentGatewayChanges((real) => {
    const changed = (payment: Payment): Payment => ({ ...payment, ...change(payment) });
    return {
      createForOrder: (...given) => mapValue(real.createForOrder(...given), changed),
      retry: (...given) => mapValue(real.retry(...given), changed),
      status: (id) => mapValue(real.status(id), changed),
      listByOrder: (id) => mapValue(real.listByOrder(id), (all) => all.map(changed)),
    };
  });

type Making = Pick<PaymentGateway, 'createForOrder' | 'retry'>;
/** Changes both ways to create a payment in the same way. */
const withCreationChanges = (change: (make: Making['retry'], subject: PaymentSubject) => Making['retry']): Mutation =>
  withPaymentGatewayChanges((real, subject) => ({
    createForOrder: change(real.createForOrder, subject),
    retry: change(real.retry, subject),
  }));

/** Replaces a refusal with this code by another failure. */
const replaceRefusal = (code: string, instead: PortFailure): Mutation =>
  withCreationChanges((make) => async (...given) => {
    const made = await make(...given);
    return !made.ok && made.failure.kind === 'rejected' && made.failure.code === code ? fail(instead) : made;
  });

const withBankChanges =
  (change: (real: Bank) => Partial<Bank>): Mutation =>
  (subject) => ({ ...subject, bank: { ...subject.bank, ...change(subject.bank) } });

const withoutReceived = ({ received: _, ...order }: Order): Order => order;

const nothing = async (): Promise<void> => undefined;
const garbled: PortFailure = { kind: 'garbled' };

describeMutants<PaymentSubject>(
  'PAY-02 the laws reject every mutant of the payment gateway',
  paymentGatewayLaws,
  memoryPaymentSubject,
  {
    'payment methods have no image': withPaymentGatewayChanges((real) => ({
      methods: () => mapValue(real.methods(), (all) => all.map((method) => ({ ...method, image: null }))),
    })),
    'what came beyond the total is forgotten': (subject) => ({
      ...subject,
      orders: {
        ...subject.orders,
        load: (id) =>
          mapValue(subject.orders.load(id), (order) => (surplusOf(order) > 0 ? withoutReceived(order) : order)),
      },
    }),
    'payments are one đồng too low': withPaymentChanges(({ amount }) => ({ amount: addDong(amount, dong(-1)) })),
    'payments expire after a day': withPaymentChanges(({ createdAt }) => ({ expiresAt: createdAt + 86_400_000 })),
    'the expected amount is ignored': withCreationChanges((make, { orders }) => async (id, method, amount, ...rest) => {
      const order = await orders.load(id);
      return make(id, method, order.ok ? order.value.totals.gross : amount, ...rest);
    }),
    'a changed amount is rejected without the current one': replaceRefusal('amount-changed', {
      kind: 'rejected',
      code: 'amount-changed',
      message: '',
    }),
    'idempotency keys are ignored': withCreationChanges(
      (make, { newIdempotencyKey }) =>
        (id, method, amount, url) =>
          make(id, method, amount, url, newIdempotencyKey()),
    ),
    'reusing an idempotency key returns `unknown`': replaceRefusal('idempotency-key-reused', { kind: 'unknown' }),
    'every call declines the waiting payment and creates a new one': withCreationChanges(
      (make, { bank, newIdempotencyKey, payments }) =>
        async (id, method, amount, url) => {
          const [before] = await paymentsOf(payments, id);
          if (before?.state === 'waiting') await bank.decline(before.id);
          return make(id, method, amount, url, newIdempotencyKey());
        },
    ),
    'an unknown method is treated as VietQR': withCreationChanges(
      (make) =>
        (id, method, ...rest) =>
          make(id, ['VIETQR', 'VNPAY'].includes(method) ? method : 'VIETQR', ...rest),
    ),
    'paying a cart returns `not-found`': replaceRefusal('order-not-open', { kind: 'not-found' }),
    'the QR code contains no amount': withPaymentChanges(({ qrText }) => ({
      qrText: qrText?.replace(/54\d{2}\d+5802VN/, '5802VN') ?? null,
    })),
    'the transfer content is the payment id instead of the order': withPaymentChanges(({ id, transfer }) => ({
      transfer: transfer && { ...transfer, content: id },
    })),
    'the payment has no redirect URL': withPaymentChanges(() => ({ redirectUrl: null })),
    'strangers can read payments': (subject) => ({
      ...subject,
      stranger: { ...subject.stranger, payments: subject.payments },
    }),
    'a taken domain is reported as `garbled`': replaceRefusal('domain-unavailable', garbled),
    'every payment stays in the state `waiting`': withPaymentChanges(() => ({ state: 'waiting' })),
    'the bank’s decline is ignored': withBankChanges(() => ({ decline: nothing })),
    'expired payments stay in the state `waiting`': withPaymentChanges(({ state }) => ({
      state: state === 'expired' ? 'waiting' : state,
    })),
    'payments are listed oldest first': withPaymentGatewayChanges((real) => ({
      listByOrder: (id) => mapValue(real.listByOrder(id), (all) => [...all].reverse()),
    })),
    'late money is ignored': withBankChanges(() => ({ late: nothing })),
    'a part payment pays the whole': withBankChanges((real) => ({ transfer: (id) => real.confirm(id) })),
    'a part payment is lost': withBankChanges(() => ({ transfer: nothing })),
    'forged notifications are accepted': withBankChanges((real) => ({ forged: real.confirm })),
    'expired payments are reported as paid': withPaymentChanges(({ state }) => ({
      state: state === 'expired' ? 'paid' : state,
    })),
    'an order lists each invoice twice': (subject) => ({
      ...subject,
      invoices: {
        ...subject.invoices,
        newestByOrder: (id) => mapValue(subject.invoices.newestByOrder(id), (all) => [...all, ...all]),
      },
    }),
    'paying a paid order is rejected as closed': replaceRefusal('already-paid', {
      kind: 'rejected',
      code: 'order-closed',
      message: '',
    }),
    'opening an order always succeeds': (subject) => ({
      ...subject,
      orders: {
        ...subject.orders,
        open: async (id) => {
          const answer = await subject.orders.open(id);
          return answer.ok ? answer : subject.orders.load(id);
        },
      },
    }),
    'late money always pays the order': (subject) => {
      const late = new Set<string>();
      return {
        ...subject,
        bank: {
          ...subject.bank,
          late: async (id) => {
            const payment = await subject.payments.status(id);
            if (payment.ok) late.add(payment.value.orderId);
            await subject.bank.late(id);
          },
        },
        orders: {
          ...subject.orders,
          load: (id) =>
            mapValue(subject.orders.load(id), (order) => (late.has(id) ? { ...order, financial: 'PAID' } : order)),
        },
      };
    },
    'unpaid orders stay open': (subject) => ({
      ...subject,
      orders: {
        ...subject.orders,
        load: (id) =>
          mapValue(subject.orders.load(id), (order) =>
            order.cancelReason?.startsWith('Quá') ? { ...order, status: 'open' } : order,
          ),
      },
    }),
    'removing an order does nothing': (subject) => ({
      ...subject,
      orders: { ...subject.orders, removeOrder: async () => ok(undefined) },
    }),
    'changing the recipient of a paid order reports success': (subject) => ({
      ...subject,
      orders: {
        ...subject.orders,
        setCustomer: async (id, owner, checkout) => {
          const answer = await subject.orders.setCustomer(id, owner, checkout);
          return answer.ok ? answer : subject.orders.load(id);
        },
      },
    }),
    'the return query yields another order': withPaymentGatewayChanges((real) => ({
      parseReturn: (query) =>
        mapValue(real.parseReturn(query), (read) => ({ ...read, orderId: orderId('0'.repeat(32)) })),
    })),
    'the return query yields another amount': withPaymentGatewayChanges((real) => ({
      parseReturn: (query) => mapValue(real.parseReturn(query), (read) => ({ ...read, amount: dong(read.amount + 1) })),
    })),
    'the return query settles the payment': withPaymentGatewayChanges((real, { bank }) => ({
      parseReturn: async (query) => {
        const read = await real.parseReturn(query);
        const [payment] = read.ok ? await paymentsOf(real, read.value.orderId) : [];
        if (payment) await bank.confirm(payment.id);
        return read;
      },
    })),
    'a return query without a valid signature is accepted': withPaymentGatewayChanges((real) => ({
      parseReturn: async (query) => {
        const read = await real.parseReturn(query);
        return read.ok ? read : ok(anyReturned);
      },
    })),
    'money for an outdated amount pays the new one': (subject) => ({
      ...subject,
      bank: {
        ...subject.bank,
        confirm: async (id) => {
          const payment = await subject.payments.status(id);
          const order = payment.ok ? await subject.orders.load(payment.value.orderId) : payment;
          const changed = payment.ok && order.ok && order.value.totals.gross !== payment.value.amount;
          const next = changed ? await nextPayment(subject, order.value) : payment;
          await subject.bank.confirm(next.ok ? next.value.id : id);
        },
      },
    }),
    'changing a line of a paid order reports success': (subject) => ({
      ...subject,
      orders: {
        ...subject.orders,
        changeLine: async (id, line, change, press) => {
          const answer = await subject.orders.changeLine(id, line, change, press);
          return answer.ok ? answer : subject.orders.load(id);
        },
      },
    }),
    'an unknown payment returns `garbled`': withPaymentGatewayChanges((real) => ({
      status: async (id) => {
        const found = await real.status(id);
        return found.ok ? found : fail(garbled);
      },
    })),
  },
);

const paymentsOf = async (real: PaymentGateway, id: Parameters<PaymentGateway['listByOrder']>[0]) => {
  const all = await real.listByOrder(id);
  return all.ok ? all.value : [];
};

const withInvoiceGatewayChanges =
  (change: (real: InvoiceGateway) => Partial<InvoiceGateway>): Mutation =>
  (subject) => ({ ...subject, invoices: { ...subject.invoices, ...change(subject.invoices) } });

/** Changes every returned invoice in the same way. */
const withInvoiceChanges = (change: (invoice: Invoice) => Partial<Invoice>): Mutation =>
  withInvoiceGatewayChanges((real) => {
    const changed = (invoice: Invoice): Invoice => ({ ...invoice, ...change(invoice) });
    return {
      detail: (id) => mapValue(real.detail(id), changed),
      newestByOrder: (id) => mapValue(real.newestByOrder(id), (all) => all.map(changed)),
    };
  });

const withLineChanges = (change: (line: Invoice['lines'][number]) => Partial<Invoice['lines'][number]>): Mutation =>
  withInvoiceChanges(({ lines }) => ({ lines: lines.map((line) => ({ ...line, ...change(line) })) }));

const nobody = { name: '', taxCode: '', address: '', email: '', phone: '' };
const strayInvoice: Invoice = {
  id: invoiceId('0'),
  series: '1C26TCM',
  number: 1,
  orderId: orderId('0'),
  orderNumber: 'DH0',
  paymentId: null,
  status: 'ISSUED',
  date: 0,
  seller: nobody,
  buyer: nobody,
  lines: [],
  totals: noAmounts,
  paid: zeroDong,
  adjusts: null,
  replaces: null,
};

describeMutants<PaymentSubject>(
  'PAY-04 the laws reject every mutant of the invoice gateway',
  invoiceGatewayLaws,
  memoryPaymentSubject,
  {
    'an order without an invoice returns an unrelated one': withInvoiceGatewayChanges((real) => ({
      newestByOrder: async (id) => {
        const all = await real.newestByOrder(id);
        return all.ok && all.value.length === 0 ? ok([strayInvoice]) : all;
      },
    })),
    'the total is one đồng too low': withInvoiceChanges(({ totals }) => ({
      totals: { ...totals, gross: addDong(totals.gross, dong(-1)) },
    })),
    'line quantities are one too high': withLineChanges(({ quantity }) => ({ quantity: quantity + 1 })),
    'VAT is one đồng too low': withLineChanges(({ amounts }) => ({
      amounts: { ...amounts, vat: addDong(amounts.vat, dong(-1)) },
    })),
    'the state fee has a VAT rate of 0 instead of none': withLineChanges(({ vatPercent }) => ({
      vatPercent: vatPercent ?? 0,
    })),
    'the invoice detail shows another series': withInvoiceGatewayChanges((real) => ({
      detail: (id) => mapValue(real.detail(id), (invoice) => ({ ...invoice, series: '1C00TCM' })),
    })),
    'every second invoice number is skipped': withInvoiceChanges(({ number }) => ({ number: number * 2 })),
    'the seller has no tax code': withInvoiceChanges(({ seller }) => ({ seller: { ...seller, taxCode: '' } })),
    'the buyer has no tax code': withInvoiceChanges(({ buyer }) => ({ buyer: { ...buyer, taxCode: '' } })),
    'the buyer has no address': withInvoiceChanges(({ buyer }) => ({ buyer: { ...buyer, address: '' } })),
    'strangers can read invoices': (subject) => ({
      ...subject,
      stranger: { ...subject.stranger, invoices: subject.invoices },
    }),
    'the state fee is left out of the totals': withInvoiceChanges(({ totals }) => ({
      totals: { ...totals, exempt: zeroDong },
    })),
  },
);
