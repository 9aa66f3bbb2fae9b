import { expect } from 'vitest';
import type { Checkout, NewLine } from '#core/orders/order-gateway.port.ts';
import type { Invoice } from '#core/payment/invoice.ts';
import { isoMonthAt } from '#core/payment/invoice-months.ts';
import { INVOICES_PER_PAGE } from '#core/payment/payment-gateway.port.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { addDong } from '#core/shared/dong.ts';
import type { PartyId } from '#core/shared/ids.ts';
import { isTaxCode } from '#core/shared/people/tax-code.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import {
  address,
  companyCheckout,
  domainLine,
  expectNotFound,
  firstPayment,
  openOrder,
  type PaymentSubject,
  serverLine,
  someCheckout,
  unwrap,
} from './payment-subject.ts';

/** The invoice of an order that was just paid. */
const invoiceFor = async (
  subject: PaymentSubject,
  lines: readonly NewLine[] = [serverLine()],
  checkout: Checkout = someCheckout,
): Promise<Invoice> => {
  const order = await openOrder(subject, lines, checkout);
  await subject.bank.confirm(unwrap(await firstPayment(subject, order)).id);
  const [invoice] = unwrap(await subject.invoices.newestByOrder(order.id));
  if (!invoice) throw new Error('a paid order has no invoice');
  return invoice;
};

/** A customer without orders, and another customer of the same shop. */
export type CustomerInvoices = {
  readonly customer: PaymentSubject;
  readonly party: PartyId;
  readonly neighbour: { readonly customer: PaymentSubject; readonly party: PartyId };
};

/** The invoice of an order that the customer has just paid. */
const ownInvoice = async (customer: PaymentSubject): Promise<Invoice> => {
  const placed = await customer.orders.placeOwn([serverLine()], someCheckout, customer.newIdempotencyKey());
  const order = unwrap(placed);
  await customer.bank.confirm(unwrap(await firstPayment(customer, order)).id);
  const [invoice] = unwrap(await customer.invoices.newestByOrder(order.id));
  if (!invoice) throw new Error('a paid order has no invoice');
  return invoice;
};

