import { isNewCart, type OrderGateway } from '#core/orders/order-gateway.port.ts';
import { idempotencyKey } from '#core/shared/ids.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import {
  anotherKey,
  changingLoadedOrders,
  closed,
  gateway,
  ignoringFailure,
  notFound,
  pretendAdded,
} from './mutated-gateway.ts';
import type { OrderWorld } from './order-world.ts';

/** Mutants of the order gateway with faults in the lines of an order. */
export const lineMutants: Mutants<OrderWorld> = {
  'a repeated add ignores its idempotency key': gateway((real) => ({
    addLine: (id, line) => real.addLine(id, line, anotherKey()),
  })),
  'all adds share one idempotency key': gateway((real) => ({
    addLine: (id, line) => real.addLine(id, line, idempotencyKey('one')),
  })),
  'an add reports success but adds nothing': gateway((real) => ({ addLine: (cart) => pretendAdded(real, cart) })),
  'an add answers the order as it was before': gateway((real) => ({
    addLine: async (cart, line, press) => {
      const before = await pretendAdded(real, cart);
      const answer = await real.addLine(cart, line, press);
      return before.ok && answer.ok ? ok({ ...answer.value, order: before.value.order }) : answer;
    },
  })),
  'a new cart ignores its key': gateway((real) => ({
    addLine: (cart, line, press) => real.addLine(isNewCart(cart) ? { cartKey: anotherKey() } : cart, line, press),
  })),
  'a new guest keeps the token for itself': gateway((real) => ({
    addLine: async (cart, line, press) => {
      const answer = await real.addLine(cart, line, press);
      return answer.ok ? ok({ ...answer.value, newGuest: null }) : answer;
    },
  })),
  'new guests get the cart of the first one': gateway((real) => {
    let first: ReturnType<OrderGateway['addLine']> | null = null;
    return {
      addLine: async (cart, line, press) => {
        if (first !== null && isNewCart(cart)) return first;
        const added = real.addLine(cart, line, press);
        if (isNewCart(cart)) first = added;
        return added;
      },
    };
  }),
  'options are dropped from an add': gateway((real) => ({
    addLine: (id, line, press) => real.addLine(id, { ...line, children: [] }, press),
  })),
  'the quantity of an add is dropped': gateway((real) => ({
    addLine: (id, line, press) => real.addLine(id, { ...line, quantity: 1 }, press),
  })),
  'the source of a line is dropped': gateway((real) => ({
    addLine: (id, line, press) => real.addLine(id, { ...line, source: null }, press),
  })),
  'a line has no picture': changingLoadedOrders((order) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, imagePath: null })),
  })),
  'an add with a wrong price reports success': gateway((real) => ({
    addLine: async (id, line, press) => {
      const answer = await real.addLine(id, line, press);
      return !answer.ok && answer.failure.kind === 'rejected' && answer.failure.code === 'price-changed'
        ? pretendAdded(real, id)
        : answer;
    },
  })),
  'rejections carry no details': gateway((real) => ({
    addLine: async (id, line, press) => {
      const answer = await real.addLine(id, line, press);
      return !answer.ok && answer.failure.kind === 'rejected' ? fail({ ...answer.failure, detail: {} }) : answer;
    },
  })),
  'every refusal is order-closed': gateway((real) => ({
    addLine: async (id, line, press) => {
      const answer = await real.addLine(id, line, press);
      return !answer.ok && answer.failure.kind === 'rejected' ? closed : answer;
    },
  })),
  'the domain is dropped': gateway((real) => ({
    addLine: (id, line, press) => real.addLine(id, { ...line, description: '' }, press),
  })),
  'removing does nothing': gateway(() => ({ removeLine: async () => ok(undefined) })),
  'removing a line twice fails with not-found': gateway((real) => {
    const gone = new Set<string>();
    return {
      removeLine: async (id, line, reason) => {
        if (gone.has(line)) return notFound;
        gone.add(line);
        return real.removeLine(id, line, reason);
      },
    };
  }),
  'a removed line comes back': gateway((real) => {
    const presses = new Map<
      string,
      { id: Parameters<OrderGateway['addLine']>[0]; line: Parameters<OrderGateway['addLine']>[1] }
    >();
    return {
      addLine: async (id, line, press) => {
        if (presses.has(press)) await real.addLine(id, line, anotherKey());
        presses.set(press, { id, line });
        return real.addLine(id, line, press);
      },
    };
  }),
  'changes are not stored': gateway((real) => ({ changeLine: (id) => real.load(id) })),
  'a change of quantity is ignored': gateway((real) => ({
    changeLine: (id, line, { quantity: _, ...change }, press) => real.changeLine(id, line, change, press),
  })),
  'a change of term is ignored': gateway((real) => ({
    changeLine: (id, line, { term: _, ...change }, press) => real.changeLine(id, line, change, press),
  })),
  'options are replaced, not merged': gateway((real) => ({
    setOptions: async (id, line, options) => {
      const order = await real.load(id);
      const before = order.ok ? (order.value.lines.find((each) => each.id === line)?.options ?? []) : [];
      const blanked = before.filter((old) => !options.some((option) => option.id === old.id));
      return real.setOptions(id, line, [...options, ...blanked.map((option) => ({ ...option, value: '' }))]);
    },
  })),
  'setting an unknown option reports success': gateway((real) => ({
    setOptions: async (id, line, options) => {
      const answer = await real.setOptions(id, line, options);
      return answer.ok || answer.failure.kind === 'not-found' ? answer : ok(undefined);
    },
  })),
  'setting options of a missing line reports success': gateway((real) => ({
    setOptions: async (id, line, options) => {
      const answer = await real.setOptions(id, line, options);
      return !answer.ok && answer.failure.kind === 'not-found' ? ok(undefined) : answer;
    },
  })),
  'setting options reports success but changes nothing': gateway(() => ({ setOptions: async () => ok(undefined) })),
  'changing a closed order reports success': gateway((real) => ({
    changeLine: (id, line, change, press) =>
      ignoringFailure(real.changeLine(id, line, change, press), 'rejected', () => real.load(id)),
  })),
  'removing the last line of an open order reports success': gateway((real) => ({
    removeLine: (id, line, reason) =>
      ignoringFailure(real.removeLine(id, line, reason), 'rejected', async () => ok(undefined)),
  })),
  'every product can be added for any term': gateway((real) => ({
    addLine: async (id, line, press) => {
      const answer = await real.addLine(id, line, press);
      return !answer.ok && answer.failure.kind === 'rejected' && answer.failure.code === 'term-not-sold'
        ? pretendAdded(real, id)
        : answer;
    },
  })),
  'an add drops options of other products instead of failing': gateway((real) => ({
    addLine: async (id, line, press) => {
      const answer = await real.addLine(id, line, press);
      return !answer.ok && answer.failure.kind === 'rejected' && answer.failure.code === 'bad-input'
        ? real.addLine(id, { ...line, children: [] }, press)
        : answer;
    },
  })),
};
