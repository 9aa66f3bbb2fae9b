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

/**
 * Payload of a new line (ENT-05). `charge` is the price that the page showed; the service refuses it when the current
 * price differs.
 */
export type NewLine = {
  readonly productId: ProductId;
  /** Term in the price's unit. */
  readonly term: number;
  readonly quantity: number;
  /** Displayed price of one unit for the whole term; the service recomputes it. */
  readonly charge: Charge;
  readonly priceType: PriceType;
  /** Price before the promotion for the whole term; null without promotion. [ENT-05 unit_price] */
  readonly oldCharge: Charge | null;
  readonly description: string;
  readonly options: readonly ChosenOption[];
  readonly children: readonly NewChild[];
  readonly campaign: { readonly id: string; readonly actionId: string } | null;
  readonly gift: boolean;
  /** «IP» marks a swap of IP addresses: item_type EXCHANGE. */
  readonly source: string | null;
  /** Instalment plan of the line. The charges of the line and its children are then the first instalment. [INS-01] */
  readonly instalmentPlan?: string | null;
  /** Quotation that the line is ordered under; the charges are then the quoted ones. Absent otherwise. */
  readonly quotation?: QuotationId;
  /**
   * Auth code for a domain transfer: one year at the renewal price. The service stores it encrypted and never returns
   * it. Absent for a new registration. [DOM-01]
   */
  readonly authCode?: string;
};

/** A priced option value as a child item. */
export type NewChild = {
  readonly productId: ProductId;
  readonly option: OptionId;
  readonly title: string;
  /** Price of one unit for the whole term. */
  readonly charge: Charge;
};

/** Voucher codes of an order and its discounted total with VAT that the page showed, in đồng. [VOU-01] */
export type AppliedVouchers = { readonly codes: readonly string[]; readonly expectedTotal: Dong };

export type OrderChange = {
  readonly quantity?: number;
  /** Term in the price's unit. */
  readonly term?: number;
};

export type Checkout = {
  readonly contact: Contact;
  readonly address: Address;
  readonly invoiceRequest: InvoiceRequest | null;
  readonly note: string;
};

/**
 * Carts and orders of the visitor whose session the adapter carries. Access is checked against the session: another
 * visitor's order is `not-found`. Writes are idempotent per idempotency key; after `unknown`, verify before sending
 * again. Refusals (`rejected`): `domain-in-order`, `price-changed` {old, new}, `product-unavailable`,
 * `domain-unavailable`, `place-sold-out` {productId, product, place, left} when the line's location is sold out (on
 * add, options, open), `count-out-of-range`, `term-not-sold`, `price-plan-gone`, `order-closed`,
 * `idempotency-key-reused`, `too-many-lines`, `last-line`, `transfer-refused` when a name to transfer is not certainly
 * registered, `quotation-expired`, and `quotation-changed` when a line under a quotation is not part of it. The auth
 * code of a transfer is deleted after an unpaid order is untouched for 30 days; placing and paying then fail with
 * `transfer-refused` {why: code-forgotten} until the name is added to the draft again, which restores the code.
 * [DOM-01] Lines can be changed and removed in a draft and in an unpaid OPEN order; changing the latter cancels its
 * pending payments, and its last line cannot be removed.
 */
