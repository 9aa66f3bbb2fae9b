import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { countTryOrTakeProof, requireHuman } from '#backend/authorisation/factors/bot-check.ts';
import { isKeyedDigest, keyedDigest } from '#backend/authorisation/keyed.ts';
import { newsletterConfirmationMail } from '#backend/mails/newsletter-mails.vi.ts';
import { freshKey, toEmail } from '#backend/mails/queue-mail.ts';
import { deliverMessages } from '#backend/outbox/deliver-messages.ts';
import { queueMessage } from '#backend/outbox/service.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import { publicBackendOrigin } from '#backend/platform/deps.ts';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { newId } from '#backend/platform/new-id.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { retentionMs } from '#core/shared/retention.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { isEmail, normaliseEmail } from '#core/shared/text/email-address.ts';
import type { LeadSender } from './add-opportunity.ts';
import type { CrmDeps } from './crm-deps.ts';
import { newsletterSubscriptions, type SubscriptionRow } from './newsletter-schema.ts';

const CONFIRM_TTL_MS = retentionMs('newsletterRequests');
/** Maximum per address and day, over all clients. */
const MAX_MESSAGES_PER_DAY = 3;
const MAX_CONSENT_TEXT_LENGTH = 500;

const newsletterPageUrl = (deps: CrmDeps, what: 'confirm' | 'unsubscribe', key: string): string =>
  `${publicBackendOrigin(deps)}/newsletter/${what}?key=${key}`;

/** Derived, so that later messages can recreate the key without storing it. */
export const createUnsubscribeKey = ({ secrets }: Pick<CrmDeps, 'secrets'>, id: string): string =>
  `${id}.${keyedDigest(secrets, 'newsletter', 'unsubscribe', id)}`;

/** Null when the address is confirmed or reached its daily limit. The upsert decides and counts in one statement. */
const createConfirmationKey = async (tx: Transaction, email: string, agreed: string, now: number) => {
  const key = randomBytes(24).toString('base64url');
  const kept = newsletterSubscriptions;
  const newDay = sql`${kept.mailsSince} <= ${now - DAY_MS}`;
  const fresh = { agreed, agreedAt: now, confirmDigest: tokenDigest(key), confirmUntil: now + CONFIRM_TTL_MS };
  const [row] = await tx
    .insert(kept)
    .values({ ...fresh, email, id: newId(), mails: 1, mailsSince: now })
    .onConflictDoUpdate({
      target: kept.email,
      set: {
        ...fresh,
        mails: sql`case when ${newDay} then 1 else ${kept.mails} + 1 end`,
        mailsSince: sql`case when ${newDay} then ${now} else ${kept.mailsSince} end`,
        confirmedAt: null,
        endedAt: null,
      },
      setWhere: sql`(${kept.confirmedAt} is null or ${kept.endedAt} is not null) and (${newDay} or ${kept.mails} < ${MAX_MESSAGES_PER_DAY})`,
    })
    .returning();
  return row ? { key, id: row.id } : null;
};

/**
 * Stores the address with the accepted sentence and sends the confirmation message. The answer never reveals whether
 * the address is known; one address gets three mails a day at most. Strangers prove that they are no script, as for every
 * mail to an address that they name. Throws BAD_USER_INPUT {field}, TOO_MANY_TRIES {retryAfter: seconds},
 * BOT_CHECK_NEEDED, INTENT_REUSED. [MARKET 4.4, Nghị định 91/2020/NĐ-CP, ASVS V2.4.1]
 */