/** Laws of every InvoiceGateway. */
export const invoiceGatewayLaws: readonly Law<PaymentSubject>[] = [
  {
    name: 'PAY-04 an order has no invoice before it is paid',
    check: async (open) => {
      const subject = await open();
      const order = await openOrder(subject);
      expect(unwrap(await subject.invoices.newestByOrder(order.id))).toEqual([]);
      unwrap(await firstPayment(subject, order));
      expect(unwrap(await subject.invoices.newestByOrder(order.id))).toEqual([]);
    },
  },
  {
    name: 'PAY-04 ENT-10 the total of an invoice is the paid amount and the sum of its lines',
    check: async (open) => {
      const subject = await open();
      const order = await openOrder(subject, [
        serverLine(3),
        serverLine(7),
        domainLine(subject.freeDomain('.vn')),
        domainLine(subject.freeDomain('.com')),
      ]);
      const payment = unwrap(await firstPayment(subject, order));
      await subject.bank.confirm(payment.id);
      const [invoice] = unwrap(await subject.invoices.newestByOrder(order.id));
      expect(invoice).toMatchObject({
        orderId: order.id,
        orderNumber: order.number,
        paymentId: payment.id,
        status: 'ISSUED',
        paid: payment.amount,
        totals: order.totals,
      });
      expect(invoice?.totals).toEqual(sumAmounts(invoice?.lines.map((line) => line.amounts) ?? []));
      expect(invoice?.totals.gross).toBe(payment.amount);
    },
  },
  {
    name: 'PAY-04 every line adds up: quantity times price, and VAT at its rate rounded half up',
    check: async (open) => {
      const subject = await open();
      const { lines } = await invoiceFor(subject, [serverLine(3), domainLine(subject.freeDomain('.com.vn'))]);
      for (const { amounts, quantity, unitPrice, vatPercent, charge } of lines) {
        const before = amounts.net + amounts.exempt;
        expect(before).toBe(quantity * unitPrice);
        expect(charge.net + charge.exempt).toBe(unitPrice);
        expect(amounts.vat).toBe(Math.floor((amounts.net * (vatPercent ?? 0)) / 100 + 0.5));
        expect(amounts.gross).toBe(before + amounts.vat);
      }
    },
  },
  {
    name: 'PAY-04 a .vn domain has two lines: the taxed service and the state fee without VAT',
    check: async (open) => {
      const subject = await open();
      const name = subject.freeDomain('.vn');
      const { lines } = await invoiceFor(subject, [domainLine(name)]);
      expect(lines.map((line) => [line.vatPercent === null, line.amounts.exempt > 0, line.amounts.net > 0])).toEqual([
        [false, false, true],
        [true, true, false],
      ]);
      expect(lines[1]?.amounts.vat).toBe(0);
      expect(lines[0]?.title).toContain(name);
    },
  },
  {
    name: 'GQL-04 the invoice detail equals the invoice of its order',
    check: async (open) => {
      const subject = await open();
      const invoice = await invoiceFor(subject);
      expect(unwrap(await subject.invoices.detail(invoice.id))).toEqual(invoice);
    },
  },
  {
    name: 'PAY-04 invoice numbers of a series are consecutive, even when other money settled nothing',
    check: async (open) => {
      const subject = await open();
      const first = await invoiceFor(subject);
      const idle = await openOrder(subject);
      const payment = unwrap(await firstPayment(subject, idle));
      await subject.bank.transfer(payment.id, 1_000, '77');
      await subject.bank.decline(payment.id);
      await subject.bank.forged(payment.id);
      const next = [await invoiceFor(subject), await invoiceFor(subject)];
      expect(first.series).toMatch(/^1C\d\dTCM$/);
      expect(next.map(({ series, number }) => [series, number])).toEqual([
        [first.series, first.number + 1],
        [first.series, first.number + 2],
      ]);
    },
  },
  {
    name: 'PAY-04 the seller has a valid tax code, and so has a company that buys',
    check: async (open) => {
      const subject = await open();
      const { seller, buyer } = await invoiceFor(subject, [serverLine()], companyCheckout);
      expect(isTaxCode(seller.taxCode)).toBe(true);
      expect([seller.name, seller.address].every((text) => text.length > 5)).toBe(true);
      const { company, taxCode, address, email } = companyCheckout.invoiceRequest ?? {};
      expect(buyer).toMatchObject({ name: company, taxCode, address, email });
    },
  },
  {
    name: 'PAY-04 a person who buys has the address of the order and no tax code',
    check: async (open) => {
      const { buyer } = await invoiceFor(await open());
      const { contact } = someCheckout;
      expect(buyer).toMatchObject({ ...contact, taxCode: '' });
      expect(buyer.address).toBe(`${address.street}, ${address.wardName}, ${address.provinceName}`);
    },
  },
  {
    name: 'PAY-04 an order without an address has an invoice without one, and a company keeps its own',
    check: async (open) => {
      const subject = await open();
      const person = await invoiceFor(subject, [serverLine()], { ...someCheckout, address: null });
      expect(person.buyer).toMatchObject({ ...someCheckout.contact, address: '' });
      const company = await invoiceFor(subject, [serverLine()], { ...companyCheckout, address: null });
      expect(company.buyer.address).toBe(companyCheckout.invoiceRequest?.address);
    },
  },
  {
    name: 'PAY-04 only the owner can read an invoice',
    check: async (open) => {
      const subject = await open();
      const invoice = await invoiceFor(subject);
      expectNotFound(await subject.stranger.invoices.detail(invoice.id));
      expectNotFound(await subject.stranger.invoices.newestByOrder(invoice.orderId));
    },
  },
  {
    name: 'PAY-04 net amount, state fee and VAT of a mixed order add up to the invoice total',
    check: async (open) => {
      const subject = await open();
      const { totals } = await invoiceFor(subject, [serverLine(2), domainLine(subject.freeDomain('.vn'))]);
      expect(totals.exempt).toBeGreaterThan(0);
      expect(totals.gross).toBe(addDong(totals.net, totals.exempt, totals.vat));
    },
  },
];

