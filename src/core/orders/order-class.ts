import type { Order } from './order.ts';

/** The four classes in which a list shows its orders, each with a colour of its own. [ORD-01] */
export type OrderClass = 'new' | 'success' | 'trial' | 'cancel';

/**
 * An order that is closed or paid back is `cancel`; one that cost nothing is a `trial`; a done one is a `success`; whatever
 * waits for money or is being set up is `new`. [ORD-01]
 */
export const classOf = ({ status, financial, totals }: Pick<Order, 'status' | 'financial' | 'totals'>): OrderClass => {
  if (status === 'closed' || financial === 'REFUNDED') return 'cancel';
  if (totals.gross === 0) return 'trial';
  return status === 'completed' ? 'success' : 'new';
};

/** The step of four that an order stands at, from 1: 2 waits for its payment, 3 is being set up; 5 is past the last. */
export const stepOf = ({ status, financial }: Pick<Order, 'status' | 'financial'>): 2 | 3 | 5 => {
  if (status === 'completed') return 5;
  return financial === 'PAID' ? 3 : 2;
};