export const subscribe = async (
  deps: CrmDeps,
  { visitor, address, idempotencyKey }: LeadSender,
  given: { readonly email: string; readonly agreed: string },
): Promise<true> => {
  const [email, agreed] = [normaliseEmail(given.email), cleanTyped(given.agreed)];
  if (!isEmail(email)) throw new ServiceFailure('BAD_USER_INPUT', 'No e-mail address', { field: 'email' });
  if (agreed === '' || agreed.length > MAX_CONSENT_TEXT_LENGTH)
    throw new ServiceFailure('BAD_USER_INPUT', 'The sentence agreed to is needed', { field: 'agreed' });
  if (visitor.partyId === null) await requireHuman(deps, { visitor, address });
  await countTryOrTakeProof(deps, 'newsletter', { visitor, address });
  await deps.db.transaction((tx) =>
    runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['newsletter', email, agreed]), async () => {
      const subscription = await createConfirmationKey(tx, email, agreed, deps.clock.now());
      if (subscription === null) return true;
      const links = {
        confirm: newsletterPageUrl(deps, 'confirm', subscription.key),
        unsubscribe: newsletterPageUrl(deps, 'unsubscribe', createUnsubscribeKey(deps, subscription.id)),
      };
      const about = { to: email, key: freshKey('newsletter-confirmation'), unsubscribe: links.unsubscribe };
      const mail = newsletterConfirmationMail(agreed, links);
      await queueMessage({ db: tx, clock: deps.clock }, toEmail(deps.environment.identity, mail, about));
      return true;
    }),
  );
  void deliverMessages(deps);
  return true;
};

export const canConfirm = async ({ db, clock }: CrmDeps, key: string): Promise<boolean> => {
  const [found] = await db.select().from(newsletterSubscriptions).where(hasConfirmKey(key, clock.now()));
  return found !== undefined;
};

const hasConfirmKey = (key: string, now: number) =>
  and(
    eq(newsletterSubscriptions.confirmDigest, tokenDigest(key)),
    gt(newsletterSubscriptions.confirmUntil, now),
    isNull(newsletterSubscriptions.endedAt),
  );

/** Idempotent; undefined for an expired key. */
export const confirmSubscription = async (
  { db, clock }: CrmDeps,
  key: string,
): Promise<SubscriptionRow | undefined> => {
  const now = clock.now();
  const [row] = await db
    .update(newsletterSubscriptions)
    .set({ confirmedAt: sql`coalesce(${newsletterSubscriptions.confirmedAt}, ${now})` })
    .where(hasConfirmKey(key, now))
    .returning();
  return row;
};

/** The subscription's id; null for an invalid key. */
export const parseUnsubscribeKey = (deps: Pick<CrmDeps, 'secrets'>, key: string): string | null => {
  const [, id, digest] = /^([0-9a-f]{32})\.([0-9a-f]{64})$/.exec(key) ?? [];
  if (id === undefined || digest === undefined) return null;
  return isKeyedDigest(deps.secrets, digest, 'newsletter', 'unsubscribe', id) ? id : null;
};

/** Idempotent; invalidates the keys of all earlier messages. */
export const unsubscribe = async ({ db, clock }: CrmDeps, id: string): Promise<void> => {
  const now = clock.now();
  await db
    .update(newsletterSubscriptions)
    .set({
      endedAt: sql`coalesce(${newsletterSubscriptions.endedAt}, ${now})`,
      confirmDigest: null,
      confirmUntil: null,
    })
    .where(eq(newsletterSubscriptions.id, id));
};

/** Whether the address gets news. */
export const isSubscribed = async (db: Database | Transaction, email: string): Promise<boolean> => {
  const [found] = await db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
  return found !== undefined && found.confirmedAt !== null && found.endedAt === null;
};

/** Of a customer who has verified the address, which needs no mail that asks; `agreed`: the sentence that they saw. */
export const subscribeVerified = async (tx: Transaction, email: string, agreed: string, now: number): Promise<void> => {
  const fresh = { agreed, agreedAt: now, confirmedAt: now, endedAt: null, confirmDigest: null, confirmUntil: null };
  await tx
    .insert(newsletterSubscriptions)
    .values({ ...fresh, email, id: newId(), mailsSince: now })
    .onConflictDoUpdate({ target: newsletterSubscriptions.email, set: fresh });
};

/** Idempotent; of a customer who is logged in. */
export const unsubscribeVerified = async (tx: Transaction, email: string, now: number): Promise<void> => {
  await tx
    .update(newsletterSubscriptions)
    .set({ endedAt: now, confirmDigest: null, confirmUntil: null })
    .where(and(eq(newsletterSubscriptions.email, email), isNull(newsletterSubscriptions.endedAt)));
};

/** Deletes unconfirmed addresses, because their owners never agreed. */
export const sweepNewsletter = async (db: Database, now: number): Promise<void> => {
  await db
    .delete(newsletterSubscriptions)
    .where(and(lt(newsletterSubscriptions.confirmUntil, now), isNull(newsletterSubscriptions.confirmedAt)));
};
