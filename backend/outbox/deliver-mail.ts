import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { BackendDeps } from '../deps.ts';
import { outboxMessages } from './schema.ts';
import type { StoredMessage } from './service.ts';

type MailDeps = Pick<BackendDeps, 'db' | 'clock' | 'log' | 'environment'>;

const MOST_TRIES = 8;
/** Longer than any single try takes, so that nobody sends what is being sent. */
const RETRY_MS = 60_000;
const CONNECTION_MS = 10_000;
const SOCKET_MS = 20_000;

/** Takes the oldest e-mail that is due. Guard: the row lock, and the time that is moved forward under it. */
const takeNext = async ({ db, clock }: MailDeps): Promise<StoredMessage | undefined> => {
  const now = new Date(clock.now());
  const { id, channel, tries, nextTryAt, createdAt } = outboxMessages;
  const due = db
    .select({ id })
    .from(outboxMessages)
    .where(and(eq(channel, 'email'), lte(nextTryAt, now), lt(tries, MOST_TRIES)))
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

/**
 * Sends every e-mail that is due, through SMTP_URL; without one all stay in the outbox. What was taken is deleted, what
 * was not is tried again a minute later, eight times. Neither text nor recipient is logged. Never fails.
 */
export const deliverMail = async (deps: MailDeps): Promise<void> => {
  const { smtp } = deps.environment.accounts;
  if (smtp === null) return;
  const transport = createTransport({
    url: smtp.url,
    connectionTimeout: CONNECTION_MS,
    greetingTimeout: CONNECTION_MS,
    socketTimeout: SOCKET_MS,
  });
  try {
    for (let mail = await takeNext(deps); mail; mail = await takeNext(deps)) {
      const { id, to, subject, text, tries } = mail;
      try {
        await transport.sendMail({ from: smtp.from, to, subject, text });
        await deps.db.delete(outboxMessages).where(eq(outboxMessages.id, id));
      } catch (error) {
        deps.log.warn({ reason: reasonOf(error), messageId: id, tries: tries + 1 }, 'mail not sent');
        await deps.db
          .update(outboxMessages)
          .set({ tries: tries + 1 })
          .where(eq(outboxMessages.id, id));
      }
    }
  } catch (error) {
    deps.log.error({ err: error }, 'delivering mail failed');
  } finally {
    transport.close();
  }
};

const DELIVER_EVERY_MS = 30_000;

/** Tries again every half minute what could not be sent. Answers how to stop, which ends when nothing is being sent. */
export const startDelivering = (deps: BackendDeps): (() => Promise<void>) => {
  let running = Promise.resolve();
  const stop = deps.clock.every(DELIVER_EVERY_MS, () => {
    running = running.then(() => deliverMail(deps));
    return running;
  });
  return () => {
    stop();
    return running;
  };
};
