import { and, eq, isNull } from 'drizzle-orm';
import type { AccountDeps } from '#backend/authorisation/account-deps.ts';
import { resetRequests } from '#backend/authorisation/factors/step-schema.ts';
import { claimVerifiedName } from '#backend/authorisation/log-in/names.ts';
import { findVerifiedContact, queueAccountMail } from '#backend/authorisation/queue-account-mail.ts';
import { parties, sessions, userLogins } from '#backend/authorisation/schema.ts';
import { recordSecurityEvent } from '#backend/authorisation/security-log/security-log.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { ContactChangeRow } from './contact-change-schema.ts';

/** The login of the old name gets the new one, so that its sessions continue. */
const renameLogin = async (tx: Transaction, { partyId, oldContact, newContact }: ContactChangeRow): Promise<void> => {
  const named = and(eq(userLogins.partyId, partyId), eq(userLogins.userLoginId, newContact));
  const [claimed] = await tx.select({ id: userLogins.id }).from(userLogins).where(named);
  const old = and(eq(userLogins.partyId, partyId), eq(userLogins.userLoginId, oldContact), isNull(userLogins.provider));
  const [login] = await tx.select({ id: userLogins.id }).from(userLogins).where(old);
  if (!claimed || !login) return;
  // The unique index holds one row of the name, so the claimed row gives way.
  await tx.update(sessions).set({ userLoginId: login.id }).where(eq(sessions.userLoginId, claimed.id));
  await tx.delete(userLogins).where(eq(userLogins.id, claimed.id));
  await tx.update(userLogins).set({ userLoginId: newContact, status: 'VERIFIED' }).where(eq(userLogins.id, login.id));
  await tx.delete(resetRequests).where(eq(resetRequests.username, oldContact));
};

export type ContactDeps = Pick<AccountDeps, 'db' | 'clock' | 'secrets' | 'environment' | 'emailReplaced'>;

/**
 * Puts a new e-mail address or phone number in force, as contact and as login name, and tells the one before. Throws
 * ACCOUNT_EXISTS when somebody else has verified it.
 */
export const replaceContact = async (
  deps: ContactDeps,
  tx: Transaction,
  change: ContactChangeRow,
  { address, device }: { readonly address: string; readonly device: string },
): Promise<void> => {
  const { partyId, field, newContact, oldContact } = change;
  const before = oldContact || (await findVerifiedContact(tx, partyId));
  await claimVerifiedName(tx, { username: newContact, partyId, now: deps.clock.now() });
  if (oldContact !== '') await renameLogin(tx, change);
  await tx
    .update(parties)
    .set(field === 'email' ? { email: newContact } : { phone: newContact })
    .where(eq(parties.id, partyId));
  if (field === 'email' && oldContact !== '')
    await deps.emailReplaced(tx, { partyId, oldEmail: oldContact, newEmail: newContact });
  await recordSecurityEvent({ ...deps, db: tx }, { event: `${field}-changed`, partyId, address });
  if (before !== null) await queueAccountMail(deps, tx, { partyId, device }, `${field}-changed`, before);
};
