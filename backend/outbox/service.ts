import { desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { retentionStart } from '#core/shared/retention.ts';
import type { MessageSettings } from './environment.ts';
import { outboxMessages } from './schema.ts';

export type Message = {
  readonly channel: 'email' | 'sms';
  /** E-mail address or phone number. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};
/** An e-mail with a greeting and the shop's name. */
export const buildMessage = (to: string, subject: string, paragraphs: readonly string[]): Message => ({
  channel: 'email',
  to,
  subject,
  text: ['Chào bạn,', ...paragraphs, 'Cửa Hàng Mây'].join('\n\n'),
});

export type StoredMessage = typeof outboxMessages.$inferSelect;

/**
 * Commits with the caller's transaction. Without a configured channel, messages stay and staff read them at /outbox.
 */
export const queueMessage = async (
  { db, clock }: Pick<BackendDeps, 'db' | 'clock'>,
  message: Message,
): Promise<void> => {
  const createdAt = new Date(clock.now());
  const id = newId();
  await db.insert(outboxMessages).values({ ...message, id, createdAt, nextTryAt: createdAt });
};

/** The same where `condition` holds; both cases cost the same statement, so that nobody learns which one it was. */
export const queueMessageIf = async (
  { db, clock }: Pick<BackendDeps, 'db' | 'clock'>,
  { channel, to, subject, text }: Message,
  condition: SQL,
): Promise<void> => {
  const at = new Date(clock.now()).toISOString();
  const id = newId();
  await db.execute(sql`insert into ${outboxMessages} (id, channel, recipient, subject, text, next_try_at, created_at)
    select ${id}::text, ${channel}::text, ${to}::text, ${subject}::text, ${text}::text, ${at}::timestamptz, ${at}::timestamptz
    where ${condition}`);
};

/** null when the page is disabled or the channel is configured. */
export const outboxUrl = (
  { environment, staffOrigin }: Pick<BackendDeps<MessageSettings>, 'environment' | 'staffOrigin'>,
  channel: Message['channel'],
): string | null => {
  const { outbox, smtp, sms } = environment.messages;
  return outbox && (channel === 'email' ? smtp : sms) === null ? `${staffOrigin()}/outbox` : null;
};

/** Newest first, at most a hundred; null for all recipients. */
export const listMessages = async (db: Database, to: string | null): Promise<readonly StoredMessage[]> =>
  db
    .select()
    .from(outboxMessages)
    .where(to === null ? undefined : eq(outboxMessages.to, to))
    .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
    .limit(100);

export const findMessage = async (db: Database, id: string): Promise<StoredMessage | undefined> => {
  const [found] = await db.select().from(outboxMessages).where(eq(outboxMessages.id, id));
  return found;
};

export const sweepMessages = async (db: Database, now: number): Promise<void> => {
  await db.delete(outboxMessages).where(lt(outboxMessages.createdAt, new Date(retentionStart('letters', now))));
};
