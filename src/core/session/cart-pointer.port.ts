import type { OrderId } from '#core/shared/ids.ts';

/** Which order this browser calls its cart. A pointer, never authority. */
export type CartPointer = {
  readonly get: () => OrderId | null;
  /** Keeps it for the browser session, or for so many days. [CART-15] */
  readonly set: (id: OrderId, days?: number) => void;
  readonly clear: () => void;
  /** An id whose look-up failed waits here and comes back with the next success. [CART-11] */
  readonly recovery: () => OrderId | null;
  readonly setRecovery: (id: OrderId | null) => void;
  /** Label of this cart session: prefix + timestamp + 100–999. Made when missing, never authority. [SID-01] */
  readonly sessionId: () => string | null;
  readonly setSessionId: (id: string) => void;
};

/** Days that the pointer lives when it comes from an owner look-up. [spec 9] */
export const OWNER_CART_DAYS = 7;
