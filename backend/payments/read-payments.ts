import { desc, eq, inArray } from 'drizzle-orm';
import {
  canReadAndPay,
  findOrder,
  findOrders,
  requireAllowed,
  type StoredOrder,
} from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { PaymentDeps } from './environment.ts';
import { type PaymentRow, payments } from './schema.ts';

/** Throws NOT_FOUND also for another visitor's order. */
export const loadOwnOrder = async (
  { db }: Pick<PaymentDeps, 'db'>,
  visitor: RequestVisitor,
  orderId: string,
): Promise<StoredOrder> => requireAllowed(await findOrder(db, orderId), visitor, canReadAndPay);

/** Does not check access. */
export const findPayment = async (
  { db }: { readonly db: PaymentDeps['db'] | Transaction },
  id: string,
): Promise<PaymentRow | null> => {
  const [found] = await db.select().from(payments).where(eq(payments.id, id));
  return found ?? null;
};

/** Throws NOT_FOUND also for another visitor's payment. */
export const loadOwnPayment = async (deps: PaymentDeps, visitor: RequestVisitor, id: string): Promise<PaymentRow> => {
  const found = await findPayment(deps, id);
  if (!found) throw notFound('payment');
  await loadOwnOrder(deps, visitor, found.orderId);
  return found;
};

const MAX_ORDERS = 50;

/** Newest first. Throws NOT_FOUND when one of the orders belongs to another visitor. */
export const listPayments = async (
  deps: PaymentDeps,
  visitor: RequestVisitor,
  orderIds: readonly string[],
): Promise<readonly PaymentRow[]> => {
  const asked = [...new Set(orderIds)].slice(0, MAX_ORDERS);
  if (asked.length === 0) return [];
  const orders = await findOrders(deps.db, asked);
  for (const id of asked) requireAllowed(orders.get(id) ?? null, visitor, canReadAndPay);
  return deps.db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, asked))
    .orderBy(desc(payments.createdAt), desc(payments.sequence));
};
