import { and, asc, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { chatMessages } from './schema.ts';

export type ChatMessage = typeof chatMessages.$inferSelect;
type ChatDeps = Pick<BackendDeps, 'db' | 'clock'>;

const CHAT_TTL_MS = 30 * 24 * 3_600_000;
/** Maximum number of characters, and below of messages per conversation and hour. */
export const MAX_MESSAGE_LENGTH = 1_000;
const MAX_MESSAGES_PER_HOUR = 60;

const AUTOMATIC_REPLY =
  'Cảm ơn bạn đã nhắn tin. Đây là khung chat thử nghiệm: nhân viên đọc tin ở hộp thư chat. Cần gấp, bạn gọi hotline của cửa hàng.';

/** Oldest first. */
export const listMessages = ({ db }: Pick<ChatDeps, 'db'>, key: string): Promise<readonly ChatMessage[]> =>
  db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.conversation, tokenDigest(key)))
    .orderBy(asc(chatMessages.id))
    .limit(500);

/** With an automatic reply, both or neither. A lock on the conversation enforces the hourly limit; false beyond it. */
export const addMessage = ({ db, clock }: ChatDeps, key: string, text: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const conversation = tokenDigest(key);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`chat ${conversation}`}))`);
    const since = new Date(clock.now() - 3_600_000);
    const [written] = await tx
      .select({ messages: count() })
      .from(chatMessages)
      .where(and(eq(chatMessages.conversation, conversation), gt(chatMessages.createdAt, since)));
    if ((written?.messages ?? 0) >= MAX_MESSAGES_PER_HOUR) return false;
    const createdAt = new Date(clock.now());
    await tx.insert(chatMessages).values([
      { conversation, author: 'visitor', text, createdAt },
      { conversation, author: 'shop', text: AUTOMATIC_REPLY, createdAt },
    ]);
    return true;
  });

export const sweepChat = async (db: Database, now: number): Promise<void> => {
  await db.delete(chatMessages).where(lt(chatMessages.createdAt, new Date(now - CHAT_TTL_MS)));
};
