import type { World } from '#adapters/memory/world.ts';
import type { Order } from '#core/orders/order.ts';
import type { Model } from './model.ts';
import type { Shopper } from './shopper.ts';
import { Violation } from './violation.ts';

/** Checks that every payment charges what the page showed, and that each idempotency key made one payment at most. */
export const auditPayments = (
  model: Model,
  world: World,
  orders: readonly Order[],
  shoppers: readonly Shopper[],
): void => {
  const payments = [...world.state.payments.values()].map((record) => record.payment);
  for (const order of orders.filter(({ status }) => status !== 'draft' && status !== 'closed')) {
    const made = payments.filter((payment) => payment.orderId === order.id);
    const waiting = made.filter(({ state, expiresAt }) => state === 'waiting' && expiresAt > world.state.now);
    const paid = made.filter(({ state }) => state === 'paid');
    // A change of a placed order ends its payments; the next payment charges the new total.
    const charged = [...waiting, ...paid];
    const { gross } = order.totals;
    const parts = model.parts.get(order.id) ?? 0;
    const came = paid.reduce((sum, { amount }) => sum + amount, parts);
    // What came beyond the total is kept in mind until it goes back.
    if ((order.received ?? 0) !== (came > gross ? came : parts))
      throw new Violation('charged-otherwise', `${order.number}: ${parts} came in parts, ${order.received} is kept`);
    // A code asks for the rest. Whoever pays an older one has paid too much, which waits to be sent back.
    const wrong = charged.find(({ amount, state }) =>
      state === 'paid' ? amount < gross - parts || amount > gross : amount !== gross - parts,
    );
    if (wrong) throw new Violation('charged-otherwise', `${order.number}: a payment of ${wrong.amount}`);
    const wasShown = shoppers.some((shopper) => model.shownTotals.get(shopper)?.has(order.totals.gross));
    if (charged.length > 0 && !wasShown)
      throw new Violation('charged-otherwise', `${order.number} costs ${order.totals.gross}, never shown`);
    const keys = model.paymentKeys.get(order.id)?.size;
    if (waiting.length > 1 || paid.length > 1 || (keys !== undefined && made.length > keys))
      throw new Violation('second-payment', `${order.number} has ${made.length} payments`);
  }
  const direct = orders.filter(({ source }) => source !== 'cart').length;
  if (direct > model.guestCheckouts.size + model.endedSessions)
    throw new Violation('second-order', `${direct} orders for ${model.guestCheckouts.size} guest checkouts`);
};
