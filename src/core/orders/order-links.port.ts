import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, OrderId, Token } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/**
 * What a link gave this browser. `access` is sent with later calls for a day; it is no session. Null when an account owns
 * the order and the link is an older one: the order opens after a log-in to that account.
 */
export type OpenedOrder = {
  readonly orderId: OrderId;
  readonly isPaid: boolean;
  readonly access: Token | null;
};

/** `guest`: no account owns it; `visitor`: this customer does. */
export type OrderHolder = 'guest' | 'visitor' | 'other-account';

/** The address of the buyer, or the other one that a company gave for its invoice. */
export const mailUses = ['order', 'invoice'] as const;
export type MailUse = (typeof mailUses)[number];

/** Addresses of an order, masked, whose mails are refused for good; null for one whose mails are not. */
export type RefusedMail = {
  readonly address: string | null;
  readonly invoiceAddress: string | null;
  readonly mayCorrect: boolean;
};

/**
 * Links in mails that open one placed order on any device, for reading and paying. An order that the visitor neither
 * placed, owns nor opened with a link is `not-found`, and so is a draft. [decision 0043]
 */
export type OrderLinks = {
  /** Changes nothing. Refusals: `order-link-refused` {because: OrderLinkProblem}, `too-many-tries`. */
  readonly open: (token: string) => Promise<Result<OpenedOrder, PortFailure>>;
  /**
   * Sends a fresh link when the order has this number and e-mail address; the answer does not tell. Refusals:
   * `bot-check-needed`, `too-many-tries`.
   */
  readonly request: (
    orderNumber: string,
    email: string,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<void, PortFailure>>;
  readonly holder: (id: OrderId) => Promise<Result<OrderHolder, PortFailure>>;
  /** All links and accesses that exist so far open nothing any more. */
  readonly revoke: (id: OrderId) => Promise<Result<void, PortFailure>>;
  /**
   * Gives a guest's order to this customer, who verified its e-mail address; another one's is `not-found`. Links that
   * exist so far lead to the order of the account, and a customer without a phone number gets the one of the order.
   * Idempotent. Refusal: `owner-already-set` when another account owns it.
   */
  readonly adopt: (id: OrderId) => Promise<Result<void, PortFailure>>;
  /** Whether mails of the order reach its addresses. [decision 0042] */
  readonly refusedMail: (id: OrderId) => Promise<Result<RefusedMail, PortFailure>>;
  /**
   * Gives the order another address while mails to the one it has are refused, and sends these mails there. Idempotent.
   * `not-found` for whoever came by a link, and when nothing was refused. Refusals: `bad-input` {field: email},
   * `too-many-tries` for orders of guests that nobody paid.
   */
  readonly correctMailAddress: (id: OrderId, use: MailUse, email: string) => Promise<Result<void, PortFailure>>;
};
