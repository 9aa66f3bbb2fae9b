import { memoryCatalogue } from '#adapters/memory/catalogue/catalogue.ts';
import { withLines } from '#adapters/memory/orders/order-lines.ts';
import { saveOrder } from '#adapters/memory/orders/orders.ts';
import type { World } from '#adapters/memory/world.ts';
import type { DescribedProduct } from '#core/catalogue/catalogue.port.ts';
import type { OrderLine } from '#core/orders/order.ts';
import { isNewCart, type NewLine, type OrderGateway } from '#core/orders/order-gateway.port.ts';
import type { Ports } from '#core/ports.ts';
import { idempotencyKey, lineItemId, type OrderId, type Token } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { pretendAdded } from '#test/orders/mutated-gateway.ts';
import type { PlantedBug } from './simulation.ts';
import type { ViolationKind } from './violation.ts';

const orders =
  (change: (ports: Ports, world: World) => Partial<OrderGateway>): PlantedBug =>
  (world) =>
  (ports) => ({ ...ports, orders: { ...ports.orders, ...change(ports, world) } });

/** Accepts every fifth item and forgets it. */
const dropItem = orders(({ orders: real, random }) => ({
  addLine: async (id, line, key) => (random.between(1, 5) === 1 ? pretendAdded(real, id) : real.addLine(id, line, key)),
}));

/** Ignores idempotency keys: a request that arrives twice adds two lines. */
const doubleItem = orders(({ orders: real, random }) => ({
  addLine: (id, line) => real.addLine(id, line, idempotencyKey(random.id())),
}));

/** Restores removed lines with the next added item. */
const resurrectItem: PlantedBug = (world) => {
  const removedLines: { readonly order: OrderId; readonly lines: readonly OrderLine[] }[] = [];
  const bringBack = (order: OrderId): void => {
    const record = world.state.orders.get(order);
    const lines = removedLines.filter((each) => each.order === order).flatMap((each) => each.lines);
    if (record?.order.status === 'draft')
      saveOrder(world, record, withLines(record.order, [...record.order.lines, ...lines]));
  };
  return (ports) => ({
    ...ports,
    orders: {
      ...ports.orders,
      removeLine: async (id, line, reason) => {
        const before = world.state.orders.get(id)?.order.lines ?? [];
        const removed = await ports.orders.removeLine(id, line, reason);
        if (removed.ok) removedLines.push({ order: id, lines: before.filter((each) => each.id === line) });
        return removed;
      },
      addLine: async (id, line, key) => {
        const added = await ports.orders.addLine(id, line, key);
        if (added.ok) bringBack(added.value.order.id);
        removedLines.length = 0;
        return added;
      },
    },
  });
};

/** Lets any visitor who knows an order's id use the order. */
const foreignCart = orders(({ orders: real, bearer }, world) => {
  const asOwner = async <Value extends { readonly ok: boolean }>(
    id: OrderId,
    call: () => Promise<Value>,
  ): Promise<Value> => {
    const own = await call();
    const asking = bearer.get();
    const session = world.state.orders.get(id)?.session;
    if (own.ok || session === undefined || !world.state.sessions.has(session)) return own;
    // Sessions are named by their tokens.
    bearer.set(session as Token);
    const answer = await call();
    if (asking !== null) bearer.set(asking);
    return answer;
  };
  return {
    load: (id) => asOwner(id, () => real.load(id)),
    addLine: (id, line, key) =>
      isNewCart(id) ? real.addLine(id, line, key) : asOwner(id, () => real.addLine(id, line, key)),
    changeLine: (id, line, wanted, key) => asOwner(id, () => real.changeLine(id, line, wanted, key)),
  };
});

/** Product pages keep an old price, and the order service silently charges the current one. */
const stalePrice: PlantedBug = (world) => {
  const shownProducts = new Map<string, DescribedProduct>();
  const catalogue = memoryCatalogue(world);
  const atCurrentPrice = async (line: NewLine): Promise<NewLine> => {
    const product = await catalogue.productById(line.productId);
    const price = product.ok ? product.value.prices.find((each) => each.term === line.term) : undefined;
    return price ? { ...line, charge: price.charge } : line;
  };
  return (ports) => ({
    ...ports,
    catalogue: {
      ...ports.catalogue,
      product: async (slug) => {
        const known = shownProducts.get(slug);
        if (known) return ok(known);
        const read = await ports.catalogue.product(slug);
        if (read.ok) shownProducts.set(slug, read.value);
        return read;
      },
    },
    orders: {
      ...ports.orders,
      addLine: async (id, line, key) => ports.orders.addLine(id, await atCurrentPrice(line), key),
    },
  });
};

