import type { Discount } from '#core/pricing/discount.ts';
import type { Amounts, Charge, PriceUnit, Vat } from '#core/pricing/price.ts';
import type { Contact } from '#core/shared/contact.ts';
import type {
  DueId,
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
/** A postal address of the 34-province model; codes and a snapshot of the names. [Nghị quyết 202/2025/QH15] */
export type Address = {
  readonly street: string;
  readonly provinceCode: string;
  readonly provinceName: string;
  readonly wardCode: string;
  readonly wardName: string;
};

/** What a company needs on its invoice. */
export type InvoiceRequest = {
  readonly company: string;
  readonly taxCode: string;
  readonly address: string;
  readonly email: string;
};

export type ChosenOption = { readonly id: OptionId; readonly name: string; readonly value: string };

/** One line of an order. Options that cost something are lines below their machine's line. */
export type OrderLine = {
  readonly id: LineItemId;
  /** Line of the machine that this priced option belongs to; null for a top-level line. */
  readonly parentId: LineItemId | null;
  readonly productId: ProductId;
  /** null for an option, which has no page. */
  readonly slug: string | null;
  readonly sku: string;
  readonly title: string;
  /** Handle of the product line, for the icon. */
  readonly category: string;
  /** Wire `quantity`: the term in `unit`. */
  readonly time: number;
  readonly unit: PriceUnit;
  /** Machines or users, 1–50. */
  readonly count: number;
  /** Domain name of a domain item, else an empty text. [ENT-04 description] */
  readonly description: string;
  /** Options that cost nothing, and texts. */
  readonly options: readonly ChosenOption[];
  /** For the whole term, one machine. */
  readonly charge: Charge;
  readonly amounts: Amounts;
  readonly vat: Vat;
  /** What the same term of the whole line costs at renewal. */
  readonly renewal: Amounts;
  /** The price holds until then, ms since 1970 UTC. */
  readonly priceHeldUntil: number;
  /** Quotation whose prices it bears until `priceHeldUntil`; absent where there is none. */
  readonly quotation?: QuotationId;
  /**
   * Price plan of a line that is paid by the month: its charge is the first month's, its renewal a later month's, its term
   * the plan's. Absent where it is paid at once. [INS-01]
   */
  readonly pricePlan?: string;
  /** Marks the press of the button that made it, where the service knows no idempotency keys. */
  readonly idempotencyKey: string | null;
  /**
   * Service that this line renews or moves to a larger plan, or later month of a price plan that it pays; absent where it
   * buys something new. [SVC-01, INS-01]
   */
  readonly changes?:
    | { readonly how: 'renew' | 'upgrade'; readonly service: ServiceId }
    | { readonly how: 'instalment'; readonly due: DueId };
  /** The name is moved here from another registrar; absent where it is registered anew. [DOM-01] */
  readonly transfer?: true;
  /** Its code is kept no more, because the order waited too long: it must be given again before it is placed. [DOM-01] */
  readonly transferCodeForgotten?: true;
};

export type Order = {
  readonly id: OrderId;
  /** What people say on the phone and write in a bank transfer: DH + digits. */
  readonly number: string;
  readonly status: OrderStatus;
  readonly financial: FinancialStatus;
  /** customAttribute.source; only «cart» orders are carts. */
  readonly source: string;
  readonly owner: { readonly partyId: PartyId; readonly contact: Contact } | null;
  readonly address: Address | null;
  readonly invoiceRequest: InvoiceRequest | null;
  readonly note: string;
  /** Lines at their own prices. */
  readonly lines: readonly OrderLine[];
  /** What its codes take off; absent where it bears none. [VOU-01] */
  readonly discounts?: readonly Discount[];
  /** Sum of the lines, lowered by the codes: what is paid. */
  readonly totals: Amounts;
  /** ms since 1970 UTC. */
  readonly createdAt: number;
  /** Counts up with every change; a write on an older version is refused. */
  readonly version: number;
};

/** Lines without a parent: what the badge counts. [HDR-05] */
export const topLines = (order: Order): readonly OrderLine[] => order.lines.filter((line) => line.parentId === null);

export const childrenOf = (order: Order, parent: LineItemId): readonly OrderLine[] =>
  order.lines.filter((line) => line.parentId === parent);

/** Its customer has placed it, with his name and address. */
export const isPlaced = (order: Order): boolean => order.status !== 'draft';

/** Nobody has paid it, and it is not over. */
export const waitsForMoney = ({ financial, status }: Order): boolean =>
  financial === 'UNPAID' && (status === 'draft' || status === 'open');

/** A renewal or an upgrade of what is rented already, or a later month of its plan. */
export const changesService = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.some(({ changes }) => changes !== undefined);

/**
 * Lines may change until it is paid: those of a draft, and those of a placed order that waits. Renewals and upgrades were
 * reckoned for their day: they are cancelled and ordered anew. [ROUTE-19]
 */
export const isEditable = (order: Order): boolean => waitsForMoney(order) && !changesService(order);

/** A cart that takes no more lines: paid, closed, or no cart at all. [CART-04, CART-11] */
export const isInactiveCart = (order: Order): boolean =>
  order.financial === 'PAID' || order.source !== 'cart' || order.status === 'closed';
