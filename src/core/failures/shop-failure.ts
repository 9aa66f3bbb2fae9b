import type { QuoteFailure } from '#core/pricing/quote.ts';
import type { VoucherProblem } from '#core/pricing/voucher-problem.ts';
import type { DomainStatus, TransferProblem } from '#core/shared/domain-problems.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { OrderId } from '#core/shared/ids.ts';

/**
 * All failures of use cases. `ui/failures/messages.vi.ts` must have a sentence and a next step for each kind, otherwise
 * it does not compile. Kinds state facts; amounts are in đồng.
 */
export type ShopFailure =
  | Exclude<PortFailure, { kind: 'rejected' }>
  | QuoteFailure
  /** No token is available. [CART-01] */
  | { readonly kind: 'no-token' }
  /** [CART-03] */
  | { readonly kind: 'order-not-created' }
  /** [CART-04] */
  | { readonly kind: 'new-order-not-created' }
  /** [CART-05] */
  | { readonly kind: 'domain-in-order'; readonly domain: string }
  /** [CART-06] */
  | { readonly kind: 'add-failed' }
  /** [CART-08] */
  | { readonly kind: 'options-failed' }
  /** [CART-10] */
  | { readonly kind: 'unforeseen' }
  /** The price differs from the one shown. [CART-19] */
  | { readonly kind: 'price-changed'; readonly old: Dong; readonly now: Dong }
  /**
   * A voucher code is not valid for this order. `missing` as in VoucherRefusal; `message`: the server's text when it
   * gave no reason code. [VOU-01]
   */
  | {
      readonly kind: 'voucher-refused';
      readonly code: string;
      readonly why: VoucherProblem;
      readonly missing: number;
      readonly message: string | null;
    }
  /** A voucher code of the order is no longer valid and was removed; the order now costs `now`. [VOU-01] */
  | {
      readonly kind: 'voucher-gone';
      readonly code: string;
      readonly why: VoucherProblem;
      readonly old: Dong;
      readonly now: Dong;
    }
  /** [VOU-01] */
  | { readonly kind: 'voucher-no-reply' }
  | { readonly kind: 'product-unavailable' }
  /**
   * The chosen location is sold out. `left`: display names of the locations still available, empty when there are none.
   * [CAT-10]
   */
  | { readonly kind: 'place-sold-out'; readonly product: string; readonly place: string; readonly left: string }
  /** [DOM-04] */
  | { readonly kind: 'domain-unavailable'; readonly domain: string; readonly status: DomainStatus }
  /** The name cannot be transferred (any more). [DOM-04] */
  | { readonly kind: 'transfer-refused'; readonly domain: string; readonly why: TransferProblem }
  | { readonly kind: 'too-many-lines'; readonly most: number }
  /** The address book is full. */
  | { readonly kind: 'too-many-addresses'; readonly most: number }
  | { readonly kind: 'cart-empty' }
  | { readonly kind: 'order-closed' }
  /** The last line of an order that awaits payment cannot be removed; cancel the order instead. [ROUTE-19] */
  | { readonly kind: 'last-line' }
  | { readonly kind: 'already-paid'; readonly orderId: OrderId }
  | { readonly kind: 'method-unknown' }
  /** A payment return URL with an invalid signature. */
  | { readonly kind: 'bad-signature' }
  /** Same for an unknown user and a wrong password. [ACC-01] */
  | { readonly kind: 'wrong-credentials' }
  /** `retryAfter` in seconds. */
  | { readonly kind: 'too-many-tries'; readonly retryAfter: number }
  /** `left`: remaining attempts for this code. */
  | { readonly kind: 'code-wrong'; readonly left: number }
  | { readonly kind: 'code-expired' }
  /** A step of a login, reset or registration that has expired or was started in another browser. */
  | { readonly kind: 'link-expired' }
  | { readonly kind: 'bot-check-needed' }
  | { readonly kind: 'provider-unavailable'; readonly provider: string }
  /** The e-mail or phone belongs to another account, which must log in and link. [ACC-10] */
  | { readonly kind: 'account-exists' }
  /** The session ended or never existed. */
  | { readonly kind: 'login-required' }
  /** An order for the service is not yet paid or carried out. */
  | { readonly kind: 'service-busy'; readonly orderId: OrderId }
  /** An open order already contains this instalment or an earlier one. [INS-01] */
  | { readonly kind: 'instalment-busy'; readonly orderId: OrderId }
  /** The order already paid it. [INS-01] */
  | { readonly kind: 'instalment-paid'; readonly orderId: OrderId }
  /** The earlier instalment of `month` is still unpaid. [INS-01] */
  | { readonly kind: 'instalment-not-next'; readonly month: number }
  /** The removal would leave the account without a login method. */
  | { readonly kind: 'last-way-in' }
  | { readonly kind: 'already-reviewed' }
  /** The registrant documents are under review or approved. [DOM-02] */
  | { readonly kind: 'papers-closed' }
  /** The service rejected the request. [CNS-04] */
  | { readonly kind: 'consultation-refused' }
  /** The call failed, or its outcome is unknown. [CNS-04] */
  | { readonly kind: 'consultation-failed' }
  /** Daily limit reached; `retryAfter` in seconds. */
  | { readonly kind: 'too-many-quotations'; readonly most: number; readonly retryAfter: number }
  /** The quoted prices have expired. */
  | { readonly kind: 'quotation-expired' }
  /** The order differs from the quotation. */
  | { readonly kind: 'quotation-changed' };

export type FailureKind = ShopFailure['kind'];
