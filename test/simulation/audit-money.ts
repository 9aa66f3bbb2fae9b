import type { World } from '#adapters/memory/world.ts';
import type { Order } from '#core/orders/order.ts';
import type { Model } from './model.ts';
import type { Shopper } from './shopper.ts';
import { Violation } from './violation.ts';

/** What was charged is what was shown, by one payment for each press at most. */
export const auditMoney = (
  model: Model,
  world: World,
  orders: readonly Order[],
  shoppers: readonly Shopper[],
): void => {
  const payments = [...world.state.payments.values()].map((record) => record.payment);
  for (const order of orders.filter(({ status }) => status !== 10 && status !== 90)) {
    const mine = payments.filter((payment) => payment.orderId === order.id);
    const waiting = mine.filter(({ state, expiresAt }) => state === 'waiting' && expiresAt > world.state.now);
    const paid = mine.filter(({ state }) => state === 'paid');
    // An order that was changed after it was placed ends its payments; the next one is for what it costs then.
    const charged = [...waiting, ...paid];
    const otherwise = charged.find((payment) => payment.amount !== order.totals.gross);
    if (otherwise) throw new Violation('charged-otherwise', `${order.number}: a payment of ${otherwise.amount}`);
    const known = shoppers.some((shopper) => model.shown.get(shopper)?.has(order.totals.gross));
    if (charged.length > 0 && !known)
      throw new Violation('charged-otherwise', `${order.number} costs ${order.totals.gross}, never shown`);
    const presses = model.paymentPresses.get(order.id)?.size;
    if (waiting.length > 1 || paid.length > 1 || (presses !== undefined && mine.length > presses))
      throw new Violation('second-payment', `${order.number} has ${mine.length} payments`);
  }
  const direct = orders.filter(({ source }) => source !== 'cart').length;
  if (direct > model.guestPresses.size + model.endedSessions)
    throw new Violation('second-order', `${direct} orders for ${model.guestPresses.size} presses`);
};
