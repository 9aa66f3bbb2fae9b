import { and, desc, eq } from 'drizzle-orm';
import { parties } from '#backend/authorisation/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, RequestVisitor, SessionVisitor } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { type ReceiverBody, toReceiverColumns } from './receiver-input.ts';
import { type ReceiverRow, receivers } from './schema.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock'>;

const MAX_RECEIVERS = 20;

const requireOwner = (visitor: RequestVisitor, owner: string): void => {
  if (!visitor.staff && visitor.partyId !== owner) throw notFound('owner', true);
};

/** The default first, then newest first. */
const selectAddressBook = (tx: Database | Transaction, owner: string): Promise<ReceiverRow[]> =>
  tx
    .select()
    .from(receivers)
    .where(eq(receivers.ownerPartyId, owner))
    .orderBy(desc(receivers.isDefault), desc(receivers.sequence));

/** Every write locks the owner's party, so that the count and the default stay correct. */
const lockAddressBook = async (tx: Transaction, owner: string): Promise<readonly ReceiverRow[]> => {
  const [party] = await tx.select({ id: parties.id }).from(parties).where(eq(parties.id, owner)).for('update');
  if (!party) throw notFound('owner');
  return selectAddressBook(tx, owner);
};

const clearDefault = (tx: Transaction, owner: string) =>
  tx
    .update(receivers)
    .set({ isDefault: false })
    .where(and(eq(receivers.ownerPartyId, owner), eq(receivers.isDefault, true)));

/** Throws NOT_FOUND for another customer's address book. */
export const listReceivers = (
  { db }: Deps,
  visitor: RequestVisitor,
  owner: string,
): Promise<readonly ReceiverRow[]> => {
  requireOwner(visitor, owner);
  return selectAddressBook(db, owner);
};

/**
 * The first receiver becomes the default. Once per idempotency key. Throws NOT_FOUND, BAD_USER_INPUT {field},
 * TOO_MANY_LINES {most}, INTENT_REUSED. [SDK-03]
 */
export const createReceiver = (
  { db, clock }: Deps,
  visitor: SessionVisitor,
  owner: string,
  asked: ReceiverBody,
  idempotencyKey: string | null,
): Promise<ReceiverRow> =>
  db.transaction((tx) => {
    requireOwner(visitor, owner);
    return runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['createReceiver', owner, asked]), async () => {
      const book = await lockAddressBook(tx, owner);
      if (book.length >= MAX_RECEIVERS)
        throw new ServiceFailure('TOO_MANY_LINES', 'The book is full', { most: MAX_RECEIVERS });
      const columns = await toReceiverColumns(tx, asked);
      const isDefault = asked.address_default === true || book.length === 0;
      if (isDefault) await clearDefault(tx, owner);
      const now = clock.now();
      const row = { ...columns, id: newId(), ownerPartyId: owner, isDefault, createdAt: now, updatedAt: now };
      const [made] = await tx.insert(receivers).values(row).returning();
      if (!made) throw new Error('the receiver was not written');
      return made;
    });
  });

/** The default changes only when another becomes the default. Throws NOT_FOUND, BAD_USER_INPUT {field}. [SDK-03] */
export const updateReceiver = (
  { db, clock }: Deps,
  visitor: RequestVisitor,
  owner: string,
  id: string,
  asked: ReceiverBody,
): Promise<ReceiverRow> =>
  db.transaction(async (tx) => {
    requireOwner(visitor, owner);
    const known = (await lockAddressBook(tx, owner)).find((each) => each.id === id);
    if (!known) throw notFound('receiver');
    const columns = await toReceiverColumns(tx, asked);
    const isDefault = known.isDefault || asked.address_default === true;
    if (isDefault) await clearDefault(tx, owner);
    const [written] = await tx
      .update(receivers)
      .set({ ...columns, isDefault, updatedAt: clock.now() })
      .where(eq(receivers.id, id))
      .returning();
    if (!written) throw notFound('receiver');
    return written;
  });

/** The newest of the others replaces a removed default. Idempotent. [SDK-03] */
export const deleteReceiver = ({ db }: Deps, visitor: RequestVisitor, owner: string, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    requireOwner(visitor, owner);
    const book = await lockAddressBook(tx, owner);
    const gone = book.find((each) => each.id === id);
    if (!gone) return;
    await tx.delete(receivers).where(eq(receivers.id, id));
    const next = book.find((each) => each.id !== id);
    if (gone.isDefault && next) await tx.update(receivers).set({ isDefault: true }).where(eq(receivers.id, next.id));
  });
