import type { Order } from '#core/orders/order.ts';
import type { OrderGateway } from '#core/orders/order-gateway.port.ts';
import { noAmounts } from '#core/pricing/amounts.ts';
import { dong } from '#core/shared/dong.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { intent, lineItemId, orderId, partyId } from '#core/shared/ids.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { lineFor, productBySku } from '#test/orders/any-line.ts';
import { memoryOrderWorld } from '#test/orders/memory-order-world.ts';
import { orderGatewayLaws } from '#test/orders/order-gateway.contract.ts';
import { freshIntent, type OrderWorld, type Shopper } from '#test/orders/order-world.ts';

const notFound = fail({ kind: 'not-found' as const });
const allowed = fail({ kind: 'rejected' as const, code: 'order-closed', message: '' });

/** A world whose every gateway misbehaves in one way; what few draws bring to light needs more `runs`. */
const gateway =
  (change: (real: OrderGateway) => Partial<OrderGateway>, runs = 6) =>
  (world: OrderWorld): OrderWorld => {
    const changed = <Who extends Shopper>(shopper: Who): Who => ({
      ...shopper,
      orders: { ...shopper.orders, ...change(shopper.orders) },
    });
    return {
      ...world,
      runs,
      shopper: async () => changed(await world.shopper()),
      browser: async () => {
        const { guest, logIn } = await world.browser();
        return { guest: changed(guest), logIn: async (as) => changed(await logIn(as)) };
      },
    };
  };

/** A refusal of this kind passes for a success. */
const swallowing = async <Value>(
  asked: Promise<Result<Value, PortFailure>>,
  kind: PortFailure['kind'],
  instead: () => Promise<Result<Value, PortFailure>>,
): Promise<Result<Value, PortFailure>> => {
  const answer = await asked;
  return !answer.ok && answer.failure.kind === kind ? instead() : answer;
};

/** Changes every order that is loaded. */
const seeing = (change: (order: Order) => Order) =>
  gateway((real) => ({
    load: async (id) => {
      const answer = await real.load(id);
      return answer.ok ? ok(change(answer.value)) : answer;
    },
  }));

const linesOf = async (real: OrderGateway, id: Order['id']) => {
  const order = await real.load(id);
  return order.ok ? order.value.lines : [];
};

const dropValue = (answer: Awaited<ReturnType<OrderGateway['load']>>) => (answer.ok ? ok(undefined) : answer);

/** Other presses than the shopper's. */
const anotherPress = () => freshIntent();

