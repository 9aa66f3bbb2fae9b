import type { Invoice } from '#core/payment/invoice.ts';
import type { Payment } from '#core/payment/payment.ts';
import type { InvoiceGateway, PaymentGateway } from '#core/payment/payment-gateway.port.ts';
import { noAmounts } from '#core/pricing/amounts.ts';
import { addDong, dong, zeroDong } from '#core/shared/dong.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { invoiceId, orderId } from '#core/shared/ids.ts';
import { fail, ok } from '#core/shared/result.ts';
import { memoryPaymentSubject } from '#test/kit/memory-payments.ts';
import { describeMutants, mapped } from '#test/kit/mutants.ts';
import { invoiceGatewayLaws } from '#test/payment/invoice-gateway.contract.ts';
import { paymentGatewayLaws } from '#test/payment/payment-gateway.contract.ts';
import { type Bank, nextPayment, type PaymentSubject } from '#test/payment/payment-subject.ts';

type Mutation = (subject: PaymentSubject) => PaymentSubject;

const paying =
  (change: (real: PaymentGateway, subject: PaymentSubject) => Partial<PaymentGateway>): Mutation =>
  (subject) => ({ ...subject, payments: { ...subject.payments, ...change(subject.payments, subject) } });

/** Every payment that comes out is changed in the same way. */
const showing = (change: (payment: Payment) => Partial<Payment>): Mutation =>
  paying((real) => {
    const changed = (payment: Payment): Payment => ({ ...payment, ...change(payment) });
    return {
      createForOrder: (...given) => mapped(real.createForOrder(...given), changed),
      retry: (...given) => mapped(real.retry(...given), changed),
      status: (id) => mapped(real.status(id), changed),
      ofOrder: (id) => mapped(real.ofOrder(id), (all) => all.map(changed)),
    };
  });

type Making = Pick<PaymentGateway, 'createForOrder' | 'retry'>;
/** Both ways to make a payment are changed in the same way. */
const making = (change: (make: Making['retry'], subject: PaymentSubject) => Making['retry']): Mutation =>
  paying((real, subject) => ({
    createForOrder: change(real.createForOrder, subject),
    retry: change(real.retry, subject),
  }));

/** A refusal comes out as something else. */
const refusing = (code: string, instead: PortFailure): Mutation =>
  making((make) => async (...given) => {
    const made = await make(...given);
    return !made.ok && made.failure.kind === 'rejected' && made.failure.code === code ? fail(instead) : made;
  });

const banking =
  (change: (real: Bank) => Partial<Bank>): Mutation =>
  (subject) => ({ ...subject, bank: { ...subject.bank, ...change(subject.bank) } });

const nothing = async (): Promise<void> => undefined;
const garbled: PortFailure = { kind: 'garbled' };

describeMutants<PaymentSubject>('PAY-02 mutated payment gateways', paymentGatewayLaws, memoryPaymentSubject, {
  'methods have no picture': paying((real) => ({
    methods: () => mapped(real.methods(), (all) => all.map((method) => ({ ...method, image: null }))),
  })),
  'a đồng is missing from every payment': showing(({ amount }) => ({ amount: addDong(amount, dong(-1)) })),
  'payments live a day': showing(({ createdAt }) => ({ expiresAt: createdAt + 86_400_000 })),
  'the amount that was seen does not count': making((make, { orders }) => async (id, method, amount, ...rest) => {
    const order = await orders.load(id);
    return make(id, method, order.ok ? order.value.totals.gross : amount, ...rest);
  }),
  'the true amount is not told': refusing('amount-changed', {
    kind: 'rejected',
    code: 'amount-changed',
    message: '',
  }),
  'idempotencyKeys do not count': making(
    (make, { newIdempotencyKey }) =>
      (id, method, amount, url) =>
        make(id, method, amount, url, newIdempotencyKey()),
  ),
  'a used idempotencyKey is only unknown': refusing('idempotency-key-reused', { kind: 'unknown' }),
  'every press asks anew': making((make, { bank, newIdempotencyKey, payments }) => async (id, method, amount, url) => {
    const [before] = await listed(payments, id);
    if (before?.state === 'waiting') await bank.decline(before.id);
    return make(id, method, amount, url, newIdempotencyKey());
  }),
  'an unknown method is VietQR': making(
    (make) =>
      (id, method, ...rest) =>
        make(id, ['VIETQR', 'VNPAY'].includes(method) ? method : 'VIETQR', ...rest),
  ),
  'a cart is not found': refusing('order-not-open', { kind: 'not-found' }),
  'the code leaves the amount to the payer': showing(({ qrText }) => ({
    qrText: qrText?.replace(/54\d{2}\d+5802VN/, '5802VN') ?? null,
  })),
  'the content of the transfer is the payment, not the order': showing(({ id, transfer }) => ({
    transfer: transfer && { ...transfer, content: id },
  })),
  'the gateway has no address': showing(() => ({ redirectUrl: null })),
  'everybody sees every payment': (subject) => ({
    ...subject,
    stranger: { ...subject.stranger, payments: subject.payments },
  }),
  'a taken domain is no reason': refusing('domain-unavailable', garbled),
  'nothing is ever decided': showing(() => ({ state: 'waiting' })),
  'a refusal of the bank is lost': banking(() => ({ decline: nothing })),
  'earlier tries go on waiting': showing(({ state }) => ({ state: state === 'expired' ? 'waiting' : state })),
  'the oldest try comes first': paying((real) => ({
    ofOrder: (id) => mapped(real.ofOrder(id), (all) => [...all].reverse()),
  })),
  'late money is lost': banking(() => ({ late: nothing })),
  'any amount pays': banking((real) => ({ wrongAmount: real.confirm })),
  'anybody may report money': banking((real) => ({ forged: real.confirm })),
  'money for an earlier try pays that too': showing(({ state }) => ({ state: state === 'expired' ? 'paid' : state })),
  'every report gives an invoice': (subject) => ({
    ...subject,
    invoices: {
      ...subject.invoices,
      ofOrder: (id) => mapped(subject.invoices.ofOrder(id), (all) => [...all, ...all]),
    },
  }),
  'a paid order is only closed': refusing('already-paid', { kind: 'rejected', code: 'order-closed', message: '' }),
  'a domain is held by nobody': (subject) => ({
    ...subject,
    orders: {
      ...subject.orders,
      open: async (id) => {
        const answer = await subject.orders.open(id);
        return answer.ok ? answer : subject.orders.load(id);
      },
    },
  }),
  'late money buys what another order has got': (subject) => {
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
          mapped(subject.orders.load(id), (order) => (late.has(id) ? { ...order, financial: 'PAID' } : order)),
      },
    };
  },
  'a closed order goes on waiting': (subject) => ({
    ...subject,
    orders: { ...subject.orders, removeOrder: async () => ok(undefined) },
  }),
  'a paid order can be sent to somebody else': (subject) => ({
    ...subject,
    orders: {
      ...subject.orders,
      setCustomer: async (id, owner, checkout) => {
        const answer = await subject.orders.setCustomer(id, owner, checkout);
        return answer.ok ? answer : subject.orders.load(id);
      },
    },
  }),
  'a return tells another order': paying((real) => ({
    readReturn: (query) => mapped(real.readReturn(query), () => ({ orderId: orderId('0'.repeat(32)) })),
  })),
  'a return settles': paying((real, { bank }) => ({
    readReturn: async (query) => {
      const read = await real.readReturn(query);
      const [payment] = read.ok ? await listed(real, read.value.orderId) : [];
      if (payment) await bank.confirm(payment.id);
      return read;
    },
  })),
  'a return needs no signature': paying((real) => ({
    readReturn: async (query) => {
      const read = await real.readReturn(query);
      return read.ok ? read : ok({ orderId: orderId('0'.repeat(32)) });
    },
  })),
  'money for an old amount pays the new one': (subject) => ({
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
  'a paid order seems to change': (subject) => ({
    ...subject,
    orders: {
      ...subject.orders,
      changeLine: async (id, line, change, press) => {
        const answer = await subject.orders.changeLine(id, line, change, press);
        return answer.ok ? answer : subject.orders.load(id);
      },
    },
  }),
  'an unknown payment is garbled': paying((real) => ({
    status: async (id) => {
      const found = await real.status(id);
      return found.ok ? found : fail(garbled);
    },
  })),
});

