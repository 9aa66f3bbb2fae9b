import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { Job } from '#backend/platform/job.ts';
import type { MessageSettings } from './environment.ts';
import { outboxMessages } from './schema.ts';
import { createMailSender } from './send-mail.ts';
import { createSmsSender } from './send-sms.ts';
import type { Sender } from './sender.ts';
import type { StoredMessage } from './service.ts';

type DeliveryDeps = Pick<BackendDeps<MessageSettings>, 'db' | 'clock' | 'log' | 'environment'>;

const MAX_TRIES = 8;
/** Longer than any single try, so that a message in progress is not sent twice. */
const RETRY_DELAY_MS = 60_000;

type Channel = StoredMessage['channel'];

/** Postpones the next try of the oldest due message under its row lock. */
const claimNextMessage = async ({ db, clock }: DeliveryDeps, of: Channel): Promise<StoredMessage | undefined> => {
  const now = new Date(clock.now());
  const { id, channel, tries, nextTryAt, createdAt } = outboxMessages;
  const due = db
    .select({ id })
    .from(outboxMessages)
    .where(and(eq(channel, of), lte(nextTryAt, now), lt(tries, MAX_TRIES)))
    .orderBy(asc(createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(outboxMessages)
    .set({ nextTryAt: new Date(now.getTime() + RETRY_DELAY_MS) })
    .where(inArray(id, due))
    .returning();
  return taken;
};

/** The message may contain the recipient. */
const errorCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : 'unknown');

const deliverChannel = async (deps: DeliveryDeps, channel: Channel, sender: Sender): Promise<void> => {
  try {
    for (
      let message = await claimNextMessage(deps, channel);
      message;
      message = await claimNextMessage(deps, channel)
    ) {
      const { id, tries } = message;
      try {
        await sender.send(message);
        await deps.db.delete(outboxMessages).where(eq(outboxMessages.id, id));
      } catch (error) {
        deps.log.warn({ channel, reason: errorCode(error), messageId: id, tries: tries + 1 }, 'message not sent');
        await deps.db
          .update(outboxMessages)
          .set({ tries: tries + 1 })
          .where(eq(outboxMessages.id, id));
      }
    }
  } catch (error) {
    deps.log.error({ err: error, channel }, 'delivering messages failed');
  } finally {
    sender.close();
  }
};

/**
 * Sends every due message; without SMTP_URL or SMS_URL, that channel's messages stay. Deletes accepted messages and
 * retries others a minute later, up to eight times: delivery is at least once. Logs neither text nor recipient. Never
 * fails.
 */
export const deliverMessages = async (deps: DeliveryDeps): Promise<void> => {
  const { smtp, sms } = deps.environment.messages;
  await Promise.all([
    smtp === null ? null : deliverChannel(deps, 'email', createMailSender(smtp)),
    sms === null ? null : deliverChannel(deps, 'sms', createSmsSender(sms)),
  ]);
};

/** Every half minute. */
export const deliveryJob: Job<DeliveryDeps> = { name: 'delivering messages', period: 30_000, run: deliverMessages };
