import { expect } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import type { Order } from '#core/orders/order.ts';
import type { Checkout, NewLine, OrderGateway } from '#core/orders/order-gateway.port.ts';
import type { InvoiceGateway, PaymentGateway } from '#core/payment/payment-gateway.port.ts';
import type { CustomerGateway } from '#core/session/session.port.ts';
import type { Dong } from '#core/shared/dong.ts';
import { type IdempotencyKey, type PaymentId, productId } from '#core/shared/ids.ts';
import type { Address } from '#core/shared/people/address.ts';
import type { Result } from '#core/shared/result.ts';

/** What a test can make the bank do. Each call resolves when the shop has received the notification. */
export type Bank = {
  readonly confirm: (id: PaymentId) => Promise<void>;
  readonly decline: (id: PaymentId) => Promise<void>;
  /** Pays after the payment has expired. */
  readonly late: (id: PaymentId) => Promise<void>;
  /** Pays this amount, in đồng, under a number of digits; a number that was reported before is the same transfer. */
  readonly transfer: (id: PaymentId, amount: number, reference: string) => Promise<void>;
  /** Reports the same transfer twice. */
  readonly twice: (id: PaymentId) => Promise<void>;
  /** Somebody other than the bank reports a payment. */
  readonly forged: (id: PaymentId) => Promise<void>;
  /** The signed query of the browser's return from the gateway, before any notification. */
  readonly returnQuery: (id: PaymentId) => Promise<Readonly<Record<string, string>>>;
};

/** Payments of one shopper, on services that no other test uses at the moment. */
export type PaymentSubject = {
  readonly payments: PaymentGateway;
  readonly invoices: InvoiceGateway;
  readonly orders: OrderGateway;
  readonly customers: CustomerGateway;
  /** The same services as another visitor sees them. */
  readonly stranger: { readonly payments: PaymentGateway; readonly invoices: InvoiceGateway };
  readonly bank: Bank;
  /** Lets this many milliseconds pass. */
  readonly pass: (milliseconds: number) => Promise<void>;
  readonly newIdempotencyKey: () => IdempotencyKey;
  /** An unregistered name below an extension. */
  readonly freeDomain: (extension: string) => string;
  readonly returnUrl: string;
};

/** Who may order. */
type Orderer = Pick<PaymentSubject, 'orders' | 'customers' | 'newIdempotencyKey'>;

/** The value; a failure fails the test and is shown. */
export const unwrap = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new Error(`expected a value: ${JSON.stringify(result.failure)}`);
  return result.value;
};

/** Expects a refusal with this code. */
export const expectRefused = (result: Result<unknown, unknown>, code: string): void =>
  expect(result).toMatchObject({ ok: false, failure: { kind: 'rejected', code } });

export const expectNotFound = (result: Result<unknown, unknown>): void =>
  expect(result).toEqual({ ok: false, failure: { kind: 'not-found' } });

/** A line for a seed product at today's price. */
export const lineFor = (sku: (text: string) => boolean, count = 1, description = ''): NewLine => {
  const product = seedProducts.find((each) => sku(each.slug));
  const price = product?.prices[0];
  if (!product || !price) throw new Error('the seed has no such product');
  return {
    productId: productId(product.id),
    term: price.term,
    quantity: count,
    charge: price.charge,
    priceType: price.type,
    oldCharge: null,
    description,
    options: [],
    children: [],
    campaign: null,
    gift: false,
    source: null,
  };
};

const isServer = (slug: string): boolean => slug.startsWith('cloud-server');

export const serverLine = (count = 1): NewLine => lineFor(isServer, count);

export const domainLine = (name: string): NewLine => {
  const extension = name.slice(name.indexOf('.'));
  const product = seedProducts.find((each) => each.type === 'domain' && each.title.endsWith(extension));
  if (!product) throw new Error(`the seed sells no ${extension}`);
  return lineFor((slug) => slug === product.slug, 1, name);
};

const contact = { name: 'Nguyễn Thị Mây', phone: '0912345678', email: 'may@example.vn' };

export const address: Address = {
  street: '12 phố Hàng Bông',
  provinceCode: '01',
  provinceName: 'Thành phố Hà Nội',
  wardCode: '00070',
  wardName: 'Phường Hoàn Kiếm',
};

export const someCheckout: Checkout = {
  contact,
  address,
  invoiceRequest: null,
  note: '',
};

export const companyCheckout: Checkout = {
  ...someCheckout,
  invoiceRequest: {
    company: 'Công ty Cổ phần Tiệm Bánh Mây',
    taxCode: '0100109106',
    address: '3 phố Huế, Hà Nội',
    email: 'ketoan@example.vn',
  },
};

/** An order that is still a cart. */
export const draftOrder = async (subject: Orderer, lines: readonly NewLine[]): Promise<Order> => {
  const { orders, newIdempotencyKey } = subject;
  const draft = unwrap(await orders.createDraftCart(newIdempotencyKey()));
  for (const line of lines) unwrap(await orders.addLine(draft.id, line, newIdempotencyKey()));
  return unwrap(await orders.load(draft.id));
};

/** A cart with its customer and address, not opened yet. */
export const readyOrder = async (
  subject: Orderer,
  lines: readonly NewLine[] = [serverLine()],
  checkout: Checkout = someCheckout,
): Promise<Order> => {
  const { orders, customers, newIdempotencyKey } = subject;
  const draft = await draftOrder(subject, lines);
  const owner = unwrap(await customers.create({ ...contact, address: '12 phố Hàng Bông' }, newIdempotencyKey()));
  return unwrap(await orders.setCustomer(draft.id, owner, checkout));
};

/** An order that can be paid: customer and address set, status OPEN. */
export const openOrder = async (subject: Orderer, lines?: readonly NewLine[], checkout?: Checkout): Promise<Order> =>
  unwrap(await subject.orders.open((await readyOrder(subject, lines, checkout)).id));

/** The first payment of an order, for its total. */
export const firstPayment = (
  { payments, newIdempotencyKey, returnUrl }: PaymentSubject,
  order: Order,
  { methodCode = 'VIETQR', amount = order.totals.gross }: { methodCode?: string; amount?: Dong } = {},
) => payments.createForOrder(order.id, methodCode, amount, returnUrl, newIdempotencyKey());

/** Another payment attempt for the same order. */
export const nextPayment = (
  { payments, newIdempotencyKey, returnUrl }: PaymentSubject,
  order: Order,
  methodCode = 'VIETQR',
) => payments.retry(order.id, methodCode, order.totals.gross, returnUrl, newIdempotencyKey());