const listed = async (real: PaymentGateway, id: Parameters<PaymentGateway['ofOrder']>[0]) => {
  const all = await real.ofOrder(id);
  return all.ok ? all.value : [];
};

const invoicing =
  (change: (real: InvoiceGateway) => Partial<InvoiceGateway>): Mutation =>
  (subject) => ({ ...subject, invoices: { ...subject.invoices, ...change(subject.invoices) } });

/** Every invoice that comes out is changed in the same way. */
const printing = (change: (invoice: Invoice) => Partial<Invoice>): Mutation =>
  invoicing((real) => {
    const changed = (invoice: Invoice): Invoice => ({ ...invoice, ...change(invoice) });
    return {
      detail: (id) => mapped(real.detail(id), changed),
      ofOrder: (id) => mapped(real.ofOrder(id), (all) => all.map(changed)),
    };
  });

const rows = (change: (line: Invoice['lines'][number]) => Partial<Invoice['lines'][number]>): Mutation =>
  printing(({ lines }) => ({ lines: lines.map((line) => ({ ...line, ...change(line) })) }));

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
};

describeMutants<PaymentSubject>('PAY-04 mutated invoice gateways', invoiceGatewayLaws, memoryPaymentSubject, {
  'an order without an invoice has a stray one': invoicing((real) => ({
    ofOrder: async (id) => {
      const all = await real.ofOrder(id);
      return all.ok && all.value.length === 0 ? ok([strayInvoice]) : all;
    },
  })),
  'the total leaves out a đồng': printing(({ totals }) => ({
    totals: { ...totals, gross: addDong(totals.gross, dong(-1)) },
  })),
  'lines count one too many': rows(({ quantity }) => ({ quantity: quantity + 1 })),
  'VAT is cut off instead of rounded': rows(({ amounts }) => ({
    amounts: { ...amounts, vat: addDong(amounts.vat, dong(-1)) },
  })),
  'the state fee bears a rate of nought': rows(({ vatPercent }) => ({ vatPercent: vatPercent ?? 0 })),
  'the detail is of another series': invoicing((real) => ({
    detail: (id) => mapped(real.detail(id), (invoice) => ({ ...invoice, series: '1C00TCM' })),
  })),
  'numbers leave every second one out': printing(({ number }) => ({ number: number * 2 })),
  'the seller has no tax code': printing(({ seller }) => ({ seller: { ...seller, taxCode: '' } })),
  'a company is named by its buyer': printing(({ buyer }) => ({ buyer: { ...buyer, taxCode: '' } })),
  'a person has no address': printing(({ buyer }) => ({ buyer: { ...buyer, address: '' } })),
  'everybody sees every invoice': (subject) => ({
    ...subject,
    stranger: { ...subject.stranger, invoices: subject.invoices },
  }),
  'the state fee is left out of the totals': printing(({ totals }) => ({ totals: { ...totals, exempt: zeroDong } })),
});
