import type { PortFailure } from '#core/shared/failure.ts';
import type { OrderId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Order } from './order.ts';
import type { OrderStatus } from './order-states.ts';

export type OrderQuery = {
  /** Searches order numbers and names; null for all. */
  readonly keyword: string | null;
  /** null for every status except draft. */
  readonly status: OrderStatus | null;
  /** 1-based. */
  readonly page: number;
};

export type NamedStatus = { readonly status: OrderStatus; readonly name: string };

export type OrderList = { readonly orders: readonly Order[]; readonly total: number; readonly pages: number };

/** [spec 9] */
export const ORDERS_PER_PAGE = 4;

/** Placed orders of the session's visitor; others are `not-found`. Refusals: `status-not-allowed`, `already-paid`. */
export type OrderHistory = {
  /** Newest first, four per page. [SDK-01, ORD-01] */
  readonly list: (query: OrderQuery) => Promise<Result<OrderList, PortFailure>>;
  /** Closes an unpaid order, releases payments and reservations; idempotent. [SDK-01, ORD-02] */
  readonly cancel: (id: OrderId, reason: string) => Promise<Result<Order, PortFailure>>;
  /** Confirmed → completed; idempotent. [SDK-01, ORD-02] */
  readonly confirmReceived: (id: OrderId) => Promise<Result<Order, PortFailure>>;
};
