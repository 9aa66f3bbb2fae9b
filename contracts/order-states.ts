/** Wire numbers of `orderStatus` and the names that status calls use. */
export const orderStates = {
  10: 'DRAFT',
  20: 'OPEN',
  40: 'PROVISIONING',
  50: 'DONE',
  90: 'CLOSED',
} as const;
export type OrderStateNumber = keyof typeof orderStates;
export type OrderStateName = (typeof orderStates)[OrderStateNumber];

/** Allowed moves; staying where it is is always allowed and changes nothing. Payment moves 20 → 40. */
export const orderMoves: Readonly<Record<OrderStateNumber, readonly OrderStateNumber[]>> = {
  10: [20, 90],
  20: [40, 90],
  40: [50],
  50: [],
  90: [],
};

export const mayMove = (from: OrderStateNumber, to: OrderStateNumber): boolean =>
  from === to || orderMoves[from].includes(to);
