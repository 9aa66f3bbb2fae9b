import { desc, inArray } from 'drizzle-orm';
import type { Transaction } from '#backend/database/database.ts';
import type { BackendDeps } from '#backend/deps.ts';
import { inputHash, onceFor } from '#backend/idempotency.ts';
import { newOrder } from '#backend/orders/create-order.ts';
import { type OrderRow, orderLines, orders } from '#backend/orders/schema.ts';
import { actorOf, recordWrite } from '#backend/orders/service.ts';
import type { RequestVisitor } from '#backend/request-visitor.ts';
import { ServiceFailure } from '#backend/service-failure.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { addDong, dong } from '#core/shared/dong.ts';
import { type ChangeRow, renewalRows, upgradeRow } from './change-rows.ts';
import { freeServices } from './free-services.ts';
import { renewalsOf, upgradesOf } from './price-changes.ts';
import type { CloudServiceRow } from './schema.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock'>;
type Visitor = RequestVisitor & { readonly sessionId: string };

/** Most services of one order: one line each. */
const MOST_AT_ONCE = 50;

/** An order of the customer that is OPEN from the start, to the address of the newest order that a service came with. */
const openOrder = async (
  tx: Transaction,
  visitor: Visitor,
  services: readonly CloudServiceRow[],
  now: number,
): Promise<OrderRow> => {
  const from = services.map(({ orderId }) => orderId);
  const [before] = await tx
    .select()
    .from(orders)
    .where(inArray(orders.id, from))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  const own = await newOrder(tx, visitor, now);
  const contact = before && {
    ownerName: before.ownerName,
    ownerEmail: before.ownerEmail,
    ownerPhone: before.ownerPhone,
  };
  const [made] = await tx
    .insert(orders)
    .values({
      ...own,
      ...contact,
      address: before?.address ?? null,
      invoiceRequest: before?.invoiceRequest ?? null,
      source: 'order',
      status: 20,
      approvedAt: now,
    })
    .returning();
  if (!made) throw new Error('the order was not written');
  return made;
};

const place = async (
  tx: Transaction,
  visitor: Visitor,
  services: readonly CloudServiceRow[],
  rowsOf: (orderId: string) => readonly ChangeRow[],
  now: number,
): Promise<{ readonly orderId: string }> => {
  const order = await openOrder(tx, visitor, services, now);
  await tx.insert(orderLines).values([...rowsOf(order.id)]);
  await recordWrite(tx, order, { kind: 'placed', by: actorOf(visitor), at: now, detail: { source: 'change' } });
  return { orderId: order.id };
};

const requireSeen = (seen: number, truth: number): void => {
  if (seen !== truth)
    throw new ServiceFailure('PRICE_CHANGED', 'The price is another one by now', { old: seen, new: truth });
};

const unavailable = (productId: string) =>
  new ServiceFailure('PRODUCT_UNAVAILABLE', 'The service does not go on like this', { productId });

/**
 * One OPEN order that renews services, each for the term that it has, once per intent.
 * @param seen đồng with VAT for all of them
 * @throws ServiceFailure NOT_FOUND, SERVICE_BUSY, PRODUCT_UNAVAILABLE, PRICE_CHANGED {old, new}, BAD_USER_INPUT, INTENT_REUSED
 */
export const orderRenewals = (
  { db, clock }: Deps,
  visitor: Visitor,
  asked: { readonly serviceIds: readonly string[]; readonly seen: number },
  intent: string | null,
) =>
  db.transaction((tx) =>
    onceFor(tx, visitor.sessionId, intent, inputHash(['orderRenewals', asked]), async () => {
      const ids = [...new Set(asked.serviceIds)];
      if (ids.length === 0 || ids.length > MOST_AT_ONCE)
        throw new ServiceFailure('BAD_USER_INPUT', `1 to ${MOST_AT_ONCE} services`);
      const now = clock.now();
      const services = await freeServices(tx, visitor, ids);
      const renewals = await renewalsOf(tx, services, { now, vatPercent: vatPercentOn(now) });
      const missing = services.find(({ id }) => !renewals.some(({ bought }) => bought.service.id === id));
      if (missing) throw unavailable(missing.productId);
      requireSeen(asked.seen, addDong(...renewals.map(({ amounts }) => amounts.gross)));
      const sorted = renewals.toSorted((a, b) => a.bought.service.endDate - b.bought.service.endDate);
      return place(tx, visitor, services, (orderId) => sorted.flatMap((each) => renewalRows(each, orderId, now)), now);
    }),
  );

/**
 * One OPEN order that moves a service to a larger plan for the days that are left, once per intent.
 * @throws ServiceFailure as orderRenewals
 */
export const orderUpgrade = (
  { db, clock }: Deps,
  visitor: Visitor,
  asked: { readonly serviceId: string; readonly productId: string; readonly seen: number },
  intent: string | null,
) =>
  db.transaction((tx) =>
    onceFor(tx, visitor.sessionId, intent, inputHash(['orderUpgrade', asked]), async () => {
      const now = clock.now();
      const services = await freeServices(tx, visitor, [asked.serviceId]);
      const offers = services[0] ? await upgradesOf(tx, services[0], { now, vatPercent: vatPercentOn(now) }) : [];
      const chosen = offers.find(({ product }) => product.id === asked.productId);
      if (!chosen) throw unavailable(asked.productId);
      requireSeen(asked.seen, dong(chosen.amounts.gross));
      return place(tx, visitor, services, (orderId) => [upgradeRow(chosen, orderId, now)], now);
    }),
  );
