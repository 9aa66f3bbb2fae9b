import { memoryCatalogue } from '#adapters/memory/catalogue.ts';
import { withLines } from '#adapters/memory/order-lines.ts';
import { keep } from '#adapters/memory/orders.ts';
import type { World } from '#adapters/memory/world.ts';
import type { Product } from '#core/catalogue/product.ts';
import type { OrderLine } from '#core/orders/order.ts';
import type { NewLine, OrderGateway } from '#core/orders/order-gateway.port.ts';
import type { Ports } from '#core/ports.ts';
import { idempotencyKey, lineItemId, type OrderId, type Token } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { PlantedBug } from './simulation.ts';
import type { ViolationKind } from './violation.ts';

const orders =
  (change: (ports: Ports, world: World) => Partial<OrderGateway>): PlantedBug =>
  (world) =>
  (ports) => ({ ...ports, orders: { ...ports.orders, ...change(ports, world) } });

/** Every fifth item is accepted and forgotten. */
const drop = orders(({ orders: real, random }) => ({
  addLine: async (id, line, press) =>
    random.between(1, 5) === 1 ? ok({ line: lineItemId(random.id()) }) : real.addLine(id, line, press),
}));

/** The order service knows no idempotency keys and marks no lines: what arrives twice is added twice. */
const double = orders(({ orders: real, random }) => ({
  addLine: (id, line) => real.addLine(id, line, idempotencyKey(random.id())),
}));

/** What was taken out comes back with the next item. */
const resurrect: PlantedBug = (world) => {
  const gone: { readonly order: OrderId; readonly lines: readonly OrderLine[] }[] = [];
  const bringBack = (order: OrderId): void => {
    const record = world.state.orders.get(order);
    const lines = gone.filter((each) => each.order === order).flatMap((each) => each.lines);
    if (record?.order.status === 10) keep(world, record, withLines(record.order, [...record.order.lines, ...lines]));
  };
  return (ports) => ({
    ...ports,
    orders: {
      ...ports.orders,
      removeLine: async (id, line, reason) => {
        const before = world.state.orders.get(id)?.order.lines ?? [];
        const removed = await ports.orders.removeLine(id, line, reason);
        if (removed.ok) gone.push({ order: id, lines: before.filter((each) => each.id === line) });
        return removed;
      },
      addLine: async (id, line, press) => {
        const added = await ports.orders.addLine(id, line, press);
        if (added.ok) bringBack(id);
        gone.length = 0;
        return added;
      },
    },
  });
};

/** An order's id is enough to use it. */
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
    addLine: (id, line, press) => asOwner(id, () => real.addLine(id, line, press)),
    changeLine: (id, line, wanted, press) => asOwner(id, () => real.changeLine(id, line, wanted, press)),
  };
});

/** Product pages keep yesterday's price while the order service silently charges today's. */
const stalePrice: PlantedBug = (world) => {
  const shown = new Map<string, Product>();
  const today = memoryCatalogue(world);
  const truly = async (line: NewLine): Promise<NewLine> => {
    const product = await today.productById(line.productId);
    const price = product.ok ? product.value.prices.find((each) => each.time === line.time) : undefined;
    return price ? { ...line, charge: price.charge } : line;
  };
  return (ports) => ({
    ...ports,
    catalogue: {
      ...ports.catalogue,
      product: async (slug) => {
        const known = shown.get(slug);
        if (known) return ok(known);
        const read = await ports.catalogue.product(slug);
        if (read.ok) shown.set(slug, read.value);
        return read;
      },
    },
    orders: {
      ...ports.orders,
      addLine: async (id, line, press) => ports.orders.addLine(id, await truly(line), press),
    },
  });
};

/** What stands in a world's order, changed by hand. */
const rewrite = (world: World, id: OrderId, change: (lines: readonly OrderLine[]) => readonly OrderLine[]): void => {
  const record = world.state.orders.get(id);
  if (record?.order.status === 10) keep(world, record, withLines(record.order, change(record.order.lines)));
};

/** Two carts become one, and something falls down on the way. */
const mergeDrops = orders(({ orders: real }, world) => ({
  merge: async (from, into) => {
    rewrite(world, from, ([first, ...others]) => others.filter((line) => line.parentId !== first?.id));
    return real.merge(from, into);
  },
}));

/** Two carts become one, and something is there twice. */
const mergeDoubles = orders(({ orders: real, random }, world) => ({
  merge: async (from, into) => {
    const merged = await real.merge(from, into);
    const again = (line: OrderLine): OrderLine => ({ ...line, id: lineItemId(random.id()) });
    rewrite(world, into, (lines) => [...lines, ...lines.slice(-1).map(again)]);
    return merged;
  },
}));

/** Seven ways in which shops go wrong, each with the promises that it breaks. */
export const plantedBugs: readonly {
  readonly name: string;
  readonly bug: PlantedBug;
  readonly breaks: readonly ViolationKind[];
}[] = [
  { name: 'an accepted item is dropped', bug: drop, breaks: ['lost', 'stuck'] },
  { name: 'an item is added twice', bug: double, breaks: ['doubled'] },
  { name: 'a removed item comes back', bug: resurrect, breaks: ['resurrected'] },
  { name: "somebody else's cart is used", bug: foreignCart, breaks: ['foreign-cart'] },
  { name: 'merging two carts drops a line', bug: mergeDrops, breaks: ['lost'] },
  { name: 'merging two carts doubles a line', bug: mergeDoubles, breaks: ['doubled'] },
  { name: 'an old price is shown and the new one charged', bug: stalePrice, breaks: ['charged-otherwise'] },
];
