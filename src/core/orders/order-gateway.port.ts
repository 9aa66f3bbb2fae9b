import type { Charge, PriceType } from '#core/pricing/price.ts';
import type { GuestSignature } from '#core/session/guest-signer.port.ts';
import type { Contact } from '#core/shared/contact.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type {
  IdempotencyKey,
  LineItemId,
  OptionId,
  OrderId,
  PartyId,
  ProductId,
  QuotationId,
} from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Address, ChosenOption, InvoiceRequest, Order } from './order.ts';
import type { NamedStatus } from './order-history.port.ts';

/** A line as it is sent: the payload of ENT-05. `charge` is what the shopper saw; another true price is refused. */
export type NewLine = {
  readonly productId: ProductId;
  /** The price's time, in its unit. */
  readonly time: number;
  readonly count: number;
  /** For the whole term, one machine, as shown; the service recomputes it. */
  readonly charge: Charge;
  readonly priceType: PriceType;
  /** Before the promotion, whole term; null where there is none. [ENT-05 unit_price] */
  readonly oldCharge: Charge | null;
  readonly description: string;
  readonly options: readonly ChosenOption[];
  readonly children: readonly NewChild[];
  readonly campaign: { readonly id: string; readonly actionId: string } | null;
  readonly gift: boolean;
  /** «IP» marks an exchange of addresses: item_type EXCHANGE. */
  readonly source: string | null;
  /** Price plan of a line that is paid by the month: its charges, and its children's, are then the first month's. [INS-01] */
  readonly pricePlan?: string | null;
  /** Quotation that it is ordered under: then the charges are the quoted ones. Absent where there is none. */
  readonly quotation?: QuotationId;
  /**
   * Code that moves the name here from another registrar: one year at the renewal price. It goes out sealed and never comes
   * back. Absent where the name is registered anew. [DOM-01]
   */
  readonly transferCode?: string;
};

/** A priced option value as child item. */
export type NewChild = {
  readonly productId: ProductId;
  readonly option: OptionId;
  readonly title: string;
  /** For the whole term, one machine. */
  readonly charge: Charge;
};

/** Codes that a whole order is placed with, and its total with VAT, đồng, as the shopper saw it with them. [VOU-01] */
export type Vouched = { readonly codes: readonly string[]; readonly expectedTotal: Dong };

export type OrderChange = {
  readonly count?: number;
  /** The term in the price's unit. */
  readonly time?: number;
};

export type Checkout = {
  readonly contact: Contact;
  readonly address: Address;
  readonly invoiceRequest: InvoiceRequest | null;
  readonly note: string;
};

/**
 * Carts and orders of the visitor whose session the adapter carries. Authority is the session's: an order of another
 * visitor answers `not-found`. Writes with one idempotency key have their effect once; after `unknown` look before sending again.
 * Refusals (`rejected`): `domain-in-order`, `price-changed` {old, new}, `product-unavailable`, `domain-unavailable`,
 * `place-sold-out` {productId, product, place, left} where a line's place has no machine left (adding, options, opening),
 * `count-out-of-range`, `term-not-sold`, `price-plan-gone`, `order-closed`, `idempotency key-reused`, `too-many-lines`, `last-line`,
 * `transfer-refused` where a name that is to be moved is not definitely registered, `quotation-expired`, and `quotation-changed` where a line under a quotation is not one that it quotes.
 * The code of a move is forgotten where nobody touches an unpaid order for 30 days: placing and paying it are then
 * `transfer-refused` {why: code-forgotten} until the name is added to the draft again, which gives its line the code. [DOM-01]
 * Lines of a draft, and of an OPEN order that nobody has paid, may change and go; a change of the latter ends the payments
 * that wait for it, and its last line stays.
 */
