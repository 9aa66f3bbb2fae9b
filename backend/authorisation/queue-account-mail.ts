import { and, eq, isNull } from 'drizzle-orm';
import { type AccountChange, accountChangedMail } from '#backend/mails/account-mails.vi.ts';
import { freshKey, toMessage } from '#backend/mails/queue-mail.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { queueMessage } from '../outbox/service.ts';
import type { AccountDeps } from './account-deps.ts';
import { userLogins } from './schema.ts';

/** Who changed how an account is entered. `device` is empty when unknown. */
export type Actor = { readonly partyId: string; readonly device: string };

export type MailDeps = Pick<AccountDeps, 'clock' | 'environment'>;

/** The verified e-mail address of an account, otherwise its verified phone number; null without either. */
export const findVerifiedContact = async (db: Database, partyId: string): Promise<string | null> => {
  const own = and(eq(userLogins.partyId, partyId), eq(userLogins.status, 'VERIFIED'), isNull(userLogins.provider));
  const rows = await db.select().from(userLogins).where(own).orderBy(userLogins.createdAt, userLogins.id);
  const names = rows.map(({ userLoginId }) => userLoginId);
  return names.find(isEmail) ?? names[0] ?? null;
};

/**
 * Tells the owner of an account how its entrance changed. Call it within the transaction of the change; `to` is the
 * contact before the change, where it differs. [ASVS 6.3.5, 6.3.7]
 */
export const queueAccountMail = async (
  { clock, environment }: MailDeps,
  tx: Transaction,
  { partyId, device }: Actor,
  change: AccountChange,
  to?: string,
): Promise<void> => {
  const contact = to ?? (await findVerifiedContact(tx, partyId));
  if (contact === null) return;
  const mail = accountChangedMail({ change, device, at: clock.now(), origin: environment.publicOrigin });
  await queueMessage({ db: tx, clock }, toMessage(environment.identity, mail, { to: contact, key: freshKey(change) }));
};
