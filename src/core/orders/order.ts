import type { Discount } from '#core/pricing/discount.ts';
import type { Amounts, Charge, PriceUnit, Vat } from '#core/pricing/price.ts';
import type { Contact } from '#core/shared/contact.ts';
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

/** `draft` until it is placed, `open` until it is paid, `confirmed` while it is set up; `closed` where it is cancelled. */
export const orderStatuses = ['draft', 'open', 'confirmed', 'completed', 'closed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export type FinancialStatus = 'UNPAID' | 'PAID' | 'REFUNDED';
/** A postal address of the 34-province model: codes, and names at the time of ordering. [Nghị quyết 202/2025/QH15] */
export type Address = {
  readonly street: string;
  readonly provinceCode: string;
  readonly provinceName: string;
  readonly wardCode: string;
  readonly wardName: string;
};

/** Company data for an invoice. */
export type InvoiceRequest = {
  readonly company: string;
  readonly taxCode: string;
  readonly address: string;
  readonly email: string;
};

export type ChosenOption = { readonly id: OptionId; readonly name: string; readonly value: string };

/** One line item of an order. Priced options are child items of their parent line. */
export type OrderLine = {
  readonly id: LineItemId;
  /** Parent line of a priced option; null for a top-level line. */
  readonly parentId: LineItemId | null;
  readonly productId: ProductId;
  /** null for an option, which has no page. */
  readonly slug: string | null;
  readonly sku: string;
  readonly title: string;
  /** Handle of the product line, for the icon. */
  readonly category: string;
  /** Term in `unit`; `quantity` on the wire. */
  readonly term: number;
  readonly unit: PriceUnit;
  /** Number of units or users, 1–50. */
  readonly quantity: number;
  /** Domain name of a domain item, otherwise empty. [ENT-04 description] */
  readonly description: string;
  /** Free options and texts. */
  readonly options: readonly ChosenOption[];
  /** Price of one unit for the whole term. */
  readonly charge: Charge;
  readonly amounts: Amounts;
  readonly vat: Vat;
  /** Renewal price of the whole line for the same term. */
  readonly renewal: Amounts;
  /** Price guarantee until this time, ms since 1970 UTC. */
  readonly priceGuaranteedUntil: number;
  /** Quotation whose prices apply until `priceHeldUntil`; absent otherwise. */
  readonly quotation?: QuotationId;
  /**
   * Instalment plan of the line: its charge is the first instalment, its renewal a later instalment, its term the
   * plan's. Absent when paid in full. [INS-01]
   */
  readonly instalmentPlan?: string;
  /** Idempotency key of the command that added the line, for services without idempotency keys. */
  readonly idempotencyKey: string | null;
  /**
   * Service that this line renews or upgrades, or the instalment that it pays; absent for a new purchase. [SVC-01,
   * INS-01]
   */
  readonly changes?:
    | { readonly how: 'renew' | 'upgrade'; readonly service: ServiceId }
    | { readonly how: 'instalment'; readonly due: InstalmentId };
  /** True for a transfer from another registrar; absent for a new registration. [DOM-01] */
  readonly isTransfer?: true;
  /**
   * True when the auth code was deleted because the order waited too long; it must be entered again before placing.
   * [DOM-01]
   */
  readonly isAuthCodeDeleted?: true;
};

export type Order = {
  readonly id: OrderId;
  /** Order number for phone calls and bank transfers: DH + digits. */
  readonly number: string;
  readonly status: OrderStatus;
  readonly financial: FinancialStatus;
  /** customAttribute.source; only orders with source «cart» are carts. */
  readonly source: string;
  readonly owner: { readonly partyId: PartyId; readonly contact: Contact } | null;
  readonly address: Address | null;
  readonly invoiceRequest: InvoiceRequest | null;
  readonly note: string;
  /** Lines at undiscounted prices. */
  readonly lines: readonly OrderLine[];
  /** Discounts of the voucher codes; absent when there are none. [VOU-01] */
  readonly discounts?: readonly Discount[];
  /** Amount to pay: the sum of the lines minus discounts. */
  readonly totals: Amounts;
  /** ms since 1970 UTC. */
  readonly createdAt: number;
  /** Incremented with every change; writes to an older version are refused. */
  readonly version: number;
};

/** Lines without a parent item; the badge counts these. [HDR-05] */
export const topLines = (order: Order): readonly OrderLine[] => order.lines.filter((line) => line.parentId === null);

export const childLines = (order: Order, parent: LineItemId): readonly OrderLine[] =>
  order.lines.filter((line) => line.parentId === parent);

/** Whether the customer has placed it, with name and address. */
export const isPlaced = (order: Order): boolean => order.status !== 'draft';

/** Unpaid and not closed. */
export const awaitsPayment = ({ financial, status }: Order): boolean =>
  financial === 'UNPAID' && (status === 'draft' || status === 'open');

/** Whether it renews or upgrades an existing service or pays an instalment. */
export const changesService = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.some(({ changes }) => changes !== undefined);

/**
 * Lines can change until payment, in a draft and in a placed order. Renewals and upgrades are priced for a certain day,
 * so they must be cancelled and ordered again. [ROUTE-19]
 */
export const isEditable = (order: Order): boolean => awaitsPayment(order) && !changesService(order);

/** A cart that takes no more lines: paid, closed, or no cart at all. [CART-04, CART-11] */
export const isInactiveCart = (order: Order): boolean =>
  order.financial === 'PAID' || order.source !== 'cart' || order.status === 'closed';
