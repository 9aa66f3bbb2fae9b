import { expect, test } from 'vitest';
import { type Order, type OrderLine, topLines } from '#core/orders/order.ts';
import { orderId } from '#core/shared/ids.ts';
import { addByQuery } from './actions/adding.ts';
import { Simulation } from './simulation.ts';
import { Violation } from './violation.ts';

/**
 * A shopper with one accepted item, and a second draft with the same item, as a request without an answer leaves it.
 */
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

const DOMAIN = 'may-lanh.vn';

/** A customer's cart and a guest's cart with the same domain, merged into one line of the first. */
const withMergedDomain = async () => {
  const simulation = new Simulation(1, 0, new Map());
  const { world, model } = simulation;
  const [shopper] = simulation.shoppers;
  await addByQuery(simulation, shopper);
  await addByQuery(simulation, shopper);
  const [record] = world.state.orders.values();
  const [kept, dropped] = record ? topLines(record.order) : [];
  if (!record || !kept || !dropped) throw new Error('nothing was added');
  const setLines = (lines: readonly OrderLine[]): void => {
    const ordered = lines.map((line) => ({ ...line, description: DOMAIN }));
    world.state.orders.set(record.order.id, { ...record, order: { ...record.order, lines: ordered } });
    simulation.audit();
  };
  setLines([kept, dropped]);
  setLines([kept]);
  return { model, kept, removeAll: () => setLines([]) };
};

test('ACC-11 CART-17 removing a merged domain removes both items that asked for it', async () => {
  const { model, kept, removeAll } = await withMergedDomain();
  model.recordRemoval([kept], true);
  expect(removeAll).not.toThrow();
});

test('ACC-11 CART-17 the model reports a merged domain as lost when no shopper removed it', async () => {
  const { removeAll } = await withMergedDomain();
  expect(removeAll).toThrow(Violation);
});
