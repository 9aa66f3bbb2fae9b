import type { Order, OrderLine } from '#core/orders/order.ts';
import type { NewLine, OrderGateway } from '#core/orders/order-gateway.port.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import { pretendAdded } from '../mutated-gateway.ts';
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
      return refused ? pretendAdded(real, id) : answer;
    },
  }));

const withoutAuthCode = ({ authCode: _, ...line }: NewLine): NewLine => line;
const withoutTransferFlag = ({ isTransfer: _, ...line }: OrderLine): OrderLine => line;
/** Leaks the auth code in a later answer. */
const leakAuthCode = (line: OrderLine): OrderLine => ({ ...line, sku: `${line.sku} Ma-Chuyen-Bi-Mat-1` });

/** Mutants of an order service with faults in domain transfers; each has one fault. */
export const transferMutants: Mutants<TransferWorld> = {
  'a line is not marked as a transfer': changingLines(withoutTransferFlag),
  'an answer contains the auth code': changingLines(leakAuthCode),
  'a transfer is added as a registration': gateway((real) => ({
    addLine: (id, line, press) => real.addLine(id, withoutAuthCode(line), press),
  })),
  'any name can be transferred': ignoringRefusal('transfer-refused'),
  'any price is accepted': ignoringRefusal('price-changed'),
  'any line can be a transfer': ignoringRefusal('bad-input'),
  'an order contains a name twice': ignoringRefusal('domain-already-in-order'),
  'changing the term of a transfer is not rejected': gateway((real) => ({
    changeLine: async (id, line, { term: _, ...change }, press) => real.changeLine(id, line, change, press),
  })),
  'a deleted auth code is not reported': changingLines(({ isAuthCodeDeleted: _, ...line }) => line),
  'the registry is not checked again when the order is placed': (world) => ({
    ...world,
    runs: 6,
    released: async () => undefined,
  }),
};