export type OrderGateway = {
  /** orderType SERVICE, source cart, channel website. [CART-03] */
  readonly createTemporary: (idempotencyKey: IdempotencyKey) => Promise<Result<Order, PortFailure>>;
  readonly load: (id: OrderId) => Promise<Result<Order, PortFailure>>;
  /** The open cart of an owner; `not-found` where there is none. [GQL-01] */
  readonly findByOwner: (owner: PartyId) => Promise<Result<OrderId, PortFailure>>;
  /** Line and children together. A domain that the order already holds is refused. [REST-02, CART-05] */
  readonly addLine: (
    id: OrderId,
    line: NewLine,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<{ readonly line: LineItemId }, PortFailure>>;
  /** Unpriced options and texts of a line. [GQL-03] */
  readonly setOptions: (
    id: OrderId,
    line: LineItemId,
    options: readonly ChosenOption[],
  ) => Promise<Result<void, PortFailure>>;
  /** Count or term of a line; its children follow. [GQL-03 updateQuantityV2] */
  readonly changeLine: (
    id: OrderId,
    line: LineItemId,
    change: OrderChange,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<Order, PortFailure>>;
  /** The line and its children. Removing what is gone already succeeds. [REST-03] */
  readonly removeLine: (id: OrderId, line: LineItemId, reason: string) => Promise<Result<void, PortFailure>>;
  /** Closes the cart. [SDK-05] */
  readonly removeOrder: (id: OrderId, reason: string) => Promise<Result<void, PortFailure>>;
  /** Number of lines without a parent. [GQL-01] */
  readonly countLines: (id: OrderId) => Promise<Result<number, PortFailure>>;
  readonly setNote: (id: OrderId, note: string) => Promise<Result<void, PortFailure>>;
  /** Owner (only where none is), shipping address and invoice wish. [GQL-01, FIN-01] */
  readonly setCustomer: (id: OrderId, owner: PartyId, checkout: Checkout) => Promise<Result<Order, PortFailure>>;
  /**
   * Draft → OPEN; already open succeeds. A use of each of its codes is kept for it from then on; one that counts no longer
   * goes, and where that changes the total the draft stays one: `voucher-gone` {code, why, old, new}. [GQL-01, VOU-01]
   */
  readonly open: (id: OrderId) => Promise<Result<Order, PortFailure>>;
  /**
   * A whole order at once, without log-in: `signature` is a guest token over e-mail, phone, name and time. The order is
   * OPEN and leaves the visitor's cart alone. With codes a use of each is kept for it; where they do not come to the total
   * that was seen nothing is placed: `voucher-gone` {code, why, old, new}, or `price-changed`. [REST-01 express, FIN-03, VOU-01]
   */
  readonly placeExpress: (
    lines: readonly NewLine[],
    checkout: Checkout,
    signature: GuestSignature,
    idempotencyKey: IdempotencyKey,
    vouched?: Vouched,
  ) => Promise<Result<Order, PortFailure>>;
  /** The same for the customer who is logged in. [REST-01, FIN-04] */
  readonly placeOwn: (
    lines: readonly NewLine[],
    checkout: Checkout,
    idempotencyKey: IdempotencyKey,
    vouched?: Vouched,
  ) => Promise<Result<Order, PortFailure>>;
  /**
   * Makes an order without owner, which the customer's own browser began as a guest, his; already his succeeds. The
   * receiver is his record. Refusal: `owner-already-set` where he has another open cart, or the order another owner. [ACC-05]
   */
  readonly claim: (id: OrderId, owner: PartyId) => Promise<Result<Order, PortFailure>>;
  /**
   * Moves every line of `from`, which the browser began as a guest, into the customer's open cart `into`, prices and all,
   * and closes `from`. A domain that `into` holds already stays once. Merging again moves nothing. [ACC-11, mergeOrderCart]
   */
  readonly merge: (from: OrderId, into: OrderId) => Promise<Result<Merged, PortFailure>>;
  /** The whole order that this idempotency key of the visitor has made, as it is now; `not-found` where it made none. [FIN-03] */
  readonly findPlaced: (idempotencyKey: IdempotencyKey) => Promise<Result<Order, PortFailure>>;
  /** Names of the statuses for lists. [SDK-01] */
  readonly statuses: () => Promise<Result<readonly NamedStatus[], PortFailure>>;
};
/** What became of the lines of a cart: top-level lines that moved, and domains that were there already. */
export type Merged = { readonly moved: number; readonly skipped: number };