export type OrderGateway = {
  /** orderType SERVICE, source cart, channel website. [CART-03] */
  readonly createDraftCart: (idempotencyKey: IdempotencyKey) => Promise<Result<Order, PortFailure>>;
  readonly load: (id: OrderId) => Promise<Result<Order, PortFailure>>;
  /** The owner's open cart; `not-found` when there is none. [GQL-01] */
  readonly findByOwner: (owner: PartyId) => Promise<Result<OrderId, PortFailure>>;
  /** Adds a line with its children. Refuses a domain that the order already contains. [REST-02, CART-05] */
  readonly addLine: (
    id: OrderId,
    line: NewLine,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<{ readonly line: LineItemId }, PortFailure>>;
  /** Sets free options and texts of a line. [GQL-03] */
  readonly setOptions: (
    id: OrderId,
    line: LineItemId,
    options: readonly ChosenOption[],
  ) => Promise<Result<void, PortFailure>>;
  /** Changes quantity or term of a line; its children follow. [GQL-03 updateQuantityV2] */
  readonly changeLine: (
    id: OrderId,
    line: LineItemId,
    change: OrderChange,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<Order, PortFailure>>;
  /** Removes a line and its children. Succeeds when it is already gone. [REST-03] */
  readonly removeLine: (id: OrderId, line: LineItemId, reason: string) => Promise<Result<void, PortFailure>>;
  /** Closes the cart. [SDK-05] */
  readonly removeOrder: (id: OrderId, reason: string) => Promise<Result<void, PortFailure>>;
  /** Number of lines without a parent item. [GQL-01] */
  readonly countLines: (id: OrderId) => Promise<Result<number, PortFailure>>;
  readonly setNote: (id: OrderId, note: string) => Promise<Result<void, PortFailure>>;
  /** Sets the owner (only when there is none), shipping address and invoice request. [GQL-01, FIN-01] */
  readonly setCustomer: (id: OrderId, owner: PartyId, checkout: Checkout) => Promise<Result<Order, PortFailure>>;
  /**
   * Draft → OPEN; succeeds when already open. Reserves one use of each voucher code; removes codes that are no longer
   * valid. When that changes the total, the order stays a draft: `voucher-gone` {code, why, old, new}. [GQL-01, VOU-01]
   */
  readonly open: (id: OrderId) => Promise<Result<Order, PortFailure>>;
  /**
   * Creates a whole order without login; `signature` is a guest token over e-mail, phone, name and time. The order is
   * OPEN and the visitor's cart is unchanged. Reserves one use of each voucher code. When the discounted total differs
   * from the expected total, nothing is placed: `voucher-gone` {code, why, old, new}, or `price-changed`. [REST-01
   * express, FIN-03, VOU-01]
   */
  readonly placeExpress: (
    lines: readonly NewLine[],
    checkout: Checkout,
    signature: GuestSignature,
    idempotencyKey: IdempotencyKey,
    vouched?: AppliedVouchers,
  ) => Promise<Result<Order, PortFailure>>;
  /** Like `placeExpress`, for the logged-in customer. [REST-01, FIN-04] */
  readonly placeOwn: (
    lines: readonly NewLine[],
    checkout: Checkout,
    idempotencyKey: IdempotencyKey,
    vouched?: AppliedVouchers,
  ) => Promise<Result<Order, PortFailure>>;
  /**
   * Assigns an order without owner, created by this browser as a guest, to the customer; succeeds when it is already
   * theirs. The recipient becomes the customer's record. Refusal: `owner-already-set` when the customer has another
   * open cart or the order has another owner. [ACC-05]
   */
  readonly claim: (id: OrderId, owner: PartyId) => Promise<Result<Order, PortFailure>>;
  /**
   * Moves all lines of the guest cart `from`, with their prices, into the customer's open cart `into` and closes
   * `from`. A domain that `into` already contains is not duplicated. Idempotent. [ACC-11, mergeOrderCart]
   */
  readonly merge: (from: OrderId, into: OrderId) => Promise<Result<MergeResult, PortFailure>>;
  /**
   * The placed order that this idempotency key of the visitor created, in its current state; `not-found` when there is
   * none. [FIN-03]
   */
  readonly findPlaced: (idempotencyKey: IdempotencyKey) => Promise<Result<Order, PortFailure>>;
  /** Status names for lists. [SDK-01] */
  readonly statuses: () => Promise<Result<readonly NamedStatus[], PortFailure>>;
};
/** Result of a merge: top-level lines moved, and domains skipped because they already existed. */
export type MergeResult = { readonly movedLines: number; readonly skippedDomains: number };
