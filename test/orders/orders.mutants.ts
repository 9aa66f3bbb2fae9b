import { noAmounts } from '#core/pricing/amounts.ts';
import { dong } from '#core/shared/dong.ts';
import { idempotencyKey } from '#core/shared/ids.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import { anotherPress, changingLoadedOrders, dropValue, gateway, notFound } from './mutated-gateway.ts';
import type { OrderWorld } from './order-world.ts';

/** Mutants of the order gateway with faults in a whole order: loading, opening, placing and closing. */
export const orderMutants: Mutants<OrderWorld> = {
  'a repeated cart is another': gateway((real) => ({ createTemporary: () => real.createTemporary(anotherPress()) })),
  'all carts are one': gateway((real) => ({ createTemporary: () => real.createTemporary(idempotencyKey('cart')) })),
  'the total is not the sum': changingLoadedOrders((order) => ({
    ...order,
    totals: { ...order.totals, gross: dong(order.totals.gross + 1) },
  })),
  'the first line is not shown': changingLoadedOrders((order) => ({ ...order, lines: order.lines.slice(1) })),
  'lines cost nothing': changingLoadedOrders((order) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, amounts: noAmounts })),
  })),
  'prices are held for a day': changingLoadedOrders((order) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, priceHeldUntil: line.priceHeldUntil - 6 * 86_400_000 })),
  })),
  'prices are held for ever': (world) => ({ ...gateway(() => ({}))(world), later: (_, work) => work() }),
  'prices never change': (world) => ({ ...gateway(() => ({}))(world), atPrice: (_, __, work) => work() }),
  'an empty order is seen as opened': changingLoadedOrders((order) =>
    order.lines.length === 0 ? { ...order, status: 'open' } : order,
  ),
  'orders are seen closed': changingLoadedOrders((order) =>
    order.status === 'open' ? { ...order, status: 'closed' } : order,
  ),
  'versions stand still': changingLoadedOrders((order) => ({ ...order, version: 1 })),
  'versions fall': changingLoadedOrders((order) => ({ ...order, version: -order.version })),
  'the number is the id': changingLoadedOrders((order) => ({ ...order, number: order.id })),
  'notes are trimmed and shortened': changingLoadedOrders((order) => ({ ...order, note: order.note.slice(0, 5) })),
  'notes of open orders are taken': gateway((real) => ({
    setNote: async (id, note) => {
      const answer = await real.setNote(id, note);
      return answer.ok || answer.failure.kind === 'not-found' ? answer : ok(undefined);
    },
  })),
  'a hold never ends': gateway((real) => ({ removeOrder: async (id) => dropValue(await real.load(id)) })),
  'opening takes any price': gateway((real) => ({
    open: async (id) => {
      const answer = await real.open(id);
      return !answer.ok && answer.failure.kind === 'rejected' && answer.failure.code === 'price-changed'
        ? real.open(id)
        : answer;
    },
  })),
  'prices run out at once': (world) => ({ ...world, runs: 6, later: (_, work) => world.later(8 * 86_400_000, work) }),
  'opening does not say what is in its way': gateway((real) => ({
    open: async (id) => {
      const answer = await real.open(id);
      return !answer.ok && answer.failure.kind === 'rejected' ? fail({ ...answer.failure, detail: {} }) : answer;
    },
  })),
  'inputs of items are forgotten': changingLoadedOrders((order) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, options: [] })),
  })),
  'a customer orders again with every try': gateway((real) => ({
    placeOwn: (lines, checkout) => real.placeOwn(lines, checkout, anotherPress()),
  })),
  'a customer’s order leaves its bad line out': gateway((real) => ({
    placeOwn: (lines, checkout, press) => real.placeOwn(lines.slice(0, 1), checkout, press),
  })),
  'opening does nothing': gateway((real) => ({ open: (id) => real.load(id) })),
  'closing does nothing': gateway(() => ({ removeOrder: async () => ok(undefined) })),
  'states have no names': gateway(() => ({ statuses: async () => ok([]) })),
  'an express order is the cart': gateway((real) => ({ placeExpress: () => real.createTemporary(anotherPress()) })),
  'a press does not lead to its order': gateway(() => ({ findPlaced: async () => notFound })),
  'a press leads to any order': gateway((real) => ({
    findPlaced: async (press) => {
      const answer = await real.findPlaced(press);
      return answer.ok ? answer : real.createTemporary(anotherPress());
    },
  })),
  'signatures are not looked at': (world) => ({
    ...gateway((real) => ({
      placeExpress: async (lines, checkout, signature, press) => {
        const answer = await real.placeExpress(lines, checkout, signature, press);
        return !answer.ok && answer.failure.kind === 'denied' ? fail({ kind: 'unknown' as const }) : answer;
      },
    }))(world),
  }),
  'a whole order leaves its bad line out': gateway((real) => ({
    placeExpress: (lines, checkout, signature, press) =>
      real.placeExpress(lines.slice(0, 1), checkout, signature, press),
  })),
};
