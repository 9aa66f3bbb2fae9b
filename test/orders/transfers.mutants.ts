import type { Order, OrderLine } from '#core/orders/order.ts';
import type { NewLine, OrderGateway } from '#core/orders/order-gateway.port.ts';
import { lineItemId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { TransferWorld } from './transfer-world.ts';

const gateway =
  (change: (real: OrderGateway) => Partial<OrderGateway>) =>
  (world: TransferWorld): TransferWorld => ({
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
      return answer.ok ? ok<Order>({ ...answer.value, lines: answer.value.lines.map(change) }) : answer;
    },
  }));

/** Returns success where the real gateway refuses with this code. */
const ignoringRefusal = (code: string) =>
  gateway((real) => ({
    addLine: async (id, line, press) => {
      const answer = await real.addLine(id, line, press);
      const refused = !answer.ok && answer.failure.kind === 'rejected' && answer.failure.code === code;
      return refused ? ok({ line: lineItemId('c'.repeat(32)) }) : answer;
    },
  }));

const asNew = ({ transferCode: _, ...line }: NewLine): NewLine => line;
const forgetting = ({ transfer: _, ...line }: OrderLine): OrderLine => line;
/** Leaks the auth code in a later answer. */
const leakAuthCode = (line: OrderLine): OrderLine => ({ ...line, sku: `${line.sku} Ma-Chuyen-Bi-Mat-1` });

/** Mutants of an order service with faults in domain transfers; each has one fault. */
export const transferMutants: Mutants<TransferWorld> = {
  'a line forgets that it moves a name': changingLines(forgetting),
  'an answer tells the code': changingLines(leakAuthCode),
  'a move is a registration': gateway((real) => ({
    addLine: (id, line, press) => real.addLine(id, asNew(line), press),
  })),
  'any name can be moved': ignoringRefusal('transfer-refused'),
  'any price will do': ignoringRefusal('price-changed'),
  'any line can be a move': ignoringRefusal('bad-input'),
  'a name is moved twice': ignoringRefusal('domain-in-order'),
  'a move lasts for any term': gateway((real) => ({
    changeLine: async (id, line, { time: _, ...change }, press) => real.changeLine(id, line, change, press),
  })),
  'nobody is told that a code is forgotten': changingLines(({ transferCodeForgotten: _, ...line }) => line),
  'nobody asks again when the order is placed': (world) => ({ ...world, runs: 6, released: async () => undefined }),
};
