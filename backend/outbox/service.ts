import { and, asc, desc, eq, inArray, lt, ne, not, type SQL, sql } from 'drizzle-orm';
import type { AttachmentReference } from '#backend/platform/attachment.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { DeskQuery } from '#backend/platform/desk/desk-resource.ts';
import { findPage } from '#backend/platform/desk/find-page.ts';
import { newId } from '#backend/platform/new-id.ts';
import { retentionStart } from '#core/shared/retention.ts';
import type { MessageSettings } from './environment.ts';
import { isRefused, messageStates, noContent, outboxMessages } from './schema.ts';

export type Message = {
  readonly channel: 'email' | 'sms';
  /** Queued once per key, however often its effect is repeated; without personal data. */
  readonly key: string;
  /** E-mail address or phone number. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Missing for an SMS. */
  readonly html?: string;
  readonly attachment?: AttachmentReference;
  /** The order whose buyer it is written to. */
  readonly orderId?: string;
  /** Address that ends a subscription. [RFC 8058] */
  readonly unsubscribe?: string;
  /** Where the reader answers, and what mail programs group the mail by. */
  readonly replyTo?: string;
  readonly thread?: string;
};

export type StoredMessage = typeof outboxMessages.$inferSelect;

type Outbox = { readonly db: Database | Transaction; readonly clock: BackendDeps['clock'] };

/**
 * Commits with the caller's transaction, once per key. Without a configured channel, messages stay and staff read them
 * at /outbox.
 */
export const queueMessage = async ({ db, clock }: Outbox, message: Message): Promise<void> => {
  const createdAt = new Date(clock.now());
  await db
    .insert(outboxMessages)
    .values({ ...message, id: newId(), createdAt, nextTryAt: createdAt })
    .onConflictDoNothing({ target: outboxMessages.key });
};

/** The same where `condition` holds; both cases cost the same statement, so that nobody learns which one it was. */
export const queueMessageIf = async (
  { db, clock }: Outbox,
  { channel, key, to, subject, text, html = '' }: Message,
  condition: SQL,
): Promise<void> => {
  const at = new Date(clock.now()).toISOString();
  const id = newId();
  await db.execute(sql`insert into ${outboxMessages}
      (id, key, channel, recipient, subject, text, html, next_try_at, created_at)
    select ${id}::text, ${key}::text, ${channel}::text, ${to}::text, ${subject}::text, ${text}::text,
      nullif(${html}::text, ''), ${at}::timestamptz, ${at}::timestamptz
    where ${condition}
    on conflict (key) do nothing`);
};

/** null when the page is disabled or the channel is configured. */
export const outboxUrl = (
  { environment, staffOrigin }: Pick<BackendDeps<MessageSettings>, 'environment' | 'staffOrigin'>,
  channel: Message['channel'],
): string | null => {
  const { outbox, smtp, sms } = environment.messages;
  return outbox && (channel === 'email' ? smtp : sms) === null ? `${staffOrigin()}/outbox` : null;
};

/** Unsent ones, newest first, at most a hundred; null for all recipients. */
export const listMessages = async (db: Database, to: string | null): Promise<readonly StoredMessage[]> =>
  db
    .select()
    .from(outboxMessages)
    .where(and(ne(outboxMessages.state, 'sent'), to === null ? undefined : eq(outboxMessages.to, to)))
    .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
    .limit(100);

/** Whose keys end with one of these numbers and ids; newest first, at most a hundred. */
export const listMessagesAbout = async (
  db: Database | Transaction,
  about: readonly string[],
): Promise<readonly StoredMessage[]> =>
  db
    .select()
    .from(outboxMessages)
    .where(inArray(sql`split_part(${outboxMessages.key}, ':', 2)`, [...about]))
    .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
    .limit(100);

export const findMessage = async (db: Database | Transaction, id: string): Promise<StoredMessage | undefined> => {
  const [found] = await db.select().from(outboxMessages).where(eq(outboxMessages.id, id));
  return found;
};

const isDead = eq(outboxMessages.state, 'dead');
const isNotDead = ne(outboxMessages.state, 'dead');

/** By words in recipient, subject or key; those that could not be sent come first. */
export const searchMessages = async (db: Database, query: DeskQuery) => {
  const { words, filter, isDescending, limit, offset } = query;
  const wantedState = messageStates.find((each) => each === filter.state);
  const { key, to, subject, state, createdAt, id } = outboxMessages;
  const wanted = and(wantedState && eq(state, wantedState), containing(words, [key, to, subject]));
  const [order, reverse] = isDescending ? [desc, asc] : [asc, desc];
  const count = (part: SQL) => db.$count(outboxMessages, and(wanted, part));
  /** Counted from the nearer end, because an offset is walked. */
  const read = async (part: SQL, all: number, from: number, most: number) => {
    const length = Math.min(most, all - from);
    if (length <= 0) return [];
    const isNearEnd = from > all / 2;
    const way = isNearEnd ? reverse : order;
    const page = db
      .select({ id })
      .from(outboxMessages)
      .where(and(wanted, part))
      .orderBy(way(createdAt), way(id))
      .limit(length)
      .offset(isNearEnd ? all - from - length : from);
    return db.select().from(outboxMessages).where(inArray(id, page)).orderBy(order(createdAt), order(id));
  };
  if (words !== '') {
    const inOrder = [desc(isDead), order(createdAt), order(id)];
    const { ids, total } = await findPage(db, { words, id, where: wanted, inOrder, limit, offset });
    const found = await db
      .select()
      .from(outboxMessages)
      .where(inArray(id, [...ids]))
      .orderBy(...inOrder);
    return { found, total };
  }
  // Two lists, because one in this order would sort all messages.
  const [dead, others] = await Promise.all([count(isDead), count(isNotDead)]);
  const first = await read(isDead, dead, offset, limit);
  const rest = await read(isNotDead, others, Math.max(0, offset - dead), limit - first.length);
  return { found: [...first, ...rest], total: dead + others };
};

/** A dead message is due again with all of its tries; false when it is not dead, or its content is deleted. */
export const reviveMessage = async ({ db, clock }: Outbox, id: string): Promise<boolean> => {
  const revived = await db
    .update(outboxMessages)
    .set({ state: 'waiting', tries: 0, error: null, decidedAt: null, nextTryAt: new Date(clock.now()) })
    .where(and(eq(outboxMessages.id, id), eq(outboxMessages.state, 'dead'), ne(outboxMessages.text, '')))
    .returning({ id: outboxMessages.id });
  return revived.length > 0;
};

/**
 * Unsent messages hold addresses and codes; of sent ones only the key is left, and of refused ones key and address, so
 * that their customer is told as long as mails to it are refused.
 */
export const sweepMessages = async (db: Database, now: number): Promise<void> => {
  const { createdAt, state } = outboxMessages;
  const isOld = lt(createdAt, new Date(retentionStart('mails', now)));
  await db.update(outboxMessages).set(noContent).where(and(isRefused, isOld));
  await db.delete(outboxMessages).where(and(ne(state, 'sent'), not(isRefused), isOld));
  await db.delete(outboxMessages).where(lt(createdAt, new Date(retentionStart('sentMails', now))));
};
