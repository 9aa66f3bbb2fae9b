export { cancelOrder } from './cancel-order.ts';
export { confirmReceived } from './confirm-received.ts';
export { listOrders } from './list-orders.ts';
export { loadOrder } from './load-order.ts';
