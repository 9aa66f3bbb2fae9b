import { noAmounts } from '#core/pricing/amounts.ts';
import { dong } from '#core/shared/dong.ts';
import { idempotencyKey } from '#core/shared/ids.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import { anotherKey, changingLoadedOrders, dropValue, gateway, notFound } from './mutated-gateway.ts';
import type { OrderWorld } from './order-world.ts';

/** Mutants of the order gateway with faults in a whole order: loading, opening, placing and closing. */
export const orderMutants: Mutants<OrderWorld> = {
  'creating a cart ignores the idempotency key': gateway((real) => ({
    createDraftCart: () => real.createDraftCart(anotherKey()),
  })),
  'all carts share one idempotency key': gateway((real) => ({
    createDraftCart: () => real.createDraftCart(idempotencyKey('cart')),
  })),
  'the total is not the sum of the lines': changingLoadedOrders((order) => ({
    ...order,
    totals: { ...order.totals, gross: dong(order.totals.gross + 1) },
  })),
  'the first line is not shown': changingLoadedOrders((order) => ({ ...order, lines: order.lines.slice(1) })),
  'lines cost nothing': changingLoadedOrders((order) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, amounts: noAmounts })),
  })),
  'prices expire after one day': changingLoadedOrders((order) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, priceHeldUntil: line.priceGuaranteedUntil - 6 * 86_400_000 })),
  })),
  'prices never expire': (world) => ({ ...gateway(() => ({}))(world), later: (_, work) => work() }),
  'prices never change': (world) => ({ ...gateway(() => ({}))(world), atPrice: (_, __, work) => work() }),
  'an empty order is reported as open': changingLoadedOrders((order) =>
    order.lines.length === 0 ? { ...order, status: 'open' } : order,
  ),
  'an open order is reported as closed': changingLoadedOrders((order) =>
    order.status === 'open' ? { ...order, status: 'closed' } : order,
  ),
  'the version never changes': changingLoadedOrders((order) => ({ ...order, version: 1 })),
  'the version decreases': changingLoadedOrders((order) => ({ ...order, version: -order.version })),
  'the order number is the order id': changingLoadedOrders((order) => ({ ...order, number: order.id })),
  'notes are truncated': changingLoadedOrders((order) => ({ ...order, note: order.note.slice(0, 5) })),
  'setting the note of an open order reports success': gateway((real) => ({
    setNote: async (id, note) => {
      const answer = await real.setNote(id, note);
      return answer.ok || answer.failure.kind === 'not-found' ? answer : ok(undefined);
    },
  })),
  'a domain reservation is never released': gateway((real) => ({
    removeOrder: async (id) => dropValue(await real.load(id)),
  })),
  'opening accepts any price': gateway((real) => ({
    open: async (id) => {
      const answer = await real.open(id);
      return !answer.ok && answer.failure.kind === 'rejected' && answer.failure.code === 'price-changed'
        ? real.open(id)
        : answer;
    },
  })),
  'prices expire at once': (world) => ({ ...world, runs: 6, later: (_, work) => world.later(8 * 86_400_000, work) }),
  'a rejected opening carries no details': gateway((real) => ({
    open: async (id) => {
      const answer = await real.open(id);
      return !answer.ok && answer.failure.kind === 'rejected' ? fail({ ...answer.failure, detail: {} }) : answer;
    },
  })),
  'the options of items are lost': changingLoadedOrders((order) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, options: [] })),
  })),
  "a customer's direct order ignores the idempotency key": gateway((real) => ({
    placeOwn: (lines, checkout) => real.placeOwn(lines, checkout, anotherKey()),
  })),
  "a customer's direct order keeps only its first line": gateway((real) => ({
    placeOwn: (lines, checkout, press) => real.placeOwn(lines.slice(0, 1), checkout, press),
  })),
  'opening does nothing': gateway((real) => ({ open: (id) => real.load(id) })),
  'closing does nothing': gateway(() => ({ removeOrder: async () => ok(undefined) })),
  'the list of status names is empty': gateway(() => ({ statuses: async () => ok([]) })),
  "a guest's direct order is a new empty cart": gateway((real) => ({
    placeExpress: () => real.createDraftCart(anotherKey()),
  })),
  'no order is found by its idempotency key': gateway(() => ({ findPlaced: async () => notFound })),
  'an unknown idempotency key finds an order': gateway((real) => ({
    findPlaced: async (press) => {
      const answer = await real.findPlaced(press);
      return answer.ok ? answer : real.createDraftCart(anotherKey());
    },
  })),
  'a bad signature does not fail with denied': (world) => ({
    ...gateway((real) => ({
      placeExpress: async (lines, checkout, signature, press) => {
        const answer = await real.placeExpress(lines, checkout, signature, press);
        return !answer.ok && answer.failure.kind === 'denied' ? fail({ kind: 'unknown' as const }) : answer;
      },
    }))(world),
  }),
  "a guest's direct order keeps only its first line": gateway((real) => ({
    placeExpress: (lines, checkout, signature, press) =>
      real.placeExpress(lines.slice(0, 1), checkout, signature, press),
  })),
};
