import type { Order, OrderLine } from '#core/orders/order.ts';
import type { OrderGateway } from '#core/orders/order-gateway.port.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import { pretendAdded } from '../mutated-gateway.ts';
import type { InstalmentWorld } from './instalment-world.ts';

const gateway =
  (change: (real: OrderGateway) => Partial<OrderGateway>) =>
  (world: InstalmentWorld): InstalmentWorld => ({
    ...world,
    runs: 6,
    shopper: async () => {
      const shopper = await world.shopper();
      return { ...shopper, orders: { ...shopper.orders, ...change(shopper.orders) } };
    },
  });

/** Changes the lines of every order that is loaded. */
const changingLines = (change: (line: OrderLine) => OrderLine) =>
  gateway((real) => ({
    load: async (id) => {
      const answer = await real.load(id);
      return answer.ok ? ok(withChangedLines(answer.value, change)) : answer;
    },
  }));

const withChangedLines = (order: Order, change: (line: OrderLine) => OrderLine): Order => {
  const lines = order.lines.map(change);
  return { ...order, lines, totals: sumAmounts(lines.map(({ amounts }) => amounts)) };
};

const withoutPlan = ({ instalmentPlan: _, ...line }: OrderLine): OrderLine => line;

/** Returns success where the real gateway refuses with this code. */
const ignoringRefusal = (code: string) =>
  gateway((real) => ({
    addLine: async (id, line, press) => {
      const answer = await real.addLine(id, line, press);
      const refused = !answer.ok && answer.failure.kind === 'rejected' && answer.failure.code === code;
      return refused ? pretendAdded(real, id) : answer;
    },
  }));

/** Mutants of an order service with instalment plans; each has one fault. */
export const instalmentMutants: Mutants<InstalmentWorld> = {
  'a line loses its instalment plan': changingLines(withoutPlan),
  'later instalments cost as much as the first': changingLines((line) => ({ ...line, renewal: line.amounts })),
  'any price is accepted for an instalment plan': ignoringRefusal('price-changed'),
  'any instalment plan is accepted': ignoringRefusal('instalment-plan-not-found'),
  'changing the quantity removes the instalment plan': gateway((real) => ({
    changeLine: async (id, line, change, press) => {
      const answer = await real.changeLine(id, line, change, press);
      return answer.ok ? ok(withChangedLines(answer.value, withoutPlan)) : answer;
    },
  })),
  'changing the term of a line with an instalment plan is not rejected': gateway((real) => ({
    changeLine: async (id, line, { term: _, ...change }, press) => real.changeLine(id, line, change, press),
  })),
  'a withdrawn instalment plan is still sold': (world) => ({ ...world, runs: 6, withoutPlan: (_, work) => work() }),
  'opening an order removes its instalment plan': gateway((real) => ({
    open: async (id) => {
      const answer = await real.open(id);
      return answer.ok ? ok(withChangedLines(answer.value, withoutPlan)) : answer;
    },
  })),
  'a price never expires': (world) => ({ ...world, runs: 6, later: (_, work) => work() }),
};
