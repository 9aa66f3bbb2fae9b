import { and, eq, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { isRefused, outboxMessages } from './schema.ts';

const { channel, state, to, text, orderId, key } = outboxMessages;

const refusedAt = (address: string) => and(eq(channel, 'email'), isRefused, eq(to, address));

/** Whether a mail server refused a mail to this address for good, and took none since its content was deleted. */
export const hasRefusedMail = async (db: Database | Transaction, address: string): Promise<boolean> =>
  (await db.$count(outboxMessages, refusedAt(address))) > 0;

/** The same for mails of one order. */
export const hasRefusedOrderMail = async (
  db: Database | Transaction,
  order: string,
  address: string,
): Promise<boolean> => (await db.$count(outboxMessages, and(refusedAt(address), eq(orderId, order)))) > 0;

export type Redirection = {
  readonly order: string;
  readonly from: string;
  readonly to: string;
  /** First parts of the keys of mails that say nothing any more. */
  readonly outdated: readonly string[];
};

/**
 * Addresses the mails of an order anew that were refused, or would be, and makes them due with all of their tries. They
 * stay the same rows, so that their keys still prevent doubles, and one that was sent is not sent again. Those whose
 * content is deleted stay as they are.
 */
export const redirectRefusedMails = async (
  { db, clock }: { readonly db: Transaction; readonly clock: BackendDeps['clock'] },
  { order, from, to: next, outdated }: Redirection,
): Promise<void> => {
  await db
    .update(outboxMessages)
    .set({ to: next, state: 'waiting', tries: 0, error: null, decidedAt: null, nextTryAt: new Date(clock.now()) })
    .where(
      and(
        eq(channel, 'email'),
        eq(orderId, order),
        eq(to, from),
        or(isRefused, eq(state, 'waiting')),
        ne(text, ''),
        outdated.length === 0 ? undefined : notInArray(sql`split_part(${key}, ':', 1)`, [...outdated]),
      ),
    );
};

/** A server takes mails to this address now, so the refusals that have no content left say nothing any more. */
export const forgetRefusals = (db: Database, address: string) =>
  db
    .update(outboxMessages)
    .set({ to: '' })
    .where(and(refusedAt(address), eq(text, '')));
