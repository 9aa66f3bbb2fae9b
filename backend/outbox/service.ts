import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { BackendDeps } from '../deps.ts';
import { outboxMessages } from './schema.ts';

export type Message = {
  readonly channel: 'email' | 'sms';
  /** E-mail address or phone number. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};
export type StoredMessage = typeof outboxMessages.$inferSelect;

/** Messages are kept so long, sent or not. */
export const MESSAGE_LIFE_MS = 7 * 24 * 3_600_000;

/**
 * Lays a message down in the transaction of what it tells about: both are there or neither. `deliverMail` sends it. There
 * is no public standard for sending SMS, so a message to a phone stays here and is read at /outbox.
 */
export const sendMessage = async (
  { db, clock }: Pick<BackendDeps, 'db' | 'clock'>,
  message: Message,
): Promise<void> => {
  const createdAt = new Date(clock.now());
  const id = randomUUID().replaceAll('-', '');
  await db.insert(outboxMessages).values({ ...message, id, createdAt, nextTryAt: createdAt });
};

/**
 * Page of this backend that shows all messages, where they are not really sent; null where e-mail is: the page is closed
 * then, for SMS too. It names nobody.
 */
export const outboxAddress = ({ environment, ownOrigin }: BackendDeps): string | null =>
  environment.accounts.smtp === null ? `${ownOrigin()}/outbox` : null;

/** The newest messages first, at most a hundred; to one person, or to all. */
export const messagesTo = async (db: Database, to: string | null): Promise<readonly StoredMessage[]> =>
  db
    .select()
    .from(outboxMessages)
    .where(to === null ? undefined : eq(outboxMessages.to, to))
    .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
    .limit(100);

export const messageOf = async (db: Database, id: string): Promise<StoredMessage | undefined> => {
  const [found] = await db.select().from(outboxMessages).where(eq(outboxMessages.id, id));
  return found;
};
