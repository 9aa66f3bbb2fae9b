import { eq } from 'drizzle-orm';
import { findMainAccount } from '#backend/authorisation/log-in/names.ts';
import { openSession } from '#backend/authorisation/log-in/sessions.ts';
import { findVerifiedContact } from '#backend/authorisation/queue-account-mail.ts';
import { parties } from '#backend/authorisation/schema.ts';
import { recordSecurityEvent } from '#backend/authorisation/security-log/security-log.ts';
import { accountViewedMail } from '#backend/mails/account-mails.vi.ts';
import { freshKey, toMessage } from '#backend/mails/queue-mail.ts';
import { queueMessage } from '#backend/outbox/service.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { refuseView, type ViewRefusal } from '#core/account-rules/view-session.ts';

type StartPorts = Pick<BackendDeps, 'clock' | 'secrets' | 'environment'>;

export type NewView = {
  readonly partyId: string;
  /** The member of the staff. */
  readonly viewerId: string;
  /** Browser and operating system of the member; the link opens in no other. */
  readonly device: string;
  readonly reason: string;
};

/**
 * Gives a member of the staff the token of a link that opens, once and within a minute, the shop as this customer sees it.
 * The customer reads of it in their security log and in a mail. A block waits for it, and ends it.
 */
export const startView = async (
  { clock, secrets, environment }: StartPorts,
  tx: Transaction,
  { partyId, viewerId, device, reason }: NewView,
): Promise<{ readonly refusal: ViewRefusal } | { readonly refusal: null; readonly token: string }> => {
  const [party] = await tx
    .select({ blockedAt: parties.blockedAt })
    .from(parties)
    .where(eq(parties.id, partyId))
    .for('share');
  const account = await findMainAccount(tx, partyId);
  const refusal = refuseView({ hasAccount: account !== undefined, isBlocked: party?.blockedAt != null });
  if (refusal !== null || account === undefined) return { refusal: refusal ?? 'guest' };
  const { accessToken } = await openSession(
    { db: tx, clock },
    { userLoginId: account.login.id, guestSessionId: null, kind: 'view-link', device, viewerId },
  );
  const at = clock.now();
  await recordSecurityEvent({ db: tx, clock, secrets }, { event: 'account-viewed', partyId, reason, address: '' });
  const to = await findVerifiedContact(tx, partyId);
  if (to !== null) {
    const mail = accountViewedMail({ reason, at, phone: environment.identity.contact.hotline });
    const message = toMessage(environment.identity, mail, { to, key: freshKey('account-viewed') });
    await queueMessage({ db: tx, clock }, message);
  }
  return { refusal: null, token: accessToken };
};
