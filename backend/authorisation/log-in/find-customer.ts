import { eq } from 'drizzle-orm';
import { userLogins } from '#backend/authorisation/schema.ts';
import { recordSecurityEvent } from '#backend/authorisation/security-log/security-log.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { endAllSessions, listOpenSessions } from './end-sessions.ts';
import { findAccountByName } from './names.ts';

export type FoundCustomer = {
  readonly partyId: string;
  readonly names: readonly string[];
  /** Open ones. */
  readonly sessions: number;
};

/** The account with this login name, with all its names; null when nobody has it. */
export const findCustomer = async (
  { db, clock }: Pick<BackendDeps, 'db' | 'clock'>,
  name: string,
): Promise<FoundCustomer | null> => {
  const account = await findAccountByName(db, name);
  if (!account) return null;
  const partyId = account.party.id;
  const own = await db.select({ name: userLogins.userLoginId }).from(userLogins).where(eq(userLogins.partyId, partyId));
  return {
    partyId,
    names: own.map((each) => each.name),
    sessions: (await listOpenSessions(db, partyId, clock.now())).length,
  };
};

/** On behalf of the staff; pending password resets end too. An unknown account is no error. [ASVS 7.4.5] */
export const endSessionsOfCustomer = async (
  { clock, secrets }: Pick<BackendDeps, 'clock' | 'secrets'>,
  tx: Transaction,
  partyId: string,
): Promise<void> => {
  await endAllSessions(tx, partyId, clock.now());
  await recordSecurityEvent({ db: tx, clock, secrets }, { event: 'sessions-ended-by-staff', partyId, address: '' });
};