describeMutants<OrderWorld>('CART-17 mutated order gateways', orderGatewayLaws, memoryOrderWorld, {
  'a repeated add adds again': gateway((real) => ({ addLine: (id, line) => real.addLine(id, line, anotherPress()) })),
  'all presses are one': gateway((real) => ({ addLine: (id, line) => real.addLine(id, line, intent('one')) })),
  'a repeated cart is another': gateway((real) => ({ createTemporary: () => real.createTemporary(anotherPress()) })),
  'all carts are one': gateway((real) => ({ createTemporary: () => real.createTemporary(intent('cart')) })),
  'an add is acknowledged and lost': gateway(() => ({ addLine: async () => ok({ line: lineItemId('a'.repeat(32)) }) })),
  'options are dropped from an add': gateway((real) => ({
    addLine: (id, line, press) => real.addLine(id, { ...line, children: [] }, press),
  })),
  'the count of an add is dropped': gateway((real) => ({
    addLine: (id, line, press) => real.addLine(id, { ...line, count: 1 }, press),
  })),
  'adding sends no price': gateway((real) => ({
    addLine: async (id, line, press) => {
      const answer = await real.addLine(id, line, press);
      return !answer.ok && answer.failure.kind === 'rejected' && answer.failure.code === 'price-changed'
        ? ok({ line: lineItemId('b'.repeat(32)) })
        : answer;
    },
  })),
  'refusals lose their facts': gateway((real) => ({
    addLine: async (id, line, press) => {
      const answer = await real.addLine(id, line, press);
      return !answer.ok && answer.failure.kind === 'rejected' ? fail({ ...answer.failure, detail: {} }) : answer;
    },
  })),
  'every refusal is order-closed': gateway((real) => ({
    addLine: async (id, line, press) => {
      const answer = await real.addLine(id, line, press);
      return !answer.ok && answer.failure.kind === 'rejected' ? allowed : answer;
    },
  })),
  'the domain is dropped': gateway((real) => ({
    addLine: (id, line, press) => real.addLine(id, { ...line, description: '' }, press),
  })),
  'removing does nothing': gateway(() => ({ removeLine: async () => ok(undefined) })),
  'removing twice is not found': gateway((real) => {
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
        if (presses.has(press)) await real.addLine(id, line, anotherPress());
        presses.set(press, { id, line });
        return real.addLine(id, line, press);
      },
    };
  }),
  'changes are forgotten': gateway((real) => ({ changeLine: (id) => real.load(id) })),
  'only the term is changed': gateway((real) => ({
    changeLine: (id, line, { count: _, ...change }, press) => real.changeLine(id, line, change, press),
  })),
  'only the count is changed': gateway((real) => ({
    changeLine: (id, line, { time: _, ...change }, press) => real.changeLine(id, line, change, press),
  })),
  'options are replaced, not merged': gateway((real) => ({
    setOptions: async (id, line, options) => {
      const order = await real.load(id);
      const before = order.ok ? (order.value.lines.find((each) => each.id === line)?.options ?? []) : [];
      const blanked = before.filter((old) => !options.some((option) => option.id === old.id));
      return real.setOptions(id, line, [...options, ...blanked.map((option) => ({ ...option, value: '' }))]);
    },
  })),
  'unknown options are swallowed': gateway((real) => ({
    setOptions: async (id, line, options) => {
      const answer = await real.setOptions(id, line, options);
      return answer.ok || answer.failure.kind === 'not-found' ? answer : ok(undefined);
    },
  })),
  'lines that are not there are changed all the same': gateway((real) => ({
    setOptions: async (id, line, options) => {
      const answer = await real.setOptions(id, line, options);
      return !answer.ok && answer.failure.kind === 'not-found' ? ok(undefined) : answer;
    },
  })),
  'all lines are counted': gateway(
    (real) => ({
      countLines: async (id) => {
        const order = await real.load(id);
        return order.ok ? ok(order.value.lines.length) : order;
      },
    }),
    25,
  ),
  'the total is not the sum': seeing((order) => ({
    ...order,
    totals: { ...order.totals, gross: dong(order.totals.gross + 1) },
  })),
  'the first line is not shown': seeing((order) => ({ ...order, lines: order.lines.slice(1) })),
  'lines cost nothing': seeing((order) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, amounts: noAmounts })),
  })),
  'prices are held for a day': seeing((order) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, priceHeldUntil: line.priceHeldUntil - 6 * 86_400_000 })),
  })),
  'prices are held for ever': (world) => ({ ...gateway(() => ({}))(world), later: (_, work) => work() }),
  'prices never change': (world) => ({ ...gateway(() => ({}))(world), atPrice: (_, __, work) => work() }),
  'an empty order is seen as opened': seeing((order) => (order.lines.length === 0 ? { ...order, status: 20 } : order)),
  'orders are seen closed': seeing((order) => (order.status === 20 ? { ...order, status: 90 } : order)),
  'versions stand still': seeing((order) => ({ ...order, version: 1 })),
  'versions fall': seeing((order) => ({ ...order, version: -order.version })),
  'the number is the id': seeing((order) => ({ ...order, number: order.id })),
  'notes are trimmed and shortened': seeing((order) => ({ ...order, note: order.note.slice(0, 5) })),
  'notes of open orders are taken': gateway((real) => ({
    setNote: async (id, note) => {
      const answer = await real.setNote(id, note);
      return answer.ok || answer.failure.kind === 'not-found' ? answer : ok(undefined);
    },
  })),
  'everybody sees every order': (world) => {
    const shopper = world.shopper();
    return { ...world, runs: 4, shopper: () => shopper };
  },
  'everybody is told of foreign orders': gateway((real) => ({
    countLines: async (id) => {
      const answer = await real.countLines(id);
      return answer.ok ? answer : fail({ kind: 'denied' });
    },
  })),
  'any owner has a cart': gateway(() => ({ findByOwner: async () => ok(orderId('d'.repeat(32))) })),
  'the owner is not set': gateway((real) => ({ setCustomer: (id) => real.load(id) })),
  'the owner is somebody else': seeing((order) => ({
    ...order,
    owner: order.owner && { ...order.owner, partyId: partyId('khac') },
  })),
  "somebody else's record is taken": gateway((real) => ({
    setCustomer: async (id, owner, checkout) => {
      const answer = await real.setCustomer(id, owner, checkout);
      return !answer.ok && answer.failure.kind === 'not-found' ? real.load(id) : answer;
    },
  })),
  'a held domain may be ordered by everybody': gateway((real) => ({
    open: async (id) => {
      const answer = await real.open(id);
      return !answer.ok && answer.failure.kind === 'rejected' && answer.failure.detail?.status === 'reserved'
        ? real.load(id)
        : answer;
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
  'inputs of items are forgotten': seeing((order) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, options: [] })),
  })),
  'an open order cannot be corrected': gateway((real) => ({
    setCustomer: async (id, owner, given) => {
      const order = await real.load(id);
      return order.ok && order.value.status === 20 ? allowed : real.setCustomer(id, owner, given);
    },
  })),
  'options are acknowledged and lost': gateway(() => ({ setOptions: async () => ok(undefined) })),
  'a closed order seems to change': gateway((real) => ({
    changeLine: (id, line, change, press) =>
      swallowing(real.changeLine(id, line, change, press), 'rejected', () => real.load(id)),
  })),
  'the last line of an open order goes': gateway((real) => ({
    removeLine: (id, line, reason) =>
      swallowing(real.removeLine(id, line, reason), 'rejected', async () => ok(undefined)),
  })),
  'a log-in forgets the guest that it came from': (world) => ({
    ...world,
    runs: 6,
    browser: async () => {
      const [one, other] = [await world.browser(), await world.browser()];
      return { guest: one.guest, logIn: other.logIn };
    },
  }),
  'claiming does nothing': gateway((real) => ({ claim: (id) => real.load(id) })),
  'anybody seems to claim anything': gateway((real) => ({
    claim: (id, owner) => swallowing(real.claim(id, owner), 'not-found', () => real.createTemporary(anotherPress())),
  })),
  'a refused claim seems to succeed': gateway((real) => ({
    claim: (id, owner) => swallowing(real.claim(id, owner), 'rejected', () => real.load(id)),
  })),
  'a customer orders again with every try': gateway((real) => ({
    placeOwn: (lines, checkout) => real.placeOwn(lines, checkout, anotherPress()),
  })),
  'a customer’s order leaves its bad line out': gateway((real) => ({
    placeOwn: (lines, checkout, press) => real.placeOwn(lines.slice(0, 1), checkout, press),
  })),
  'merging does nothing': gateway(() => ({ merge: async () => ok({ moved: 0, skipped: 0 }) })),
  'merging drops a line': gateway((real) => ({
    merge: async (from, into) => {
      const [first] = await linesOf(real, from);
      const answer = await real.merge(from, into);
      if (answer.ok && first) await real.removeLine(into, first.id, 'x');
      return answer;
    },
  })),
  'merging doubles a line': gateway((real) => ({
    merge: async (from, into) => {
      const answer = await real.merge(from, into);
      if (answer.ok) await real.addLine(into, lineFor(productBySku('CS-01')), anotherPress());
      return answer;
    },
  })),
  'merging counts what was skipped as moved': gateway((real) => ({
    merge: async (from, into) => {
      const answer = await real.merge(from, into);
      return answer.ok ? ok({ moved: answer.value.moved + answer.value.skipped, skipped: 0 }) : answer;
    },
  })),
  'foreign carts seem to merge': gateway((real) => ({
    merge: (from, into) => swallowing(real.merge(from, into), 'not-found', async () => ok({ moved: 0, skipped: 0 })),
  })),
  'placed orders seem to merge': gateway((real) => ({
    merge: (from, into) => swallowing(real.merge(from, into), 'rejected', async () => ok({ moved: 0, skipped: 0 })),
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
  'every product may be added for any term': gateway((real) => ({
    addLine: async (id, line, press) => {
      const answer = await real.addLine(id, line, press);
      return !answer.ok && answer.failure.kind === 'rejected' && answer.failure.code === 'term-not-sold'
        ? ok({ line: lineItemId('c'.repeat(32)) })
        : answer;
    },
  })),
  'options of other products are taken': gateway((real) => ({
    addLine: async (id, line, press) => {
      const answer = await real.addLine(id, line, press);
      return !answer.ok && answer.failure.kind === 'rejected' && answer.failure.code === 'bad-input'
        ? real.addLine(id, { ...line, children: [] }, press)
        : answer;
    },
  })),
});
