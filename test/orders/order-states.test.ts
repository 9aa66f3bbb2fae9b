import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  mayMove,
  type OrderStateNumber,
  orderMoves,
  orderNumberOf,
  orderStates,
  orderStatusOf,
} from '#contracts/order-states.ts';
import { orderStatuses } from '#core/orders/order-states.ts';

// The keys of the table are these numbers.
const states = Object.keys(orderStates).map(Number) as OrderStateNumber[];
const anyState = fc.constantFrom(...states);

test('FIN-01 an order never returns to a state that it has left', () => {
  fc.assert(
    fc.property(fc.array(anyState, { maxLength: 12 }), (wishes) => {
      let at: OrderStateNumber = 10;
      const left = new Set<OrderStateNumber>();
      for (const to of wishes) {
        if (!mayMove(at, to)) continue;
        if (to !== at) left.add(at);
        at = to;
        expect(left.has(at)).toBe(false);
      }
    }),
  );
});

test('FIN-01 a state may repeat, completed and closed are final, and every state can be reached from a draft', () => {
  for (const state of states) expect(mayMove(state, state)).toBe(true);
  expect([orderMoves[50], orderMoves[90]]).toEqual([[], []]);
  const reached = new Set<OrderStateNumber>([10]);
  for (const state of reached) for (const next of orderMoves[state]) reached.add(next);
  expect([...reached].sort((a, b) => a - b)).toEqual(states);
});

test('FIN-02 only an OPEN order is provisioned, and a provisioned order is never closed', () => {
  expect(states.filter((state) => state !== 40 && mayMove(state, 40))).toEqual([20]);
  expect(mayMove(40, 90)).toBe(false);
});

test('every number on the wire is one status of the shop, and back', () => {
  expect(states.map((state) => orderNumberOf[orderStatusOf[state]])).toEqual(states);
  expect(new Set(Object.values(orderStatusOf))).toEqual(new Set(orderStatuses));
});
