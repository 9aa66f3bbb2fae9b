import type { OrderId } from '#core/shared/ids.ts';

/** Id of the order that is this browser's cart. It points to the cart and grants no access to it. */
export type CartPointer = {
  readonly get: () => OrderId | null;
  /** Stores the id for the browser session, or for `days` days. [CART-15] */
  readonly set: (id: OrderId, days?: number) => void;
  readonly clear: () => void;
  /** A cart id whose lookup failed; restored by the next successful lookup. [CART-11] */
  readonly recovery: () => OrderId | null;
  readonly setRecovery: (id: OrderId | null) => void;
  /** Label of this cart session: prefix + timestamp + 100–999. Created when missing; grants no access. [SID-01] */
  readonly sessionId: () => string | null;
  readonly setSessionId: (id: string) => void;
};

/** Lifetime in days of a pointer that an owner lookup has set. [spec 9] */
export const OWNER_CART_TTL_DAYS = 7;
