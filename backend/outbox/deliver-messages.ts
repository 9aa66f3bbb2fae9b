import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { Job } from '#backend/platform/job.ts';
import type { MessageSettings } from './environment.ts';
import { forgetRefusals } from './refused-mails.ts';
import { MAX_TRIES, retryDelay } from './retry-delay.ts';
import { noContent, outboxMessages } from './schema.ts';
import { createMailSender } from './send-mail.ts';
import { createSmsSender } from './send-sms.ts';
import { PermanentRefusal, type Sender } from './sender.ts';
import type { StoredMessage } from './service.ts';

type DeliveryDeps = Pick<BackendDeps<MessageSettings>, 'db' | 'clock' | 'log' | 'environment' | 'printAttachment'>;

/** Longer than any single try, so that a message in progress is not sent twice. */
const LEASE_MS = 60_000;

type Channel = StoredMessage['channel'];

/** Postpones the next try of the oldest due message under its row lock. */
const claimNextMessage = async ({ db, clock }: DeliveryDeps, of: Channel): Promise<StoredMessage | undefined> => {
  const now = new Date(clock.now());
  const { id, channel, state, nextTryAt, createdAt } = outboxMessages;
  const due = db
    .select({ id })
    .from(outboxMessages)
    .where(and(eq(channel, of), eq(state, 'waiting'), lte(nextTryAt, now)))
    .orderBy(asc(createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(outboxMessages)
    .set({ nextTryAt: new Date(now.getTime() + LEASE_MS) })
    .where(inArray(id, due))
    .returning();
  return taken;
};

/** The error's message may contain the recipient. */
const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';

/** The other side judged this message; otherwise it was not reached. */
const isAnswer = (error: unknown): boolean =>
  error instanceof PermanentRefusal || (error instanceof Error && 'responseCode' in error && !!error.responseCode);

/** Neither recipient nor content is needed any longer; the key stays. */
const recordSent = ({ db, clock }: DeliveryDeps, { id, tries }: StoredMessage) =>
  db
    .update(outboxMessages)
    .set({
      state: 'sent',
      tries: tries + 1,
      ...noContent,
      to: '',
      error: null,
      decidedAt: new Date(clock.now()),
    })
    .where(eq(outboxMessages.id, id));

const recordRefusal = async (deps: DeliveryDeps, message: StoredMessage, error: unknown): Promise<void> => {
  const { id, channel, key } = message;
  const now = deps.clock.now();
  const tries = message.tries + 1;
  const isDead = error instanceof PermanentRefusal || tries >= MAX_TRIES;
  const reason = errorCode(error);
  deps.log.warn({ channel, reason, messageId: id, tries, isDead, about: key.split(':')[0] }, 'message not sent');
  await deps.db
    .update(outboxMessages)
    .set({
      tries,
      error: reason,
      nextTryAt: new Date(now + retryDelay(tries)),
      ...(isDead ? { state: 'dead' as const, decidedAt: new Date(now) } : {}),
    })
    // Meanwhile it may have got another address, which was not asked.
    .where(and(eq(outboxMessages.id, id), eq(outboxMessages.to, message.to)));
};

const deliverChannel = async (deps: DeliveryDeps, channel: Channel, sender: Sender): Promise<void> => {
  try {
    for (
      let message = await claimNextMessage(deps, channel);
      message;
      message = await claimNextMessage(deps, channel)
    ) {
      try {
        await sender.send(message);
      } catch (error) {
        await recordRefusal(deps, message, error);
        // The others would wait for the same server; the next run tries them.
        if (!isAnswer(error)) return;
        continue;
      }
      await recordSent(deps, message);
      await forgetRefusals(deps.db, message.to);
    }
  } catch (error) {
    deps.log.error({ err: error, channel }, 'delivering messages failed');
  } finally {
    sender.close();
  }
};

/**
 * Sends every due message; without SMTP_URL or SMS_URL, that channel's messages stay. Delivery is at least once: a
 * message whose acceptance could not be recorded is sent again with the same id. Refused ones are tried later and later
 * for two days, then they are dead, as those that are refused for good are at once. Logs neither text nor recipient.
 * Never fails.
 */
export const deliverMessages = async (deps: DeliveryDeps): Promise<void> => {
  const { smtp, sms } = deps.environment.messages;
  await Promise.all([
    smtp === null ? null : deliverChannel(deps, 'email', createMailSender(smtp, deps.printAttachment)),
    sms === null ? null : deliverChannel(deps, 'sms', createSmsSender(sms)),
  ]);
};

/** Every five seconds. */
export const deliveryJob: Job<DeliveryDeps> = { name: 'delivering messages', period: 5_000, run: deliverMessages };
