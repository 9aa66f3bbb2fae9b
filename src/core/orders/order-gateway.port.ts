import type { Charge, PriceType } from '#core/pricing/price.ts';
import type { GuestSignature } from '#core/session/guest-signer.port.ts';
import type { GuestCustomer } from '#core/session/session.port.ts';
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
  Token,
} from '#core/shared/ids.ts';
import type { Address } from '#core/shared/people/address.ts';
import type { Contact } from '#core/shared/people/contact.ts';
import type { InvoiceRequest } from '#core/shared/people/invoice-party.ts';
import type { Result } from '#core/shared/result.ts';
import type { ChosenOption, Order } from './order.ts';
import type { NamedStatus } from './order-history.port.ts';

export const EXCHANGE_SOURCE = 'IP';

/** `charge` is the displayed price; the service refuses it when the current one differs. [ENT-05] */
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
  /** EXCHANGE_SOURCE marks a swap of IP addresses: item_type EXCHANGE. */
  readonly source: string | null;
  /** Charges are then the first instalment, also for children. [INS-01] */
  readonly instalmentPlan?: string | null;
  /** Charges are then the quoted ones. */
  readonly quotation?: QuotationId;
  /** For a transfer (one year at the renewal price); stored encrypted and never returned. [DOM-01] */
  readonly authCode?: string;
};

/** A priced option value. */
export type NewChild = {
  readonly productId: ProductId;
  readonly option: OptionId;
  readonly title: string;
  /** Price of one unit for the whole term. */
  readonly charge: Charge;
};

/** `expectedTotal`: displayed total with VAT and discounts, in đồng. [VOU-01] */
export type AppliedVouchers = { readonly codes: readonly string[]; readonly expectedTotal: Dong };

export type OrderChange = {
  readonly quantity?: number;
  /** Term in the price's unit. */
  readonly term?: number;
};

export type Checkout = {
  readonly contact: Contact;
  /** null unless the order asks for one (`needsAddress`); without it such an order cannot be placed. */
  readonly address: Address | null;
  readonly invoiceRequest: InvoiceRequest | null;
  readonly note: string;
};

/** The record of a guest who orders. */
export const toGuest = ({ contact, address }: Pick<Checkout, 'contact' | 'address'>): GuestCustomer => ({
  ...contact,
  address: address === null ? '' : `${address.street}, ${address.wardName}, ${address.provinceName}`,
});

/** The draft that `createDraftCart` makes with this key. */
export type NewCart = { readonly cartKey: IdempotencyKey };
export const isNewCart = (cart: OrderId | NewCart): cart is NewCart => typeof cart === 'object';

/** A line and its order with it. `newGuest`: the token of a guest who had none. */
export type AddedLine = { readonly line: LineItemId; readonly order: Order; readonly newGuest: Token | null };

/**
 * Orders of the visitor whose session the adapter carries; another visitor's are `not-found`. Writes are idempotent per
 * key; after `unknown`, verify before sending again. Lines of drafts and unpaid OPEN orders can change; in the latter
 * that cancels pending payments, and the last line stays. Refusals: `domain-already-in-order`, `price-changed` {old,
 * new}, `product-unavailable`, `domain-unavailable`, `location-sold-out` {productId, product, place, left} (on add,
 * options, open), `quantity-out-of-range`, `term-not-sold`, `instalment-plan-not-found`, `order-closed`,
 * `idempotency-key-reused`, `too-many-lines`, `last-line`, `transfer-refused` when a name is not certainly registered,
 * `quotation-expired`, `quotation-changed` when a line is not in the quotation, `too-many-orders` {retryAfter: seconds}
 * when guests of one address have placed many within an hour. Auth codes of unpaid orders untouched
 * for 30 days are deleted; placing and paying then fail with `transfer-refused` {why: code-forgotten} until the name is
 * added again.
 * [DOM-01]
 */
export type OrderGateway = {
  /** orderType SERVICE, source cart, channel website. [CART-03] */
  readonly createDraftCart: (idempotencyKey: IdempotencyKey) => Promise<Result<Order, PortFailure>>;
  readonly load: (id: OrderId) => Promise<Result<Order, PortFailure>>;
  /** `not-found` without an open cart. [GQL-01] */
  readonly findByOwner: (owner: PartyId) => Promise<Result<OrderId, PortFailure>>;
  /**
   * With its children. Refuses a domain that is already in the order. Into a new cart: as `createDraftCart` and this, as
   * one change; without a token it is for a new guest, and each call for another one. [REST-02, CART-05]
   */
  readonly addLine: (
    cart: OrderId | NewCart,
    line: NewLine,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<AddedLine, PortFailure>>;
  /** Free options and texts. [GQL-03] */
  readonly setOptions: (
    id: OrderId,
    line: LineItemId,
    options: readonly ChosenOption[],
  ) => Promise<Result<void, PortFailure>>;
  /** Children follow. [GQL-03 updateQuantityV2] */
  readonly changeLine: (
    id: OrderId,
    line: LineItemId,
    change: OrderChange,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<Order, PortFailure>>;
  /** With its children; succeeds when already gone. [REST-03] */
  readonly removeLine: (id: OrderId, line: LineItemId, reason: string) => Promise<Result<void, PortFailure>>;
  /** [SDK-05] */
  readonly removeOrder: (id: OrderId, reason: string) => Promise<Result<void, PortFailure>>;
  readonly setNote: (id: OrderId, note: string) => Promise<Result<void, PortFailure>>;
  /** Sets the owner only when there is none. [GQL-01, FIN-01] */
  readonly setCustomer: (id: OrderId, owner: PartyId, checkout: Checkout) => Promise<Result<Order, PortFailure>>;
  /**
   * Draft → OPEN, idempotent. Reserves voucher uses and removes invalid codes; if that changes the total, the draft
   * stays: `voucher-no-longer-valid` {code, why, old, new}. [GQL-01, VOU-01]
   */
  readonly open: (id: OrderId) => Promise<Result<Order, PortFailure>>;
  /**
   * Creates an OPEN order without login or cart; `signature` covers e-mail, phone, name and time. Reserves voucher
   * uses. Another total is refused: `voucher-no-longer-valid` {code, why, old, new} or `price-changed`. [REST-01
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
   * Assigns this browser's guest order to the customer, who becomes the recipient; idempotent. Refusal:
   * `owner-already-set` when the customer has another open cart or the order an owner. [ACC-05]
   */
  readonly claim: (id: OrderId, owner: PartyId) => Promise<Result<Order, PortFailure>>;
  /** Idempotent. Moves lines with prices to `into` except its domains; closes `from`. [ACC-11, mergeOrderCart] */
  readonly merge: (from: OrderId, into: OrderId) => Promise<Result<MergeResult, PortFailure>>;
  /** The placed order of this key in its current state; `not-found` when there is none. [FIN-03] */
  readonly findPlaced: (idempotencyKey: IdempotencyKey) => Promise<Result<Order, PortFailure>>;
  /** [SDK-01] */
  readonly statuses: () => Promise<Result<readonly NamedStatus[], PortFailure>>;
};
/** Top-level lines moved, and domains that already existed. */
export type MergeResult = { readonly movedLines: number; readonly skippedDomains: number };
