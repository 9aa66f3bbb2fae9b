import type { QuoteFailure } from '#core/pricing/quote.ts';
import type { VoucherProblem } from '#core/pricing/voucher-problem.ts';
import type { DomainStatus, TransferProblem } from '#core/shared/domain-problems.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { OrderId } from '#core/shared/ids.ts';

/**
 * Every way a use case can end badly. `ui/failures/messages.vi.ts` has a sentence and a next step for each kind, or it does not
 * compile. Kinds state facts; amounts are đồng.
 */
export type ShopFailure =
  | Exclude<PortFailure, { kind: 'rejected' }>
  | QuoteFailure
  /** No token could be had. [CART-01] */
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
  /** The price that the shopper saw is no longer true. [CART-19] */
  | { readonly kind: 'price-changed'; readonly old: Dong; readonly now: Dong }
  /** A code does not count for this order. `missing` as VoucherRefusal says; `message`: the server's words where it gave no reason. [VOU-01] */
  | {
      readonly kind: 'voucher-refused';
      readonly code: string;
      readonly why: VoucherProblem;
      readonly missing: number;
      readonly message: string | null;
    }
  /** A code of the order counts no longer: it is out, and the order costs `now`. [VOU-01] */
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
  /** No machine is left where it was to stand. `left`: names of places that still have one, for people; empty where none has. [CAT-10] */
  | { readonly kind: 'place-sold-out'; readonly product: string; readonly place: string; readonly left: string }
  /** [DOM-04] */
  | { readonly kind: 'domain-unavailable'; readonly domain: string; readonly status: DomainStatus }
  /** A name that cannot be moved here, or not any more. [DOM-04] */
  | { readonly kind: 'transfer-refused'; readonly domain: string; readonly why: TransferProblem }
  | { readonly kind: 'too-many-lines'; readonly most: number }
  /** The address book is full. */
  | { readonly kind: 'too-many-addresses'; readonly most: number }
  | { readonly kind: 'cart-empty' }
  | { readonly kind: 'order-closed' }
  /** The only line of an order that waits for its money: without lines it is a cancelled one. [ROUTE-19] */
  | { readonly kind: 'last-line' }
  | { readonly kind: 'already-paid'; readonly orderId: OrderId }
  | { readonly kind: 'method-unknown' }
  /** A return from a gateway whose signature does not hold. */
  | { readonly kind: 'bad-signature' }
  /** Unknown user and wrong password alike. [ACC-01] */
  | { readonly kind: 'wrong-credentials' }
  /** `retryAfter` in seconds. */
  | { readonly kind: 'too-many-tries'; readonly retryAfter: number }
  /** `left`: tries that this code still has. */
  | { readonly kind: 'code-wrong'; readonly left: number }
  | { readonly kind: 'code-expired' }
  /** A step of a log-in, a reset or a registration that is over, or was begun in another browser. */
  | { readonly kind: 'link-expired' }
  | { readonly kind: 'bot-check-needed' }
  | { readonly kind: 'provider-unavailable'; readonly provider: string }
  /** The e-mail or phone belongs to another account: log in to it and link. [ACC-10] */
  | { readonly kind: 'account-exists' }
  /** The session ended, or there never was one. */
  | { readonly kind: 'login-required' }
  /** An order of the service is not paid, or not carried out. */
  | { readonly kind: 'service-busy'; readonly orderId: OrderId }
  /** An open order pays this month of a plan, or an earlier one. [INS-01] */
  | { readonly kind: 'instalment-busy'; readonly orderId: OrderId }
  /** The order paid it already. [INS-01] */
  | { readonly kind: 'instalment-paid'; readonly orderId: OrderId }
  /** The earlier `month` of the plan is still due. [INS-01] */
  | { readonly kind: 'instalment-not-next'; readonly month: number }
  /** What would leave the account without any way in. */
  | { readonly kind: 'last-way-in' }
  | { readonly kind: 'already-reviewed' }
  /** Papers of a name that are with the staff, or done. [DOM-02] */
  | { readonly kind: 'papers-closed' }
  /** The service did not take the request. [CNS-04] */
  | { readonly kind: 'consultation-refused' }
  /** The call failed, or nobody knows what became of it. [CNS-04] */
  | { readonly kind: 'consultation-failed' }
  /** So many within a day; `retryAfter` in seconds. */
  | { readonly kind: 'too-many-quotations'; readonly most: number; readonly retryAfter: number }
  /** Its prices hold no longer. */
  | { readonly kind: 'quotation-expired' }
  /** What is ordered is not what was quoted. */
  | { readonly kind: 'quotation-changed' };

export type FailureKind = ShopFailure['kind'];
