import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import { parties } from '#backend/authorisation/schema.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { orders } from '#backend/order-store/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/new-id.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { NewSupportBody, SupportRequestWire, SupportRowWire } from '#contracts/rest/support-rest.ts';
import { hasTooManyRequests, isFullRequest } from '#core/support-rules/support-limits.ts';
import { type SupportEvent, turnAfter } from '#core/support-rules/support-state.ts';
import { type SupportRow, supportMessages, supportRequests } from './schema.ts';

type Db = Database | Transaction;

const MAX_LISTED = 100;

export const supportNumber = ({ number }: Pick<SupportRow, 'number'>): string => `HT-${1_000 + number}`;

const toRow = (row: SupportRow): SupportRowWire => ({
  id: row.id,
  number: supportNumber(row),
  title: row.title,
  state: row.state,
  updatedAt: row.updatedAt,
});

/** The customer's newest 100, the last changed first. */
export const listSupport = async (db: Database, partyId: string): Promise<readonly SupportRowWire[]> => {
  const rows = await db
    .select()
    .from(supportRequests)
    .where(eq(supportRequests.partyId, partyId))
    .orderBy(desc(supportRequests.updatedAt), desc(supportRequests.number))
    .limit(MAX_LISTED);
  return rows.map(toRow);
};

export const readMessages = (db: Db, requestId: string) =>
  db.select().from(supportMessages).where(eq(supportMessages.requestId, requestId)).orderBy(asc(supportMessages.id));

/** Throws NOT_FOUND for another customer's. */
export const loadSupport = async (db: Database, partyId: string, id: string): Promise<SupportRequestWire> => {
  const [row] = await db.select().from(supportRequests).where(eq(supportRequests.id, id));
  if (row === undefined || row.partyId !== partyId) throw notFound('support request', row !== undefined);
  const messages = await readMessages(db, id);
  const { aboutKind: kind, aboutId, aboutTitle } = row;
  return {
    ...toRow(row),
    about: kind === null || aboutId === null ? null : { kind, id: aboutId, title: aboutTitle ?? '' },
    messages: messages.map(({ id: message, from, writtenAt, text }) => ({
      id: String(message),
      from,
      at: writtenAt,
      text,
    })),
  };
};

/** Throws NOT_FOUND for what is not the customer's. */
const findSubject = async (tx: Transaction, partyId: string, about: NonNullable<NewSupportBody['about']>) => {
  const isOrder = about.kind === 'order';
  const [found] = isOrder
    ? await tx.select({ title: orders.number, owner: orders.ownerPartyId }).from(orders).where(eq(orders.id, about.id))
    : await tx
        .select({ title: cloudServices.name, owner: orders.ownerPartyId })
        .from(cloudServices)
        .innerJoin(orders, eq(orders.id, cloudServices.orderId))
        .where(eq(cloudServices.id, about.id));
  if (found === undefined || found.owner !== partyId) throw notFound('subject', found !== undefined);
  return { aboutKind: about.kind, aboutId: about.id, aboutTitle: found.title };
};

/** Throws NOT_FOUND, SUPPORT_LIMIT. `now` in ms since 1970 UTC. */
export const openSupport = async (
  tx: Transaction,
  partyId: string,
  { title, text, about }: NewSupportBody,
  now: number,
): Promise<string> => {
  // Requests of one customer at once wait for each other, so that the limit holds.
  await tx.select({ id: parties.id }).from(parties).where(eq(parties.id, partyId)).for('update');
  const subject = about === null ? {} : await findSubject(tx, partyId, about);
  const [open] = await tx
    .select({ requests: count() })
    .from(supportRequests)
    .where(and(eq(supportRequests.partyId, partyId), ne(supportRequests.state, 'closed')));
  if (hasTooManyRequests(open?.requests ?? 0)) throw new ServiceFailure('SUPPORT_LIMIT', 'Too many open requests');
  const turn = turnAfter(null, { kind: 'message', from: 'customer', at: now });
  const id = newId();
  await tx.insert(supportRequests).values({ id, partyId, title, ...subject, ...turn, createdAt: now, updatedAt: now });
  await tx.insert(supportMessages).values({ requestId: id, from: 'customer', text, writtenAt: now });
  return id;
};

/** Members and the customer of a request wait for each other. Throws NOT_FOUND. */
export const lockSupport = async (tx: Transaction, id: string): Promise<SupportRow> => {
  const [row] = await tx.select().from(supportRequests).where(eq(supportRequests.id, id)).for('update');
  if (row === undefined) throw notFound('support request');
  return row;
};

/** What happens to a locked request, with its message. */
export const happen = async (
  tx: Transaction,
  { id, state, waitingSince }: SupportRow,
  event: SupportEvent,
  message: { readonly text: string; readonly by: string } | null,
) => {
  const turn = turnAfter({ state, waitingSince }, event);
  if (message !== null && event.kind === 'message')
    await tx.insert(supportMessages).values({ requestId: id, from: event.from, ...message, writtenAt: event.at });
  await tx
    .update(supportRequests)
    .set({ ...turn, updatedAt: event.at })
    .where(eq(supportRequests.id, id));
  return turn;
};

/** Throws NOT_FOUND, SUPPORT_LIMIT. */
export const writeSupport = async (
  tx: Transaction,
  partyId: string,
  { id, text, now }: { readonly id: string; readonly text: string; readonly now: number },
): Promise<void> => {
  const row = await lockSupport(tx, id);
  if (row.partyId !== partyId) throw notFound('support request', true);
  if (isFullRequest(await tx.$count(supportMessages, eq(supportMessages.requestId, id))))
    throw new ServiceFailure('SUPPORT_LIMIT', 'The request is full');
  await happen(tx, row, { kind: 'message', from: 'customer', at: now }, { text, by: '' });
};

/** Throws NOT_FOUND. */
export const closeSupport = async (
  tx: Transaction,
  partyId: string,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<void> => {
  const row = await lockSupport(tx, id);
  if (row.partyId !== partyId) throw notFound('support request', true);
  await happen(tx, row, { kind: 'close', at: now }, null);
};
