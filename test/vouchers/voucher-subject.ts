import type { Order } from '#core/orders/order.ts';
import type { NewLine, OrderGateway } from '#core/orders/order-gateway.port.ts';
import type { InvoiceGateway, PaymentGateway } from '#core/payment/payment-gateway.port.ts';
import type { CustomerGateway } from '#core/session/session.port.ts';
import type { OrderId, PaymentId } from '#core/shared/ids.ts';
import type { Contact } from '#core/shared/people/contact.ts';
import type { VoucherGateway } from '#core/vouchers/voucher-gateway.port.ts';
import { lineFor, productBySku } from '#test/orders/any-line.ts';
import {
  addLineTo,
  checkout,
  freshIdempotencyKey,
  loadOrder,
  newCart,
  newParty,
  unwrap,
} from '#test/orders/order-world.ts';

/** A visitor and the adapters that carry their session. */
export type Buyer = {
  readonly orders: OrderGateway;
  readonly customers: CustomerGateway;
  readonly payments: PaymentGateway;
  readonly invoices: InvoiceGateway;
  readonly vouchers: VoucherGateway;
};

/** A guest, another guest and a logged-in customer at the same services. */
export type VoucherSubject = {
  readonly mine: Buyer;
  readonly stranger: Buyer;
  readonly customer: Buyer;
  /** Makes the bank confirm a payment. */
  readonly pay: (id: PaymentId) => Promise<void>;
};

/** Replaces the voucher gateway; orders stay unchanged. */
export const withVouchers = (
  subject: VoucherSubject,
  change: (vouchers: VoucherGateway) => Partial<VoucherGateway>,
): VoucherSubject => {
  const changed = (buyer: Buyer): Buyer => ({
    ...buyer,
    vouchers: { ...buyer.vouchers, ...change(buyer.vouchers) },
  });
  return {
    ...subject,
    mine: changed(subject.mine),
    stranger: changed(subject.stranger),
    customer: changed(subject.customer),
  };
};

let contactCount = 0;
/** A contact that no other test uses, because a first order is recognised by party, e-mail and phone. */
export const freshContact = (): Contact => {
  contactCount += 1;
  const unique = `${Date.now()}${contactCount}`;
  return {
    name: 'Trần Thị Mới',
    email: `moi.${unique}.${Math.random().toString(36).slice(2)}@example.com`,
    phone: `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
  };
};

export const hosting = lineFor(productBySku('WH-02'), { term: 12 });
export const server = (count: number): NewLine => lineFor(productBySku('CS-01'), { term: 1, quantity: count });

export const cartWith = async (buyer: Buyer, ...lines: readonly NewLine[]): Promise<Order> => {
  const cart = await newCart(buyer);
  for (const line of lines) await addLineTo(buyer, cart.id, line);
  return loadOrder(buyer, cart.id);
};

/** Sets a cart's customer; opening it is left to the caller. */
export const setCustomerOf = async (buyer: Buyer, id: OrderId, contact: Contact): Promise<void> => {
  unwrap(await buyer.orders.setCustomer(id, await newParty(buyer, contact.name), { ...checkout, contact }));
};

export const openOrderOf = async (buyer: Buyer, id: OrderId, contact = freshContact()): Promise<Order> => {
  await setCustomerOf(buyer, id, contact);
  return unwrap(await buyer.orders.open(id));
};

export const createPayment = async (buyer: Buyer, order: Order) =>
  buyer.payments.createForOrder(
    order.id,
    'VIETQR',
    order.totals.gross,
    'http://localhost:3000/PaymentResult',
    freshIdempotencyKey(),
  );