/** Changes the lines of a draft behind the services' back. */
const rewrite = (world: World, id: OrderId, change: (lines: readonly OrderLine[]) => readonly OrderLine[]): void => {
  const record = world.state.orders.get(id);
  if (record?.order.status === 'draft') saveOrder(world, record, withLines(record.order, change(record.order.lines)));
};

/** Loses a line while two carts are merged. */
const mergeDrops = orders(({ orders: real }, world) => ({
  merge: async (from, into) => {
    rewrite(world, from, ([first, ...others]) => others.filter((line) => line.parentId !== first?.id));
    return real.merge(from, into);
  },
}));

/** Doubles a line while two carts are merged. */
const mergeDoubles = orders(({ orders: real, random }, world) => ({
  merge: async (from, into) => {
    const merged = await real.merge(from, into);
    const copyOf = (line: OrderLine): OrderLine => ({ ...line, id: lineItemId(random.id()) });
    rewrite(world, into, (lines) => [...lines, ...lines.slice(-1).map(copyOf)]);
    return merged;
  },
}));

/** Ignores idempotency keys: a press that arrives twice makes two keys. */
const doubleKey: PlantedBug = () => (ports) => ({
  ...ports,
  accessKeys: {
    ...ports.accessKeys,
    create: (id, name) => ports.accessKeys.create(id, name, idempotencyKey(ports.random.id())),
  },
});

/** Accepts every third user and forgets them. */
const dropSeat: PlantedBug = () => (ports) => ({
  ...ports,
  seats: {
    ...ports.seats,
    assign: async (id, seat, key) =>
      ports.random.between(1, 3) === 1 ? ports.seats.load(id) : ports.seats.assign(id, seat, key),
  },
});

/** Accepts a press while an action runs, and forgets it. */
const dropPress: PlantedBug = () => (ports) => ({
  ...ports,
  control: {
    ...ports.control,
    run: async (id, action, key) => {
      const answer = await ports.control.run(id, action, key);
      return answer.ok ? answer : ports.control.load(id);
    },
  },
});

/** Asks for the refund of today, not for the one that the page showed. */
const staleRefund: PlantedBug = () => (ports) => ({
  ...ports,
  ending: {
    ...ports.ending,
    askRefund: async (id, account, shown, key) => {
      const state = await ports.ending.load(id);
      const today = state.ok && state.value.refund.kind === 'offered' ? state.value.refund.amounts.gross : shown;
      return ports.ending.askRefund(id, account, today, key);
    },
  },
});

/** Takes a change of records that another tab overtook for done. */
const dropRecord: PlantedBug = () => (ports) => ({
  ...ports,
  zones: {
    ...ports.zones,
    change: async (id, edit, key) => {
      const changed = await ports.zones.change(id, edit, key);
      return changed.ok ? changed : ports.zones.load(id);
    },
  },
});

/** Realistic bugs, each with the promises that it breaks. */
export const plantedBugs: readonly {
  readonly name: string;
  readonly bug: PlantedBug;
  readonly breaks: readonly ViolationKind[];
}[] = [
  { name: 'the service drops an accepted item', bug: dropItem, breaks: ['lost', 'stuck'] },
  { name: 'a repeated request adds an item twice', bug: doubleItem, breaks: ['doubled'] },
  { name: 'a removed item comes back', bug: resurrectItem, breaks: ['resurrected'] },
  { name: "a visitor uses another visitor's cart", bug: foreignCart, breaks: ['foreign-cart', 'stuck'] },
  { name: 'merging two carts drops a line', bug: mergeDrops, breaks: ['lost'] },
  { name: 'merging two carts doubles a line', bug: mergeDoubles, breaks: ['doubled'] },
  {
    name: 'a page shows an old price and the order charges the new one',
    bug: stalePrice,
    breaks: ['charged-otherwise'],
  },
  { name: 'a press that arrives twice makes two keys', bug: doubleKey, breaks: ['doubled'] },
  { name: 'a user is accepted and forgotten', bug: dropSeat, breaks: ['lost'] },
  { name: 'a refund is another amount than the page showed', bug: staleRefund, breaks: ['charged-otherwise'] },
  { name: 'a record that another tab overtook is accepted and forgotten', bug: dropRecord, breaks: ['lost'] },
  { name: 'a press beside another one is accepted and forgotten', bug: dropPress, breaks: ['lost'] },
];
