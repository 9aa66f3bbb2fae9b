import type { QuoteFailure } from '#core/pricing/quote.ts';
import type { RefundRefusal } from '#core/pricing/refund-refusal.ts';
import type { VoucherProblem } from '#core/pricing/voucher-problem.ts';
import type { DnsProblem, ZoneRemark } from '#core/shared/domains/dns-problem.ts';
import type { DomainStatus, TransferProblem } from '#core/shared/domains/domain-problems.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { OrderId } from '#core/shared/ids.ts';
import type { OrderLinkProblem } from '#core/shared/order-link-problem.ts';
import type { DeletionBlocker } from '#core/shared/people/deletion-blocker.ts';
import type { PictureProblem } from '#core/shared/picture-text.ts';

/** Kinds state facts, amounts are đồng. A kind without a sentence in `ui/failures/messages.vi.ts` does not compile. */
export type ShopFailure =
  | Exclude<PortFailure, { kind: 'rejected' }>
  | QuoteFailure
  /** [CART-01] */
  | { readonly kind: 'no-token' }
  /** [CART-03] */
  | { readonly kind: 'order-not-created' }
  /** [CART-04] */
  | { readonly kind: 'new-order-not-created' }
  /** [CART-05] */
  | { readonly kind: 'domain-already-in-order'; readonly domain: string }
  /** [CART-06] */
  | { readonly kind: 'add-failed' }
  /** [CART-08] */
  | { readonly kind: 'options-failed' }
  /** [CART-10] */
  | { readonly kind: 'unexpected' }
  /** [CART-19] */
  | { readonly kind: 'price-changed'; readonly old: Dong; readonly now: Dong }
  /** `missing` as in VoucherRefusal; `message` is the server's text when it gave no reason code. [VOU-01] */
  | {
      readonly kind: 'voucher-refused';
      readonly code: string;
      readonly why: VoucherProblem;
      readonly missing: number;
      readonly message: string | null;
    }
  /** An invalid code was removed; the order now costs `now`. [VOU-01] */
  | {
      readonly kind: 'voucher-no-longer-valid';
      readonly code: string;
      readonly why: VoucherProblem;
      readonly old: Dong;
      readonly now: Dong;
    }
  /** [VOU-01] */
  | { readonly kind: 'voucher-service-unavailable' }
  | { readonly kind: 'product-unavailable' }
  /** `left`: names of the locations still available; may be empty. [CAT-10] */
  | { readonly kind: 'location-sold-out'; readonly product: string; readonly place: string; readonly left: string }
  /** [DOM-04] */
  | { readonly kind: 'domain-unavailable'; readonly domain: string; readonly status: DomainStatus }
  /** [DOM-04] */
  | { readonly kind: 'transfer-refused'; readonly domain: string; readonly why: TransferProblem }
  | { readonly kind: 'too-many-lines'; readonly most: number }
  /** Orders of guests at this address. `retryAfter` in seconds. */
  | { readonly kind: 'too-many-orders'; readonly retryAfter: number }
  | { readonly kind: 'too-many-addresses'; readonly most: number }
  /** It left the cart, or the cart was ordered, while it was edited; it can be added as a new one. [CART-20] */
  | { readonly kind: 'line-gone'; readonly why: 'removed' | 'ordered' }
  | { readonly kind: 'cart-empty' }
  /** The services refuse the token of this browser for its cart: it is another one by now, or has expired. [VIS-02] */
  | { readonly kind: 'cart-inaccessible' }
  | { readonly kind: 'order-closed' }
  /** The last line of an unpaid order; cancel the order instead. [ROUTE-19] */
  | { readonly kind: 'last-line' }
  | { readonly kind: 'already-paid'; readonly orderId: OrderId }
  | { readonly kind: 'method-unknown' }
  /** `balance` in đồng; a payment from it takes the whole amount. */
  | { readonly kind: 'balance-too-low'; readonly balance: Dong }
  /** A payment return URL with an invalid signature. */
  | { readonly kind: 'bad-signature' }
  /** Also for an unknown user. [ACC-01] */
  | { readonly kind: 'wrong-credentials' }
  /** `retryAfter` in seconds. */
  | { readonly kind: 'too-many-tries'; readonly retryAfter: number }
  /**
   * So many new guests at this address that the next one proves their work or waits. `retryAfter` in seconds; `until` in
   * ms since 1970 UTC, null when the service does not say. [VIS-02]
   */
  | { readonly kind: 'too-many-visitors'; readonly retryAfter: number; readonly until: number | null }
  /** `left`: remaining attempts. */
  | { readonly kind: 'code-wrong'; readonly left: number }
  | { readonly kind: 'code-expired' }
  /** A login, reset or registration step that has expired or belongs to another browser. */
  | { readonly kind: 'link-expired' }
  | { readonly kind: 'order-link-refused'; readonly why: OrderLinkProblem }
  /** What follows a login within ten minutes only; a new login is needed. */
  | { readonly kind: 'login-too-old' }
  | { readonly kind: 'bot-check-needed' }
  | { readonly kind: 'provider-unavailable'; readonly provider: string }
  /** E-mail or phone belong to another account, which must log in and link. [ACC-10] */
  | { readonly kind: 'account-exists' }
  /** The staff have blocked it. */
  | { readonly kind: 'account-blocked' }
  /** A member of the staff looks at the shop as this customer. */
  | { readonly kind: 'view-only' }
  | { readonly kind: 'login-required' }
  /** An order for the service is pending. */
  | { readonly kind: 'service-in-open-order'; readonly orderId: OrderId }
  /** An open order contains this instalment or an earlier one. [INS-01] */
  | { readonly kind: 'instalment-in-open-order'; readonly orderId: OrderId }
  /** [INS-01] */
  | { readonly kind: 'instalment-paid'; readonly orderId: OrderId }
  /** `month` is unpaid. [INS-01] */
  | { readonly kind: 'earlier-instalment-unpaid'; readonly month: number }
  /** One action at a time. [SVC-01] */
  | { readonly kind: 'service-action-running' }
  /** It obeys again once it is paid, or the staff give it back. [SVC-01] */
  | { readonly kind: 'service-suspended' }
  /** Not in this state, or not for this type of service. [SVC-01] */
  | { readonly kind: 'service-action-impossible' }
  /** Of one store. [SVC-01] */
  | { readonly kind: 'too-many-access-keys'; readonly most: number }
  /** Of one machine. [SVC-01] */
  | { readonly kind: 'too-many-snapshots'; readonly most: number }
  /** Its engine does not answer, so nothing was begun. [SVC-01] */
  | { readonly kind: 'snapshots-unreadable' }
  /** All of the bought seats are assigned. [SVC-01] */
  | { readonly kind: 'no-free-seat'; readonly most: number }
  /** The policy gives nothing back for it. [SVC-01] */
  | { readonly kind: 'refund-impossible'; readonly why: RefundRefusal }
  /** In đồng with VAT. [SVC-01] */
  | { readonly kind: 'refund-changed'; readonly old: Dong; readonly now: Dong }
  /** Would leave the account without a login method. */
  | { readonly kind: 'last-login-method' }
  /** The account cannot be deleted before these are finished. */
  | { readonly kind: 'deletion-blocked'; readonly blockers: readonly DeletionBlocker[] }
  /** Not for its format, which is a problem of its field. [SDK-03] */
  | { readonly kind: 'picture-refused'; readonly why: Exclude<PictureProblem, 'format'> }
  | { readonly kind: 'already-reviewed' }
  /** Documents are under review or approved. [DOM-02] */
  | { readonly kind: 'documents-not-editable' }
  /** [CNS-04] */
  | { readonly kind: 'consultation-refused' }
  /** The call failed, or its outcome is unknown. [CNS-04] */
  | { readonly kind: 'consultation-failed' }
  /** Daily limit reached; `retryAfter` in seconds. */
  | { readonly kind: 'too-many-quotations'; readonly most: number; readonly retryAfter: number }
  /** Open at once. */
  | { readonly kind: 'too-many-support-requests'; readonly most: number }
  /** It takes no further message. */
  | { readonly kind: 'support-request-full'; readonly most: number }
  /** `problem` as in FileProblem; the service may know others. */
  | { readonly kind: 'file-refused'; readonly name: string; readonly problem: string }
  | { readonly kind: 'quotation-expired' }
  | { readonly kind: 'quotation-changed' }
  /** Another tab or person changed the records in the meantime; nothing was written. */
  | { readonly kind: 'zone-changed' }
  /** The records would contradict each other; `record` is the one in the way, or empty. */
  | { readonly kind: 'zone-refused'; readonly problem: DnsProblem; readonly record: string }
  | { readonly kind: 'domain-not-active' }
  /** Another tab or person changed the settings of the domain in the meantime; nothing was written. */
  | { readonly kind: 'domain-changed' }
  /** Its transfer lock is on. */
  | { readonly kind: 'domain-locked' }
  | { readonly kind: 'no-verified-email' }
  /** Limit of 24 hours; `retryAfter` in seconds. */
  | { readonly kind: 'too-many-auth-codes'; readonly most: number; readonly retryAfter: number }
  /** Another registrant of a .vn name. */
  | { readonly kind: 'registrant-needs-documents' }
  /**
   * A zone file was read and waits for consent. `removed`, `added` and `problems` are the first ones, `text` is what was
   * read.
   */
  | {
      readonly kind: 'zone-import-review';
      readonly removed: readonly string[];
      readonly added: readonly string[];
      readonly removedCount: number;
      readonly addedCount: number;
      /** Lines that were left out. */
      readonly problems: readonly {
        readonly line: number;
        readonly text: string;
        readonly problem: DnsProblem | 'syntax';
      }[];
      readonly problemCount: number;
      /** What was changed about lines that were taken, with the first of them. */
      readonly remarks: readonly {
        readonly remark: ZoneRemark;
        readonly lines: readonly number[];
        readonly count: number;
      }[];
      readonly text: string;
      readonly replaceAll: boolean;
    };

export type FailureKind = ShopFailure['kind'];
