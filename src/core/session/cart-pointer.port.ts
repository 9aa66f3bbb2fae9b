import type { OrderId } from '#core/shared/ids.ts';

/** The order that is this browser's cart; grants no access to it. */
export type CartPointer = {
  readonly get: () => OrderId | null;
  /** Stores the id for `CART_POINTER_DAYS`. [CART-15] */
  readonly set: (id: OrderId) => void;
  readonly clear: () => void;
  /** A cart that was just created or whose lookup failed; restored when the cookie has none. [CART-11, CART-17] */
  readonly recovery: () => OrderId | null;
  /** Stores the id for seven days, or for the browser session. */
  readonly setRecovery: (id: OrderId | null, life?: 'session') => void;
  /** Prefix + timestamp + 100–999; grants no access. [SID-01] */
  readonly sessionId: () => string | null;
  readonly setSessionId: (id: string) => void;
};

/** A guest's cart outlives the browser's session too. [spec 9] */
export const CART_POINTER_DAYS = 7;
