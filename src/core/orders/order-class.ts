import type { Order } from './order.ts';
import { financialStates, isClosedOrder, orderStates } from './order-states.ts';

/** Display classes of orders in lists; each has its own colour. [ORD-01] */
export type OrderClass = 'new' | 'success' | 'trial' | 'cancel';

/** Closed or refunded is `cancel`, free `trial`, completed `success`; unpaid or in provisioning `new`. [ORD-01] */
export const classifyOrder = (order: Pick<Order, 'status' | 'financial' | 'totals'>): OrderClass => {
  if (isClosedOrder(order) || financialStates[order.financial].isRefunded) return 'cancel';
  if (order.totals.gross === 0) return 'trial';
  return orderStates[order.status].isCompleted ? 'success' : 'new';
};

/** 2 awaits payment, 3 is being provisioned, 5 is completed. */
export const progressStep = ({ status, financial }: Pick<Order, 'status' | 'financial'>): 2 | 3 | 5 => {
  if (orderStates[status].isCompleted) return 5;
  return financialStates[financial].isPaid ? 3 : 2;
};