/** Laws of every InvoiceGateway for a customer's list. */
export const invoiceListLaws: readonly Law<CustomerInvoices>[] = [
  {
    name: "ORD-03 the list has the customer's invoices, newest first, ten a page, each equal to its detail",
    check: async (open) => {
      const { customer, party } = await open();
      expect(unwrap(await customer.invoices.list(party, 1))).toEqual({ invoices: [], total: 0, pages: 0 });
      const made: Invoice[] = [];
      for (let at = 0; at < 12; at += 1) made.unshift(await ownInvoice(customer));
      for (const page of [1, 2, 3]) {
        const list = unwrap(await customer.invoices.list(party, page));
        expect(list).toMatchObject({ total: 12, pages: 2 });
        expect(list.invoices).toEqual(made.slice((page - 1) * INVOICES_PER_PAGE, page * INVOICES_PER_PAGE));
      }
    },
  },
  {
    name: 'ORD-03 an unpaid order is not in the list',
    check: async (open) => {
      const { customer, party } = await open();
      unwrap(await customer.orders.placeOwn([serverLine()], someCheckout, customer.newIdempotencyKey()));
      const invoice = await ownInvoice(customer);
      expect(unwrap(await customer.invoices.list(party, 1)).invoices).toEqual([invoice]);
    },
  },
  {
    name: "ORD-03 CART-02 another customer's invoices cannot be listed, and a guest has none",
    check: async (open) => {
      const { customer, party, neighbour } = await open();
      await ownInvoice(customer);
      expectNotFound(await neighbour.customer.invoices.list(party, 1));
      expectNotFound(await customer.stranger.invoices.list(party, 1));
      expect(unwrap(await neighbour.customer.invoices.list(neighbour.party, 1)).total).toBe(0);
    },
  },
];

const inMonth = (invoice: Invoice, month: string): boolean => isoMonthAt(invoice.date) === month;

/** Laws of every InvoiceGateway for the months of a customer. */
export const invoiceMonthLaws: readonly Law<CustomerInvoices>[] = [
  {
    name: 'ORD-03 the months count every invoice of the customer once, with its sum',
    check: async (open) => {
      const { customer, party } = await open();
      expect(unwrap(await customer.invoices.months(party))).toEqual([]);
      const made = [await ownInvoice(customer), await ownInvoice(customer), await ownInvoice(customer)];
      const months = unwrap(await customer.invoices.months(party));
      const names = [...new Set(made.map(({ date }) => isoMonthAt(date)))].toSorted().toReversed();
      expect(months).toEqual(
        names.map((month) => {
          const own = made.filter((each) => inMonth(each, month));
          return { month, invoices: own.length, total: addDong(...own.map(({ paid }) => paid)) };
        }),
      );
    },
  },
  {
    name: 'ORD-03 a month has its own invoices by number, each equal to its detail, and no page beyond its last',
    check: async (open) => {
      const { customer, party } = await open();
      const made: Invoice[] = [];
      for (let at = 0; at < 4; at += 1) made.push(await ownInvoice(customer));
      const month = isoMonthAt(made[0]?.date ?? 0);
      const own = made.filter((each) => inMonth(each, month));
      const whole = { invoices: own, total: own.length, pages: 1 };
      expect(unwrap(await customer.invoices.listOfMonth(party, month, 1))).toEqual(whole);
      expect(unwrap(await customer.invoices.listOfMonth(party, month, 2)).invoices).toEqual([]);
    },
  },
  {
    name: 'ORD-03 a month without invoices is empty, before the first and after the last',
    check: async (open) => {
      const { customer, party } = await open();
      await ownInvoice(customer);
      for (const month of ['2001-01', '2019-12', '2099-02'])
        expect(unwrap(await customer.invoices.listOfMonth(party, month, 1))).toEqual({
          invoices: [],
          total: 0,
          pages: 0,
        });
    },
  },
  {
    name: "ORD-03 CART-02 another customer's month is not-found, and one's own does not show theirs",
    check: async (open) => {
      const { customer, party, neighbour } = await open();
      const month = isoMonthAt((await ownInvoice(customer)).date);
      for (const reader of [neighbour.customer, customer.stranger]) {
        expectNotFound(await reader.invoices.months(party));
        expectNotFound(await reader.invoices.listOfMonth(party, month, 1));
      }
      expect(unwrap(await neighbour.customer.invoices.months(neighbour.party))).toEqual([]);
      expect(unwrap(await neighbour.customer.invoices.listOfMonth(neighbour.party, month, 1)).total).toBe(0);
    },
  },
];

/** Runs the laws of the list on one adapter. */
export const invoiceListContract = (name: string, open: () => Promise<CustomerInvoices>): void =>
  describeLaws(
    `${name} keeps the contract of the InvoiceGateway's list`,
    [...invoiceListLaws, ...invoiceMonthLaws],
    open,
  );

/** Runs the laws on one adapter. `open` returns a shopper without orders, on services whose clock is fixed. */
export const invoiceGatewayContract = (name: string, open: () => Promise<PaymentSubject>): void =>
  describeLaws(`${name} keeps the InvoiceGateway contract`, invoiceGatewayLaws, open);
