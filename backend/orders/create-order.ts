import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
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
import { orderNumberOf } from '#contracts/order-states.ts';
import { dayInVietnam } from '#core/pricing/vat-on.ts';
import type { OrderDeps } from './order-deps.ts';
import { type OrderWire, toOrderWire } from './order-wire.ts';

/**
 * The shop's prefix + yyyymmdd in Vietnam + sequence number, for the statement that inserts the order; short enough for
 * phone calls and bank transfers.
 */
export const nextOrderNumber = ({ environment }: Pick<OrderDeps, 'environment'>, now: number): SQL<string> =>
  sql`${`${environment.identity.orderPrefix}${dayInVietnam(now).replaceAll('-', '')}`} || to_char(nextval('order_numbers'), 'FM999999999990000')`;

export const findOpenCart = async (tx: Transaction | OrderDeps['db'], partyId: string): Promise<OrderRow | null> => {
  const [cart] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.ownerPartyId, partyId), eq(orders.source, 'cart'), eq(orders.status, orderNumberOf.draft)))
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

export const buildNewOrder = async (
  deps: Pick<OrderDeps, 'environment'>,
  tx: Transaction,
  visitor: SessionVisitor,
  now: number,
) => ({
  id: newId(),
  number: nextOrderNumber(deps, now),
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
export const insertDraft = async (
  deps: Pick<OrderDeps, 'environment'>,
  tx: Transaction,
  visitor: SessionVisitor,
  now: number,
): Promise<{ readonly order: OrderRow; readonly isNew: boolean }> => {
  const [made] = await tx
    .insert(orders)
    .values({ ...(await buildNewOrder(deps, tx, visitor, now)), source: 'cart' })
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

const requireKnownKind = (given: OrderKind) => {
  if (draftHash(given) !== draftHash(cartKind))
    throw new ServiceFailure('BAD_USER_INPUT', 'A temporary order is a SERVICE of source cart and channel website');
};

type OrderKind = { readonly orderType: string; readonly source: string; readonly channel: string };

export const cartKind: OrderKind = { orderType: 'SERVICE', source: 'cart', channel: 'website' };

export const draftHash = (kind: OrderKind): string => inputHash(['createOrder', kind]);

/** The draft of a key: its first answer, and its row when this call made it, which has no lines then. */
export const takeDraft = async (
  deps: Pick<OrderDeps, 'clock' | 'environment'>,
  tx: Transaction,
  visitor: SessionVisitor,
  kind: OrderKind,
  key: string | null,
): Promise<{ readonly answer: OrderWire; readonly made: OrderRow | undefined }> => {
  const made: OrderRow[] = [];
  const answer = await runOnce(tx, visitor.sessionId, key, draftHash(kind), async () => {
    requireKnownKind(kind);
    const { order, isNew } = await insertDraft(deps, tx, visitor, deps.clock.now());
    if (isNew) made.push(order);
    const stored = isNew ? null : await findOrder(tx, order.id);
    return toOrderWire(stored ?? { order, lines: [] });
  });
  return { answer, made: made[0] };
};

/** SERVICE, source cart, channel website; returns a customer's open cart instead. [CART-03, GQL-01 createOrder] */
export const createTemporaryOrder = async (
  deps: OrderDeps,
  visitor: SessionVisitor,
  kind: OrderKind,
  idempotencyKey: string | null,
): Promise<OrderWire> => (await deps.db.transaction((tx) => takeDraft(deps, tx, visitor, kind, idempotencyKey))).answer;

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
        const { order: draft } = await insertDraft(deps, tx, visitor, now);
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
