import { refuse } from '#adapters/memory/refusals.ts';
import { releaseDomains } from '#adapters/memory/services/held-domains.ts';
import type { OrderRecord, World } from '#adapters/memory/world.ts';
import type { Order } from '#core/orders/order.ts';
import { isClosedOrder, isUnpaidOrder } from '#core/orders/order-states.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { changeStatus, saveOrder } from './orders.ts';
import { expirePendingPayments } from './payments.ts';
import { releaseUses } from './voucher-uses.ts';

/** Characters that the service keeps. */
const MAX_REASON = 200;

/** Cancels its pending payments and releases its domains. */
export const closeUnpaidOrder = (world: World, record: OrderRecord, reason: string): Result<Order, PortFailure> => {
  const { order } = record;
  if (isClosedOrder(order)) return ok(order);
  if (!isUnpaidOrder(order)) return refuse('already-paid', { orderId: order.id });
  const next = changeStatus(order, 'closed');
  if (!next.ok) return next;
  expirePendingPayments(world, order.id);
  releaseDomains(world, order);
  releaseUses(world, order.id);
  const said = reason.slice(0, MAX_REASON);
  return ok(saveOrder(world, record, { ...next.value, ...(said === '' ? {} : { cancelReason: said }) }));
};
