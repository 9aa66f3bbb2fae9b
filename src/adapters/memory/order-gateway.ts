import { orderStates } from '#contracts/order-states.ts';
import type { ChosenOption, Order } from '#core/orders/order.ts';
import { topLines } from '#core/orders/order.ts';
import type { NewLine, OrderGateway } from '#core/orders/order-gateway.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { LineItemId, OrderId } from '#core/shared/ids.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { domainRefusal } from './domain-registry.ts';
import { once } from './intents.ts';
import { customerSet, placedExpress } from './order-customer.ts';
import { linesOf, recounted, repriced, withLines } from './order-lines.ts';
import { frozen, keep, MOST_LINES, moved, newOrder, openCartOf, refreshed } from './orders.ts';
import { expireWaiting } from './payments.ts';
import { countRefusal, isDomain, priceLine } from './price-line.ts';
import { priceFor } from './prices.ts';
import { denied, notFound, refuse } from './refusals.ts';
import { asking, orderFor } from './sessions.ts';
import { type OrderRecord, type SessionRecord, seedProductById, type World } from './world.ts';

type Answer<Value> = Result<Value, PortFailure>;

const keepLines = (world: World, record: OrderRecord, lines: Order['lines']): Order =>
  keep(world, record, withLines(record.order, lines));

const addedLine = (world: World, record: OrderRecord, line: NewLine, intent: string): Answer<{ line: LineItemId }> => {
  const closed = frozen(record.order);
  if (closed) return closed;
  const priced = priceLine(world, line);
  if (!priced.ok) return priced;
  const order = refreshed(world, record);
  if (topLines(order).length >= MOST_LINES) return refuse('too-many-lines', { most: MOST_LINES });
  if (isDomain(priced.value.product)) {
    const refused = domainRefusal(world, order, line.description, priced.value.product);
    if (refused) return refused;
  }
  const lines = linesOf(world, line, priced.value, intent);
  keepLines(world, { ...record, order }, [...order.lines, ...lines]);
  const [machine] = lines;
  return machine ? ok({ line: machine.id }) : fail({ kind: 'garbled' });
};

const changedLine = (
  world: World,
  record: OrderRecord,
  id: LineItemId,
  { count, time }: { readonly count?: number; readonly time?: number },
): Answer<Order> => {
  const order = refreshed(world, record);
  const line = order.lines.find((each) => each.id === id && each.parentId === null);
  if (!line) return notFound;
  const refused = frozen(order) ?? (count === undefined ? null : countRefusal(count));
  if (refused) return refused;
  const product = seedProductById.get(line.productId);
  if (time !== undefined && !(product && priceFor(world, product, time)))
    return refuse('term-not-sold', { productId: line.productId });
  const termed = time === undefined || time === line.time ? order.lines : repriced(world, order, id, time);
  const lines = count === undefined ? termed : recounted({ ...order, lines: termed }, id, count);
  return ok(keepLines(world, { ...record, order }, lines));
};

const optionsSet = (
  world: World,
  record: OrderRecord,
  id: LineItemId,
  options: readonly ChosenOption[],
): Answer<void> => {
  const line = record.order.lines.find((each) => each.id === id && each.parentId === null);
  if (!line) return notFound;
  const closed = frozen(record.order);
  if (closed) return closed;
  const product = seedProductById.get(line.productId);
  if (options.some((option) => !product?.optionIds.includes(option.id))) return refuse('bad-input');
  const untouched = line.options.filter((old) => !options.some((option) => option.id === old.id));
  const next = { ...line, options: [...untouched, ...options] };
  const lines = record.order.lines.map((each) => (each.id === id ? next : each));
  keep(world, record, withLines(record.order, lines));
  return ok(undefined);
};

const removedLine = (world: World, record: OrderRecord, id: LineItemId): Answer<void> => {
  const left = record.order.lines.filter((line) => line.id !== id && line.parentId !== id);
  if (left.length === record.order.lines.length) return ok(undefined);
  const closed = frozen(record.order);
  if (closed) return closed;
  keepLines(world, record, left);
  return ok(undefined);
};

const closedOrder = (world: World, record: OrderRecord): Answer<void> => {
  if (record.order.financial === 'PAID') return refuse('order-closed');
  const next = moved(record.order, 90);
  if (!next.ok) return next;
  expireWaiting(world, record.order.id);
  keep(world, record, next.value);
  return ok(undefined);
};

const openedOrder = (world: World, record: OrderRecord): Answer<Order> => {
  if (record.order.lines.length === 0) return refuse('bad-input');
  const next = moved(refreshed(world, record), 20);
  return next.ok ? ok(keep(world, record, next.value)) : next;
};

/** The order service over a world, for the visitor whose token the bearer holds. [OrderGateway] */
export const memoryOrderGateway = (world: World, bearer: Bearer): OrderGateway => {
  const asked = async <Value>(work: (who: SessionRecord) => Answer<Value>): Promise<Answer<Value>> => {
    const who = asking(world, bearer);
    return who ? work(who) : denied;
  };
  const onOrder = <Value>(id: OrderId, work: (record: OrderRecord, who: SessionRecord) => Answer<Value>) =>
    asked((who) => {
      const record = orderFor(world, who, id);
      return record ? work(record, who) : notFound;
    });
  return {
    createTemporary: (intent) =>
      asked((who) =>
        once(world, who.session, intent, ['create'], () => {
          const open = who.party === null ? undefined : openCartOf(world, who.party);
          return ok((open ?? newOrder(world, who, 'cart')).order);
        }),
      ),
    load: (id) => onOrder(id, (record) => ok(refreshed(world, record))),
    findByOwner: (owner) =>
      asked((who) => {
        const open = who.party === owner ? openCartOf(world, owner) : undefined;
        return open ? ok(open.order.id) : notFound;
      }),
    addLine: (id, line, intent) =>
      onOrder(id, (record, who) =>
        once(world, who.session, intent, ['add', id, line], () => addedLine(world, record, line, intent)),
      ),
    setOptions: (id, line, options) => onOrder(id, (record) => optionsSet(world, record, line, options)),
    changeLine: (id, line, change, intent) =>
      onOrder(id, (record, who) =>
        once(world, who.session, intent, ['change', id, line, change], () => changedLine(world, record, line, change)),
      ),
    removeLine: (id, line) => onOrder(id, (record) => removedLine(world, record, line)),
    removeOrder: (id) => onOrder(id, (record) => closedOrder(world, record)),
    countLines: (id) => onOrder(id, ({ order }) => ok(topLines(order).length)),
    setNote: (id, note) =>
      onOrder(id, (record) => {
        const closed = frozen(record.order);
        if (closed) return closed;
        keep(world, record, { ...record.order, note, version: record.order.version + 1 });
        return ok(undefined);
      }),
    setCustomer: (id, owner, checkout) =>
      onOrder(id, (record, who) => customerSet(world, record, who, owner, checkout)),
    open: (id) => onOrder(id, (record) => openedOrder(world, record)),
    placeExpress: (lines, checkout, signature, intent) =>
      asked((who) =>
        once(world, who.session, intent, ['express', lines, checkout], () =>
          placedExpress(world, who, lines, checkout, signature),
        ),
      ),
    statuses: async () => ok(Object.entries(orderStates).map(([id, name]) => ({ id: Number(id), name }))),
  };
};
