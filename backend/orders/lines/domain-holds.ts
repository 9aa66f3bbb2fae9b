import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { OrderLineRow } from '#backend/order-store/schema.ts';
import type { StoredOrder } from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { DOMAIN_HELD_MS } from '#contracts/domain-hold.ts';
import { domainHolds } from './hold-schema.ts';

/** Each domain once and sorted, so that transactions cannot deadlock. */
export const orderedDomains = (lines: readonly OrderLineRow[]): readonly string[] => {
  const names = lines.filter((line) => line.isDomain && line.description !== '').map((line) => line.description);
  return [...new Set(names.map((name) => name.toLowerCase()))].sort();
};

const upsertReservations = async (
  tx: Transaction,
  { order, lines }: StoredOrder,
  now: number,
  until: number | null,
) => {
  const names = orderedDomains(lines);
  if (names.length === 0) return;
  const held = await tx
    .insert(domainHolds)
    .values(names.map((name) => ({ name, orderId: order.id, heldUntil: until })))
    .onConflictDoUpdate({
      target: domainHolds.name,
      set: { orderId: sql`excluded.order_id`, heldUntil: sql`excluded.held_until` },
      setWhere: sql`${domainHolds.orderId} = ${order.id} or ${domainHolds.heldUntil} <= ${now}`,
    })
    .returning({ name: domainHolds.name });
  const domain = names.find((name) => !held.some((each) => each.name === name));
  if (domain !== undefined)
    throw new ServiceFailure('DOMAIN_UNAVAILABLE', `${domain} is held for another order`, {
      domain,
      status: 'reserved',
    });
};

/**
 * Reserves domains for the duration of a payment, from `now` (ms since 1970 UTC). The primary key of domain_holds makes
 * a competing transaction wait. Throws DOMAIN_UNAVAILABLE {domain, status} when another order has one of them. [DOM-04]
 */
export const reserveDomains = (tx: Transaction, stored: StoredOrder, now: number): Promise<void> =>
  upsertReservations(tx, stored, now, now + DOMAIN_HELD_MS);

/** At payment. Throws DOMAIN_UNAVAILABLE {domain, status} when another order has one of them. */
export const confirmDomains = (tx: Transaction, stored: StoredOrder, now: number): Promise<void> =>
  upsertReservations(tx, stored, now, null);

export const releaseDomains = async (tx: Transaction, orderId: string): Promise<void> => {
  await tx.delete(domainHolds).where(and(eq(domainHolds.orderId, orderId), isNotNull(domainHolds.heldUntil)));
};

export const releaseLineDomains = async (
  tx: Transaction,
  orderId: string,
  gone: readonly OrderLineRow[],
): Promise<void> => {
  const names = orderedDomains(gone);
  if (names.length === 0) return;
  const his = and(eq(domainHolds.orderId, orderId), inArray(domainHolds.name, [...names]));
  await tx.delete(domainHolds).where(and(his, isNotNull(domainHolds.heldUntil)));
};
