import type { PortFailure } from '#core/shared/failure.ts';

/**
 * Codes of the services and their meaning in the core. GraphQL answers HTTP 200 with `errors[0].extensions.code`; REST
 * answers `{code, message, detail?}` with the HTTP status.
 */
export const failureCodes = {
  NOT_FOUND: { kind: 'not-found', http: 404 },
  UNAUTHENTICATED: { kind: 'denied', http: 401 },
  FORBIDDEN: { kind: 'denied', http: 403 },
  BAD_USER_INPUT: { kind: 'rejected', code: 'bad-input', http: 400 },
  DOMAIN_IN_ORDER: { kind: 'rejected', code: 'domain-already-in-order', http: 409 },
  PRICE_CHANGED: { kind: 'rejected', code: 'price-changed', http: 409 },
  PRODUCT_UNAVAILABLE: { kind: 'rejected', code: 'product-unavailable', http: 409 },
  /** {productId, product, place, left}: titles, and the locations still available. */
  PLACE_SOLD_OUT: { kind: 'rejected', code: 'location-sold-out', http: 409 },
  DOMAIN_UNAVAILABLE: { kind: 'rejected', code: 'domain-unavailable', http: 409 },
  TRANSFER_REFUSED: { kind: 'rejected', code: 'transfer-refused', http: 409 },
  COUNT_OUT_OF_RANGE: { kind: 'rejected', code: 'quantity-out-of-range', http: 400 },
  TERM_NOT_SOLD: { kind: 'rejected', code: 'term-not-sold', http: 409 },
  PRICE_PLAN_GONE: { kind: 'rejected', code: 'instalment-plan-not-found', http: 409 },
  TOO_MANY_QUOTATIONS: { kind: 'rejected', code: 'too-many-quotations', http: 429 },
  /** {retryAfter in seconds}: of guests at this address. */
  TOO_MANY_ORDERS: { kind: 'rejected', code: 'too-many-orders', http: 429 },
  TOO_MANY_LINES: { kind: 'rejected', code: 'too-many-lines', http: 409 },
  ORDER_CLOSED: { kind: 'rejected', code: 'order-closed', http: 409 },
  LAST_LINE: { kind: 'rejected', code: 'last-line', http: 409 },
  ORDER_NOT_OPEN: { kind: 'rejected', code: 'order-not-open', http: 409 },
  STATUS_NOT_ALLOWED: { kind: 'rejected', code: 'status-not-allowed', http: 409 },
  OWNER_ALREADY_SET: { kind: 'rejected', code: 'owner-already-set', http: 409 },
  AMOUNT_CHANGED: { kind: 'rejected', code: 'amount-changed', http: 409 },
  METHOD_UNKNOWN: { kind: 'rejected', code: 'method-unknown', http: 400 },
  /** {balance}: what there is, đồng. */
  BALANCE_TOO_LOW: { kind: 'rejected', code: 'balance-too-low', http: 409 },
  ALREADY_PAID: { kind: 'rejected', code: 'already-paid', http: 409 },
  BAD_SIGNATURE: { kind: 'rejected', code: 'bad-signature', http: 400 },
  WRONG_CREDENTIALS: { kind: 'rejected', code: 'wrong-credentials', http: 401 },
  /** {retryAfter in seconds, until in ms}: no guest token for this address without a proof of work. */
  TOO_MANY_VISITORS: { kind: 'rejected', code: 'too-many-visitors', http: 429 },
  TOO_MANY_TRIES: { kind: 'rejected', code: 'too-many-tries', http: 429 },
  USERNAME_TAKEN: { kind: 'rejected', code: 'username-taken', http: 409 },
  WEAK_PASSWORD: { kind: 'rejected', code: 'weak-password', http: 400 },
  CODE_WRONG: { kind: 'rejected', code: 'code-wrong', http: 400 },
  CODE_EXPIRED: { kind: 'rejected', code: 'code-expired', http: 410 },
  LINK_EXPIRED: { kind: 'rejected', code: 'link-expired', http: 410 },
  /** {because}: one of `orderLinkProblems`. */
  ORDER_LINK_REFUSED: { kind: 'rejected', code: 'order-link-refused', http: 410 },
  /** The session may act again after a new login. */
  LOGIN_TOO_OLD: { kind: 'rejected', code: 'login-too-old', http: 403 },
  BOT_CHECK_NEEDED: { kind: 'rejected', code: 'bot-check-needed', http: 403 },
  PROVIDER_UNAVAILABLE: { kind: 'rejected', code: 'provider-unavailable', http: 503 },
  /** Staff have blocked it; its customer calls. */
  ACCOUNT_BLOCKED: { kind: 'rejected', code: 'account-blocked', http: 403 },
  /** A member of the staff looks at the shop as its customer; nothing changes, and no secret is read. */
  VIEW_ONLY: { kind: 'rejected', code: 'view-only', http: 403 },
  ACCOUNT_EXISTS: { kind: 'rejected', code: 'account-exists', http: 409 },
  LAST_WAY_IN: { kind: 'rejected', code: 'last-login-method', http: 409 },
  /** {blockers}: kinds of `deletionBlockers`, separated by commas. */
  DELETION_BLOCKED: { kind: 'rejected', code: 'deletion-blocked', http: 409 },
  ALREADY_REVIEWED: { kind: 'rejected', code: 'already-reviewed', http: 409 },
  /** {problem}: `format`, `bytes`, `pixels` or `unreadable`, of the picture of an account. */
  BAD_IMAGE: { kind: 'rejected', code: 'bad-image', http: 400 },
  PDF_NOT_ACCEPTED: { kind: 'rejected', code: 'pdf-not-accepted', http: 409 },
  FILE_INFECTED: { kind: 'rejected', code: 'file-infected', http: 400 },
  /** {name, problem}: one of `fileProblems`, and the clean name of the file. */
  FILE_REFUSED: { kind: 'rejected', code: 'file-refused', http: 400 },
  /** {most}: open at once. */
  TOO_MANY_SUPPORT_REQUESTS: { kind: 'rejected', code: 'too-many-support-requests', http: 429 },
  /** {most}: messages of a request. */
  SUPPORT_REQUEST_FULL: { kind: 'rejected', code: 'support-request-full', http: 409 },
  QUOTATION_EXPIRED: { kind: 'rejected', code: 'quotation-expired', http: 409 },
  QUOTATION_CHANGED: { kind: 'rejected', code: 'quotation-changed', http: 409 },
  VOUCHER_REFUSED: { kind: 'rejected', code: 'voucher-refused', http: 409 },
  VOUCHER_GONE: { kind: 'rejected', code: 'voucher-no-longer-valid', http: 409 },
  SERVICE_BUSY: { kind: 'rejected', code: 'service-in-open-order', http: 409 },
  INSTALMENT_BUSY: { kind: 'rejected', code: 'instalment-in-open-order', http: 409 },
  INSTALMENT_PAID: { kind: 'rejected', code: 'instalment-paid', http: 409 },
  INSTALMENT_NOT_NEXT: { kind: 'rejected', code: 'earlier-instalment-unpaid', http: 409 },
  /** {version}: the current one. */
  ZONE_CHANGED: { kind: 'rejected', code: 'zone-changed', http: 409 },
  /** {problem, record}: one of `dnsProblems`, and the record in the way. */
  ZONE_REFUSED: { kind: 'rejected', code: 'zone-refused', http: 409 },
  DOMAIN_NOT_ACTIVE: { kind: 'rejected', code: 'domain-not-active', http: 409 },
  /** {version}: the current one. */
  DOMAIN_CHANGED: { kind: 'rejected', code: 'domain-changed', http: 409 },
  DOMAIN_LOCKED: { kind: 'rejected', code: 'domain-locked', http: 409 },
  NO_VERIFIED_EMAIL: { kind: 'rejected', code: 'no-verified-email', http: 409 },
  /** {most, retryAfter in seconds}. */
  TOO_MANY_AUTH_CODES: { kind: 'rejected', code: 'too-many-auth-codes', http: 429 },
  REGISTRANT_NEEDS_DOCUMENTS: { kind: 'rejected', code: 'registrant-needs-documents', http: 409 },
  /** One action at a time. */
  SERVICE_ACTION_RUNNING: { kind: 'rejected', code: 'service-action-running', http: 409 },
  SERVICE_SUSPENDED: { kind: 'rejected', code: 'service-suspended', http: 409 },
  SERVICE_ACTION_IMPOSSIBLE: { kind: 'rejected', code: 'service-action-impossible', http: 409 },
  /** {most}: of one store. */
  TOO_MANY_ACCESS_KEYS: { kind: 'rejected', code: 'too-many-access-keys', http: 409 },
  /** {most}: of one machine. */
  TOO_MANY_SNAPSHOTS: { kind: 'rejected', code: 'too-many-snapshots', http: 409 },
  SNAPSHOT_EXISTS: { kind: 'rejected', code: 'snapshot-exists', http: 409 },
  /** The engine of the service does not answer. */
  SNAPSHOTS_UNREADABLE: { kind: 'rejected', code: 'snapshots-unreadable', http: 503 },
  /** {most}: bought. */
  NO_FREE_SEAT: { kind: 'rejected', code: 'no-free-seat', http: 409 },
  SEAT_ASSIGNED: { kind: 'rejected', code: 'seat-assigned', http: 409 },
  /** {because}: one of `refundRefusals`. */
  REFUND_IMPOSSIBLE: { kind: 'rejected', code: 'refund-impossible', http: 409 },
  /** {old, new}: đồng with VAT. */
  REFUND_CHANGED: { kind: 'rejected', code: 'refund-changed', http: 409 },
  INTENT_REUSED: { kind: 'rejected', code: 'idempotency-key-reused', http: 409 },
  INTERNAL_SERVER_ERROR: { kind: 'unknown', http: 500 },
} as const satisfies Record<
  string,
  { readonly kind: PortFailure['kind']; readonly http: number; readonly code?: string }
>;

export type WireFailureCode = keyof typeof failureCodes;
export type RejectionCode = Extract<(typeof failureCodes)[WireFailureCode], { kind: 'rejected' }>['code'];
