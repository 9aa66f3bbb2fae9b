import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { MessageSettings } from './environment.ts';
import { outboxMessages } from './schema.ts';
import { mailSender } from './send-mail.ts';
import { smsSender } from './send-sms.ts';
import type { Sender } from './sender.ts';
import type { StoredMessage } from './service.ts';

type DeliveryDeps = Pick<BackendDeps<MessageSettings>, 'db' | 'clock' | 'log' | 'environment'>;

const MAX_TRIES = 8;
/** Longer than any single try takes, so that nobody sends what is being sent. */
const RETRY_MS = 60_000;

type Channel = StoredMessage['channel'];

/** Takes the oldest message that is due. Guard: the row lock, and the time that is moved forward under it. */
const takeNext = async ({ db, clock }: DeliveryDeps, of: Channel): Promise<StoredMessage | undefined> => {
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
    .set({ nextTryAt: new Date(now.getTime() + RETRY_MS) })
    .where(inArray(id, due))
    .returning();
  return taken;
};

/** The name of what went wrong; its message may hold the recipient. */
const reasonOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : 'unknown');

const deliverOver = async (deps: DeliveryDeps, channel: Channel, sender: Sender): Promise<void> => {
  try {
    for (let message = await takeNext(deps, channel); message; message = await takeNext(deps, channel)) {
      const { id, tries } = message;
      try {
        await sender.send(message);
        await deps.db.delete(outboxMessages).where(eq(outboxMessages.id, id));
      } catch (error) {
        deps.log.warn({ channel, reason: reasonOf(error), messageId: id, tries: tries + 1 }, 'message not sent');
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
 * Sends every message that is due: e-mail through SMTP_URL, SMS through SMS_URL; without one, its messages stay in the
 * outbox. What was taken is deleted, what was not is tried again a minute later, eight times: a message arrives at least
 * once. Neither text nor recipient is logged. Never fails.
 */
export const deliverMessages = async (deps: DeliveryDeps): Promise<void> => {
  const { smtp, sms } = deps.environment.messages;
  await Promise.all([
    smtp === null ? null : deliverOver(deps, 'email', mailSender(smtp)),
    sms === null ? null : deliverOver(deps, 'sms', smsSender(sms)),
  ]);
};

const DELIVER_EVERY_MS = 30_000;

/** Tries again every half minute what could not be sent. Answers how to stop, which ends when nothing is being sent. */
export const startDelivering = (deps: BackendDeps<MessageSettings>): (() => Promise<void>) => {
  let running = Promise.resolve();
  const stop = deps.clock.every(DELIVER_EVERY_MS, () => {
    running = running.then(() => deliverMessages(deps));
    return running;
  });
  return () => {
    stop();
    return running;
  };
};
