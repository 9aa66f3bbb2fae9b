/** What other services use of orders. The shopper's side is in the files beside this one, one per deed. */
export { findOrder, lineAmountsOf, loadOrderForUpdate, mayUse, orderTotals, type StoredOrder } from './order-store.ts';
export { lineWire, orderWire } from './order-wire.ts';
export { markPaid } from './settle-order.ts';
