import type { OrderStatus } from '#core/orders/order-states.ts';

/** Status numbers of `orderStatus` with the names in status calls. */
export const orderStates = {
  10: 'DRAFT',
  20: 'OPEN',
  40: 'PROVISIONING',
  50: 'DONE',
  90: 'CLOSED',
} as const;
export type OrderStateNumber = keyof typeof orderStates;

/** What the shop calls them. */
export const orderStatusOf = {
  10: 'draft',
  20: 'open',
  40: 'confirmed',
  50: 'completed',
  90: 'closed',
} as const satisfies Readonly<Record<OrderStateNumber, OrderStatus>>;

/** Names of the statuses for lists. [SDK-01] */
export const orderStatusNames: Readonly<Record<OrderStatus, string>> = {
  draft: 'Đơn nháp',
  open: 'Chờ thanh toán',
  confirmed: 'Đang khởi tạo',
  completed: 'Hoàn thành',
  closed: 'Đã huỷ',
};

export const orderNumberOf: Readonly<Record<OrderStatus, OrderStateNumber>> = {
  draft: 10,
  open: 20,
  confirmed: 40,
  completed: 50,
  closed: 90,
};

/** Staying in a state is always allowed and changes nothing. Payment moves 20 → 40. */
export const orderMoves: Readonly<Record<OrderStateNumber, readonly OrderStateNumber[]>> = {
  10: [20, 90],
  20: [40, 90],
  40: [50],
  50: [],
  90: [],
};

export const mayMove = (from: OrderStateNumber, to: OrderStateNumber): boolean =>
  from === to || orderMoves[from].includes(to);

/** A `cancelReason` that nobody wrote: the cart's lines went into another one, or the call has no reason. */
export const cancelCodes = { merged: 'MERGED', withoutReason: 'CUSTOMER' } as const;
const codes: readonly string[] = Object.values(cancelCodes);

/** Empty for a code. */
export const writtenReason = (cancelReason: string): string => (codes.includes(cancelReason) ? '' : cancelReason);
