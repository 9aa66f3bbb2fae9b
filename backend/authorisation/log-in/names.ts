import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import { customers, parties, userLogins } from '#backend/authorisation/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/new-id.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { retentionStart } from '#core/shared/retention.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { isPhone } from '#core/shared/text/phone-number.ts';
import { normaliseUsername } from '#core/shared/text/validation.ts';
import { type Account, selectAccounts } from './sessions.ts';

/** Throws BAD_USER_INPUT unless the name is an e-mail address or the number of a mobile phone. */
export const parseUsername = (typed: string): string => {
  const username = normaliseUsername(typed);
  if (!isEmail(username) && !isPhone(username))
    throw new ServiceFailure('BAD_USER_INPUT', 'A username is an e-mail address or a phone number', {
      field: 'username',
    });
  return username;
};

/** Includes unverified accounts. */
export const findAccountByName = async (db: Database, username: string): Promise<Account | undefined> => {
  const [row] = await selectAccounts(db).where(eq(userLogins.userLoginId, normaliseUsername(username)));
  return row?.login.provider === null ? row : undefined;
};

/**
 * The verified login that identifies an account: an own name before a provider's, then the oldest. A customer's user id
 * therefore never depends on the login they used.
 */
export const findMainAccount = async (db: Database, partyId: string): Promise<Account | undefined> => {
  const rows = await selectAccounts(db)
    .where(and(eq(userLogins.partyId, partyId), eq(userLogins.status, 'VERIFIED')))
    .orderBy(userLogins.createdAt, userLogins.id);
  return rows.find(({ login }) => login.provider === null) ?? rows[0];
};

export const isVerifiedName = async (db: Database, username: string, partyId: string): Promise<boolean> => {
  const found = await findAccountByName(db, username);
  return found !== undefined && found.login.status === 'VERIFIED' && found.party.id !== partyId;
};

/** Makes the name of an unverified registration available. Verified accounts stay. */
const deleteUnverified = async (tx: Transaction, username: string): Promise<void> => {
  const [gone] = await tx
    .delete(userLogins)
    .where(and(eq(userLogins.userLoginId, username), eq(userLogins.status, 'UN_VERIFIED')))
    .returning({ partyId: userLogins.partyId });
  if (!gone) return;
  const [other] = await tx.select({ id: userLogins.id }).from(userLogins).where(eq(userLogins.partyId, gone.partyId));
  if (other) return;
  await tx.delete(customers).where(eq(customers.id, gone.partyId));
  await tx.delete(parties).where(eq(parties.id, gone.partyId));
};

type NewName = {
  readonly username: string;
  readonly partyId: string;
  readonly status: 'VERIFIED' | 'UN_VERIFIED';
  readonly now: number;
};

/** Returns the login's id, or null when the name is taken (unique index). */
const insertName = async (tx: Transaction, { username, partyId, status, now }: NewName): Promise<string | null> => {
  const id = newId();
  const [made] = await tx
    .insert(userLogins)
    .values({ id, userLoginId: username, partyId, status, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ id: userLogins.id });
  return made?.id ?? null;
};

/**
 * Replaces an unverified registration of the name with its password and codes, so that nobody can reserve a stranger's
 * address. Returns the login's id. Throws USERNAME_TAKEN.
 */
export const registerName = async (tx: Transaction, name: Omit<NewName, 'status'>): Promise<string> => {
  // Registrations of one name run one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`registration ${name.username}`}))`);
  await deleteUnverified(tx, name.username);
  const id = await insertName(tx, { ...name, status: 'UN_VERIFIED' });
  if (id === null) throw new ServiceFailure('USERNAME_TAKEN', 'Somebody has this name');
  return id;
};

/**
 * Gives a party a name that they have verified, and takes it from unverified accounts. Throws ACCOUNT_EXISTS when
 * another party has verified it too.
 */
export const claimVerifiedName = async (tx: Transaction, name: Omit<NewName, 'status'>): Promise<void> => {
  const found = await findAccountByName(tx, name.username);
  if (found?.party.id === name.partyId) {
    await tx.update(userLogins).set({ status: 'VERIFIED' }).where(eq(userLogins.id, found.login.id));
    return;
  }
  await deleteUnverified(tx, name.username);
  if ((await insertName(tx, { ...name, status: 'VERIFIED' })) === null)
    throw new ServiceFailure('ACCOUNT_EXISTS', 'The name belongs to another account');
};

/** Registrations and provider logins that nobody completed. */
export const sweepUnverified = (db: Database, now: number): Promise<void> =>
  db.transaction(async (tx) => {
    const isOld = lt(userLogins.createdAt, new Date(retentionStart('unverifiedAccounts', now)));
    const gone = await tx
      .delete(userLogins)
      .where(and(eq(userLogins.status, 'UN_VERIFIED'), isOld))
      .returning({ partyId: userLogins.partyId });
    const ids = gone.map(({ partyId }) => partyId);
    if (ids.length === 0) return;
    const hasNoLogin = (id: typeof parties.id | typeof customers.id) =>
      notExists(tx.select({ id: userLogins.id }).from(userLogins).where(eq(userLogins.partyId, id)));
    await tx.delete(customers).where(and(inArray(customers.id, ids), hasNoLogin(customers.id)));
    await tx.delete(parties).where(and(inArray(parties.id, ids), hasNoLogin(parties.id)));
  });
