import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { OrderLineRow } from '#backend/order-store/schema.ts';
import type { StoredOrder } from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { DOMAIN_HELD_MS } from '#contracts/domain-hold.ts';
import { domainHolds } from './hold-schema.ts';

/** Names that lines buy, each once and in one order, so that two transactions never wait for each other. */
export const domainsOf = (lines: readonly OrderLineRow[]): readonly string[] => {
  const names = lines.filter((line) => line.isDomain && line.description !== '').map((line) => line.description);
  return [...new Set(names.map((name) => name.toLowerCase()))].sort();
};

const hold = async (tx: Transaction, { order, lines }: StoredOrder, now: number, until: number | null) => {
  const names = domainsOf(lines);
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
 * From now on (ms since 1970 UTC) the order's domains are kept for it, as long as its payment may take. Guard: the
 * primary key of domain_holds; the statement waits for a rival's transaction and then sees what that one wrote. [DOM-04]
 * @throws ServiceFailure DOMAIN_UNAVAILABLE {domain, status} where another order holds one of them
 */
export const holdDomains = (tx: Transaction, stored: StoredOrder, now: number): Promise<void> =>
  hold(tx, stored, now, now + DOMAIN_HELD_MS);

/** The same for good: the order is paid. False, and nothing is held, where another order has one of the names. */
export const keepDomains = async (tx: Transaction, stored: StoredOrder, now: number): Promise<boolean> => {
  try {
    await tx.transaction((inner) => hold(inner, stored, now, null));
    return true;
  } catch (error) {
    if (error instanceof ServiceFailure) return false;
    throw error;
  }
};

/** A closed order holds nothing. */
export const releaseDomains = async (tx: Transaction, orderId: string): Promise<void> => {
  await tx.delete(domainHolds).where(and(eq(domainHolds.orderId, orderId), isNotNull(domainHolds.heldUntil)));
};

/** The order does not hold the names of these lines any longer. */
export const releaseLines = async (tx: Transaction, orderId: string, gone: readonly OrderLineRow[]): Promise<void> => {
  const names = domainsOf(gone);
  if (names.length === 0) return;
  const his = and(eq(domainHolds.orderId, orderId), inArray(domainHolds.name, [...names]));
  await tx.delete(domainHolds).where(and(his, isNotNull(domainHolds.heldUntil)));
};
