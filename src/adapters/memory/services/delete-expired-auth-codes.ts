import type { OrderRecord, World } from '#adapters/memory/world.ts';
import { AUTH_CODE_TTL_MS } from '#core/domains/transfer.ts';
import { awaitsPayment } from '#core/orders/order.ts';

/** Without the auth codes of a long untouched, unpaid order. [DOM-01] */
export const deleteExpiredAuthCodes = (world: World, record: OrderRecord): OrderRecord => {
  const { order, touchedAt = order.createdAt } = record;
  const isOld = awaitsPayment(order) && touchedAt + AUTH_CODE_TTL_MS < world.state.now;
  if (!isOld || order.lines.every((line) => !line.isTransfer || line.isAuthCodeDeleted)) return record;
  const lines = order.lines.map((line) => (line.isTransfer ? { ...line, isAuthCodeDeleted: true as const } : line));
  const swept = { ...record, order: { ...order, lines } };
  world.state.orders.set(order.id, swept);
  return swept;
};
