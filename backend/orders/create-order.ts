import { and, desc, eq, sql } from 'drizzle-orm';
import { parties } from '#backend/authorisation/schema.ts';
import type { LinesInput } from '#backend/line-pricing/line-input.ts';
import { type OrderRow, orders } from '#backend/order-store/schema.ts';
import { eventActor, findOrder, recordWrite, type StoredOrder } from '#backend/order-store/stored-order.ts';
import { insertLines } from '#backend/orders/lines/add-lines.ts';
import { loadDomainStatuses } from '#backend/orders/lines/check-domains.ts';
import { withoutAuthCodes, withSealedAuthCodes } from '#backend/orders/lines/transfer-lines.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { SessionVisitor } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { dayInVietnam } from '#core/pricing/vat-on.ts';
import type { OrderDeps } from './order-deps.ts';
import { toOrderWire } from './order-wire.ts';

/** DH + yyyymmdd in Vietnam + sequence number; short enough for phone calls and bank transfers. */
export const nextOrderNumber = async (tx: Transaction, now: number): Promise<string> => {
  const { rows } = await tx.execute<{ next: string }>(sql`select nextval('order_numbers')::text as next`);
  return `DH${dayInVietnam(now).replaceAll('-', '')}${(rows[0]?.next ?? '').padStart(4, '0')}`;
};

export const findOpenCart = async (tx: Transaction | OrderDeps['db'], partyId: string): Promise<OrderRow | null> => {
  const [cart] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.ownerPartyId, partyId), eq(orders.source, 'cart'), eq(orders.status, 10)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return cart ?? null;
};

/** Empty without a logged-in customer. */
export const loadContact = async (tx: Transaction, partyId: string | null) => {
  const [party] = partyId === null ? [] : await tx.select().from(parties).where(eq(parties.id, partyId));
  return {
    ownerName: party?.fullName ?? null,
    ownerEmail: party?.email ?? null,
    ownerPhone: party?.phone ?? null,
  };
};

export const buildNewOrder = async (tx: Transaction, visitor: SessionVisitor, now: number) => ({
  id: newId(),
  number: await nextOrderNumber(tx, now),
  session: visitor.sessionId,
  ownerPartyId: visitor.partyId,
  ownerLoggedIn: visitor.partyId !== null,
  ...(await loadContact(tx, visitor.partyId)),
  createdBy: eventActor(visitor),
  createdAt: now,
  updatedAt: now,
});

/**
 * The partial unique index lets one of a customer's simultaneous calls insert; the others return its cart. `isNew`: it
 * has no lines.
 */
const insertDraft = async (
  tx: Transaction,
  visitor: SessionVisitor,
  now: number,
): Promise<{ readonly order: OrderRow; readonly isNew: boolean }> => {
  const [made] = await tx
    .insert(orders)
    .values({ ...(await buildNewOrder(tx, visitor, now)), source: 'cart' })
    .onConflictDoNothing({
      target: orders.ownerPartyId,
      where: sql`source = 'cart' and status = 10 and owner_party_id is not null`,
    })
    .returning();
  if (made) return { order: made, isNew: true };
  const open = visitor.partyId === null ? null : await findOpenCart(tx, visitor.partyId);
  if (!open) throw new Error('an open cart stood in the way and is gone');
  return { order: open, isNew: false };
};

const requireKnownKind = (given: { readonly orderType: string; readonly source: string; readonly channel: string }) => {
  if (given.orderType !== 'SERVICE' || given.source !== 'cart' || given.channel !== 'website')
    throw new ServiceFailure('BAD_USER_INPUT', 'A temporary order is a SERVICE of source cart and channel website');
};

/** SERVICE, source cart, channel website; returns a customer's open cart instead. [CART-03, GQL-01 createOrder] */
export const createTemporaryOrder = (
  deps: OrderDeps,
  visitor: SessionVisitor,
  kind: { readonly orderType: string; readonly source: string; readonly channel: string },
  idempotencyKey: string | null,
) =>
  deps.db.transaction((tx) =>
    runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['createOrder', kind]), async () => {
      requireKnownKind(kind);
      const { order, isNew } = await insertDraft(tx, visitor, deps.clock.now());
      const stored = isNew ? null : await findOrder(tx, order.id);
      return toOrderWire(stored ?? { order, lines: [] });
    }),
  );

/** [WIRE 5, order: createOrder] */
export const createOrderWithLines = async (
  deps: OrderDeps,
  visitor: SessionVisitor,
  input: LinesInput,
  idempotencyKey: string | null,
) => {
  const statuses = await loadDomainStatuses(deps, input);
  return deps.db.transaction((tx) =>
    runOnce(
      tx,
      visitor.sessionId,
      idempotencyKey,
      inputHash(['createWithLines', withoutAuthCodes(input)]),
      async () => {
        const now = deps.clock.now();
        const { order: draft } = await insertDraft(tx, visitor, now);
        const [locked] = await tx.select().from(orders).where(eq(orders.id, draft.id)).for('update');
        const before: StoredOrder = (await findOrder(tx, draft.id)) ?? { order: locked ?? draft, lines: [] };
        await insertLines(tx, before, withSealedAuthCodes(deps, input), statuses, now);
        await recordWrite(tx, before.order, { kind: 'lines-added', by: eventActor(visitor), at: now });
        const after = await findOrder(tx, draft.id);
        return toOrderWire(after ?? before);
      },
    ),
  );
};
