import type { World } from '#adapters/memory/world.ts';
import { isOpenOrder } from '#core/orders/order-states.ts';
import type { LineItemId, OrderId, ServiceId } from '#core/shared/ids.ts';

/** The open order that renews or upgrades the service. */
export const findPendingChange = (world: World, id: ServiceId): OrderId | null => {
  for (const { order } of world.state.orders.values())
    if (
      isOpenOrder(order) &&
      order.lines.some(({ changes }) => changes && 'service' in changes && changes.service === id)
    )
      return order.id;
  return null;
};

/** The open order that pays an instalment of the line. */
export const findPendingInstalment = (world: World, line: LineItemId): OrderId | null => {
  const dues = [...world.state.instalments.values()].filter(({ lineId }) => lineId === line).map(({ id }) => id);
  for (const { order } of world.state.orders.values())
    if (
      isOpenOrder(order) &&
      order.lines.some(({ changes }) => changes?.how === 'instalment' && dues.includes(changes.due))
    )
      return order.id;
  return null;
};
