import { canAccess, currentSession, findAccessibleOrder } from '#adapters/memory/accounts/sessions.ts';
import { pageOf } from '#adapters/memory/content/page-of.ts';
import { denied, notFound } from '#adapters/memory/refusals.ts';
import type { OrderRecord, World } from '#adapters/memory/world.ts';
import type { Order } from '#core/orders/order.ts';
import { ORDERS_PER_PAGE, type OrderHistory, type OrderQuery } from '#core/orders/order-history.port.ts';
import { isPlaced } from '#core/orders/order-states.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { hasWords } from '#core/shared/text/has-words.ts';
import { closeUnpaidOrder } from './close-unpaid-order.ts';
import { changeStatus, saveOrder } from './orders.ts';

/** Number, recipient, titles and domains. */
const searched = (order: Order): string =>
  [
    order.number,
    order.owner?.contact.name ?? '',
    ...order.lines.flatMap((line) => [line.title, line.description]),
  ].join(' ');

const asks = ({ keyword, status }: OrderQuery, order: Order): boolean =>
  (status === null ? isPlaced(order) : order.status === status) &&
  (keyword === null || hasWords(searched(order), keyword));

export const memoryOrderHistory = (world: World, bearer: Bearer): OrderHistory => {
  const onPlaced = async (
    id: OrderId,
    work: (record: OrderRecord) => Result<Order, PortFailure>,
  ): Promise<Result<Order, PortFailure>> => {
    const who = currentSession(world, bearer);
    if (!who) return denied;
    const record = findAccessibleOrder(world, who, id);
    return record?.wasPlaced ? work(record) : notFound;
  };
  return {
    list: async (query) => {
      const who = currentSession(world, bearer);
      if (!who) return denied;
      const mine = [...world.state.orders.values()]
        .filter((record) => (record.wasPlaced || !isPlaced(record.order)) && canAccess(world, record, who))
        .map((record) => record.order)
        .filter((order) => asks(query, order));
      const { items, total, pages } = pageOf(mine.reverse(), query.page, ORDERS_PER_PAGE);
      return ok({ orders: items, total, pages });
    },
    cancel: (id, reason) => onPlaced(id, (record) => closeUnpaidOrder(world, record, reason)),
    confirmReceived: (id) =>
      onPlaced(id, (record) => {
        const next = changeStatus(record.order, 'completed');
        return next.ok ? ok(saveOrder(world, record, next.value)) : next;
      }),
  };
};
