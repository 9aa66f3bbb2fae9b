import { expect, test } from 'vitest';
import type { Order } from '#core/orders/order.ts';
import { orderId } from '#core/shared/ids.ts';
import { addByQuery } from './actions/adding.ts';
import { Simulation } from './simulation.ts';
import { Violation } from './violation.ts';

/** A shopper with one accepted item, and a second draft with the same item, as a request without an answer leaves it. */
const withSecondDraft = async (status: Order['status']) => {
  const simulation = new Simulation(1, 0, new Map());
  const { world, model } = simulation;
  const [shopper] = simulation.shoppers;
  await addByQuery(simulation, shopper);
  for (const record of [...world.state.orders.values()]) {
    world.state.orders.set('second', { ...record, order: { ...record.order, id: orderId('second') } });
    world.state.orders.set(record.order.id, { ...record, order: { ...record.order, status } });
  }
  return () => model.auditCartPage(world, shopper, null);
};

test('CART-17 the model expects an accepted item on the cart page until its order is placed', async () => {
  expect(await withSecondDraft('draft')).toThrow(Violation);
  expect(await withSecondDraft('closed')).toThrow(Violation);
  expect(await withSecondDraft('open')).not.toThrow();
  expect(await withSecondDraft('confirmed')).not.toThrow();
});
