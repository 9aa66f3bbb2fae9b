import * as z from 'zod/mini';
import type { WholeOrderFragment } from '#contracts/generated/storefront.ts';
import { orderStatusOf, writtenReason } from '#contracts/order-states.ts';
import type { Order, OrderLine } from '#core/orders/order.ts';
import { toDiscountableLine } from '#core/orders/order-discounts.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { discountedAmounts } from '#core/pricing/discount.ts';
import { addDong, dong } from '#core/shared/dong.ts';
import { orderId, partyId } from '#core/shared/ids.ts';
import type { Address } from '#core/shared/people/address.ts';
import { discountOf, type LineReply, lineReply, price, toOrderLine } from './order-line-reply.ts';
import { type AllReadersOf, amount, convertedOrGarbled, filled, text } from './schema.ts';

const address = z.object({
  name: text,
  phone: text,
  address1: text,
  address2: text,
  provinceCode: text,
  province: text,
  wardCode: text,
  ward: text,
} satisfies AllReadersOf<NonNullable<WholeOrderFragment['shippingAddress']>>);

const invoiceRequest = z.object({
  company: text,
  taxCode: text,
  address: text,
  email: text,
} satisfies AllReadersOf<NonNullable<WholeOrderFragment['invoiceRequest']>>);

const application = z.object({ code: text, title: text, value: price, valueWithTax: price } satisfies AllReadersOf<
  NonNullable<WholeOrderFragment['discountApplications']>[number]
>);

const wireOrder = z.object({
  id: filled,
  orderNumber: filled,
  orderStatus: z.literal([10, 20, 40, 50, 90]),
  financialStatus: z.enum(['UNPAID', 'PAID', 'REFUNDED']),
  ownerName: text,
  ownerEmail: text,
  ownerPhone: text,
  ownerPartyId: z.nullish(z.string()),
  note: text,
  cancelReason: text,
  saleName: text,
  createdAt: amount,
  version: amount,
  customAttribute: z.catch(z.object({ source: z.string() }), { source: '' }),
  invoiceRequest: z.nullish(invoiceRequest),
  shippingAddress: z.nullish(address),
  totalPrice: price,
  /** Services that take no part payments do not know it. */
  totalReceived: z.nullish(price),
  discountApplications: z.catch(z.nullish(z.array(application)), null),
  lineItems: z.array(lineReply),
} satisfies AllReadersOf<WholeOrderFragment>);
type OrderReply = z.output<typeof wireOrder>;

const addressOf = (reply: OrderReply['shippingAddress']): Address | null =>
  reply
    ? {
        street: [reply.address1, reply.address2].filter((part) => part !== '').join(', '),
        provinceCode: reply.provinceCode,
        provinceName: reply.province,
        wardCode: reply.wardCode,
        wardName: reply.ward,
      }
    : null;

const ownerOf = (reply: OrderReply): Order['owner'] =>
  reply.ownerPartyId
    ? {
        partyId: partyId(reply.ownerPartyId),
        contact: { name: reply.ownerName, phone: reply.ownerPhone, email: reply.ownerEmail },
      }
    : null;

/** Absent where the receiver is the owner. */
const receiverOf = ({ shippingAddress: at, ownerName, ownerPhone }: OrderReply): Pick<Order, 'receiver'> =>
  !at || at.name === '' || (at.name === ownerName && at.phone === ownerPhone)
    ? {}
    : { receiver: { name: at.name, phone: at.phone } };

/** After discounts. Relies on `linesOf` keeping the reply's order. */
const toDiscountedAmounts = (line: OrderLine, reply: LineReply | undefined) =>
  discountedAmounts(toDiscountableLine(line), dong(reply === undefined ? 0 : discountOf(reply)));

/** null when a line is invalid or a child item lacks its parent. */
const toOrderLines = (reply: OrderReply): Order['lines'] | null => {
  const lines = reply.lineItems.flatMap((line) => toOrderLine(line) ?? []);
  const parents = new Set(lines.filter((line) => line.parentId === null).map((line) => line.id));
  const known = lines.every((line) => line.parentId === null || parents.has(line.parentId));
  const own = new Set(lines.map((line) => line.id)).size === reply.lineItems.length;
  return known && own ? lines : null;
};

/** null when their sum differs from the discounts of the lines. */
const discountsOf = (reply: OrderReply): Order['discounts'] | null => {
  const discounts = (reply.discountApplications ?? []).map(({ code, title, value, valueWithTax }) => ({
    code,
    title,
    amount: dong(value.amount),
    gross: dong(valueWithTax.amount),
  }));
  const given = addDong(...discounts.map(({ amount }) => amount));
  const taken = reply.lineItems.reduce((sum, line) => sum + discountOf(line), 0);
  return given === taken ? discounts : null;
};

const toOrder = (reply: OrderReply): Order | null => {
  const lines = toOrderLines(reply);
  const discounts = discountsOf(reply);
  const totals = sumAmounts((lines ?? []).map((line, at) => toDiscountedAmounts(line, reply.lineItems[at])));
  if (!lines || !discounts || totals.gross !== reply.totalPrice.amount) return null;
  const cancelReason = writtenReason(reply.cancelReason);
  const received = reply.totalReceived?.amount ?? 0;
  return {
    id: orderId(reply.id),
    number: reply.orderNumber,
    status: orderStatusOf[reply.orderStatus],
    financial: reply.financialStatus,
    source: reply.customAttribute.source,
    owner: ownerOf(reply),
    address: addressOf(reply.shippingAddress),
    ...receiverOf(reply),
    invoiceRequest: reply.invoiceRequest ?? null,
    note: reply.note,
    ...(cancelReason === '' ? {} : { cancelReason }),
    ...(reply.saleName === '' ? {} : { salesperson: reply.saleName }),
    lines,
    ...(discounts.length === 0 ? {} : { discounts }),
    totals,
    ...(received === 0 ? {} : { received: dong(received) }),
    createdAt: reply.createdAt,
    version: reply.version,
  };
};

/**
 * Reply: an order, identical over GraphQL and REST. Garbled when a line cannot be parsed or the total differs from the
 * sum of the discounted lines. [ENT-02, ENT-03]
 */
export const orderReply = convertedOrGarbled(wireOrder, toOrder);
