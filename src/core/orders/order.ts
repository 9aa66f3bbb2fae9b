import type { Discount } from '#core/pricing/discount.ts';
import type { Amounts, Charge, PriceUnit, Vat } from '#core/pricing/price.ts';
import { type Dong, zeroDong } from '#core/shared/dong.ts';
import type {
  InstalmentId,
  LineItemId,
  OptionId,
  OrderId,
  PartyId,
  ProductId,
  QuotationId,
  ServiceId,
} from '#core/shared/ids.ts';
import type { Address } from '#core/shared/people/address.ts';
import type { Contact } from '#core/shared/people/contact.ts';
import type { InvoiceRequest } from '#core/shared/people/invoice-party.ts';
import { subtractDong } from '#core/shared/subtract-dong.ts';
import {
  type FinancialStatus,
  isClosedOrder,
  isOpenOrder,
  isPaidOrder,
  isPlaced,
  isUnpaidOrder,
  type OrderStatus,
} from './order-states.ts';

export type ChosenOption = { readonly id: OptionId; readonly name: string; readonly value: string };

/** What an ordered and a quoted line say of their product. */
export type LineFacts = {
  readonly productId: ProductId;
  readonly sku: string;
  readonly title: string;
  /** Handle of the product line, for the icon. */
  readonly category: string;
  /** Term in `unit`; `quantity` on the wire. */
  readonly term: number;
  readonly unit: PriceUnit;
  /** Units or users, 1–50. */
  readonly quantity: number;
  /** The domain name, otherwise empty. [ENT-04 description] */
  readonly description: string;
  /** Free options and texts. */
  readonly options: readonly ChosenOption[];
  /** Price of one unit for the whole term. */
  readonly charge: Charge;
  readonly vat: Vat;
};

/** Priced options are child items of their line. */
export type OrderLine = LineFacts & {
  readonly id: LineItemId;
  /** null for a top-level line. */
  readonly parentId: LineItemId | null;
  /** null for an option. */
  readonly slug: string | null;
  /** Relative to the media origin; null for an option, or when the service knows none. */
  readonly imagePath: string | null;
  readonly amounts: Amounts;
  /** Renewal price of the whole line for the same term. */
  readonly renewal: Amounts;
  /** ms since 1970 UTC. */
  readonly priceGuaranteedUntil: number;
  /** Quotation whose prices apply until `priceHeldUntil`; absent otherwise. */
  readonly quotation?: QuotationId;
  /** Charge and renewal are then the first and a later instalment, the term is the plan's. [INS-01] */
  readonly instalmentPlan?: string;
  /** Idempotency key of the command that added the line, for services without idempotency keys. */
  readonly idempotencyKey: string | null;
  /** Renewed or upgraded service, or paid instalment; absent for a new purchase. [SVC-01, INS-01] */
  readonly changes?:
    | { readonly how: 'renew' | 'upgrade'; readonly service: ServiceId }
    | { readonly how: 'instalment'; readonly due: InstalmentId };
  /** Absent for a new registration. [DOM-01] */
  readonly isTransfer?: true;
  /** A swap of IP addresses. [ENT-05] */
  readonly isExchange?: true;
  /** The order waited too long; the code must be entered again before placing. [DOM-01] */
  readonly isAuthCodeDeleted?: true;
};

export type Order = {
  readonly id: OrderId;
  /** Letters and digits, for calls and bank transfers. */
  readonly number: string;
  readonly status: OrderStatus;
  readonly financial: FinancialStatus;
  /** customAttribute.source; only orders with source «cart» are carts. */
  readonly source: string;
  readonly owner: { readonly partyId: PartyId; readonly contact: Contact } | null;
  readonly address: Address | null;
  /** Who receives it where that is not the owner. */
  readonly receiver?: Pick<Contact, 'name' | 'phone'>;
  readonly invoiceRequest: InvoiceRequest | null;
  readonly note: string;
  /** In the words of whoever cancelled it; absent for other orders. */
  readonly cancelReason?: string;
  /** Who of the staff looks after the order; absent when nobody does. */
  readonly salesperson?: string;
  /** Undiscounted. */
  readonly lines: readonly OrderLine[];
  /** Absent without voucher codes. [VOU-01] */
  readonly discounts?: readonly Discount[];
  /** Lines minus discounts. */
  readonly totals: Amounts;
  /**
   * Part payments, with VAT; absent without any. An unpaid order still costs `amountDue`. All that came for a paid one
   * while there is a `surplusOf` it.
   */
  readonly received?: Dong;
  /** ms since 1970 UTC. */
  readonly createdAt: number;
  /** Incremented with every change; writes to an older version are refused. */
  readonly version: number;
};

/** Lines without parent; the badge counts these. [HDR-05] */
export const topLines = (order: Order): readonly OrderLine[] => order.lines.filter((line) => line.parentId === null);

/** Top lines that carry a domain, which is in normal form. An order holds a domain once. */
export const linesOfDomain = (order: Order, domain: string): readonly OrderLine[] =>
  topLines(order).filter(({ description }) => description.normalize('NFC').toLowerCase() === domain);

export const childLines = (order: Order, parent: LineItemId): readonly OrderLine[] =>
  order.lines.filter((line) => line.parentId === parent);

/** What part payments have left of the total, with VAT. */
export const amountDue = ({ totals, received = zeroDong }: Pick<Order, 'totals' | 'received'>): Dong =>
  subtractDong(totals.gross, received);

/** What came beyond a paid order's total and has not gone back yet. */
export const surplusOf = ({
  totals,
  received = zeroDong,
  ...order
}: Pick<Order, 'financial' | 'totals' | 'received'>): Dong =>
  isPaidOrder(order) && received > totals.gross ? subtractDong(received, totals.gross) : zeroDong;

export const awaitsPayment = (order: Pick<Order, 'status' | 'financial'>): boolean =>
  isUnpaidOrder(order) && (!isPlaced(order) || isOpenOrder(order));

/** Whether it renews, upgrades or pays an instalment. */
export const changesService = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.some(({ changes }) => changes !== undefined);

/**
 * Until money comes, also a part. Renewals and upgrades are priced for a certain day and must be ordered again.
 * [ROUTE-19]
 */
export const isEditable = (order: Order): boolean =>
  awaitsPayment(order) && order.received === undefined && !changesService(order);

/** Takes no more lines: paid, closed, or not a cart. [CART-04, CART-11] */
export const isInactiveCart = (order: Order): boolean =>
  isPaidOrder(order) || order.source !== 'cart' || isClosedOrder(order);

/** Closed without payment; the visitor is told once. [ACC-05] */
export const isCancelledCart = (order: Order): boolean =>
  isClosedOrder(order) && order.source === 'cart' && !isPaidOrder(order);
