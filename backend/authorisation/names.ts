import { and, eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/new-id.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { isEmail, isPhone, normalUsername } from '#core/shared/validation.ts';
import { customers, parties, userLogins } from './schema.ts';
import type { Account } from './sessions.ts';

/** A registration whose code was never entered holds its name for so long, in milliseconds. */
export const UNVERIFIED_LIFE_MS = 24 * 3_600_000;

/**
 * The name somebody logs in with, in its one form.
 * @throws ServiceFailure BAD_USER_INPUT for what is neither an e-mail address nor a phone number
 */
export const requireUsername = (typed: string): string => {
  const username = normalUsername(typed);
  if (!isEmail(username) && !isPhone(username))
    throw new ServiceFailure('BAD_USER_INPUT', 'A username is an e-mail address or a phone number', {
      field: 'username',
    });
  return username;
};

/** The account with an e-mail address or phone number, verified or not; undefined where nobody has it. */
export const findByName = async (db: Database, username: string): Promise<Account | undefined> => {
  const [row] = await db
    .select({ login: userLogins, party: parties })
    .from(userLogins)
    .innerJoin(parties, eq(parties.id, userLogins.partyId))
    .where(eq(userLogins.userLoginId, normalUsername(username)));
  return row?.login.provider === null ? row : undefined;
};

/**
 * The verified log-in that stands for an account, whichever way he came in: his own names before a provider's, the first
 * one before later ones. A customer's user id is always the same.
 */
export const mainAccount = async (db: Database, partyId: string): Promise<Account | undefined> => {
  const rows = await db
    .select({ login: userLogins, party: parties })
    .from(userLogins)
    .innerJoin(parties, eq(parties.id, userLogins.partyId))
    .where(and(eq(userLogins.partyId, partyId), eq(userLogins.status, 'VERIFIED')))
    .orderBy(userLogins.createdAt, userLogins.id);
  return rows.find(({ login }) => login.provider === null) ?? rows[0];
};

/** Whether somebody else than `partyId` has proven that a name is his. */
export const isVerifiedName = async (db: Database, username: string, partyId: string): Promise<boolean> => {
  const found = await findByName(db, username);
  return found !== undefined && found.login.status === 'VERIFIED' && found.party.id !== partyId;
};

/** Forgets a registration that was never verified, so that it stands in nobody's way. What was verified stays. */
const forgetUnverified = async (tx: Transaction, username: string, before: Date | null): Promise<void> => {
  const [gone] = await tx
    .delete(userLogins)
    .where(
      and(
        eq(userLogins.userLoginId, username),
        eq(userLogins.status, 'UN_VERIFIED'),
        before === null ? undefined : lt(userLogins.createdAt, before),
      ),
    )
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

/** Gives a party a name, unless somebody has it. Guard: the unique index. Answers the id of the log-in, or null. */
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
 * The name of a new account; one that was never verified for a day gives way. Answers the id of the log-in.
 * @throws ServiceFailure USERNAME_TAKEN
 */
export const registerName = async (tx: Transaction, name: Omit<NewName, 'status'>): Promise<string> => {
  await forgetUnverified(tx, name.username, new Date(name.now - UNVERIFIED_LIFE_MS));
  const id = await insertName(tx, { ...name, status: 'UN_VERIFIED' });
  if (id === null) throw new ServiceFailure('USERNAME_TAKEN', 'Somebody has this name');
  return id;
};

/**
 * Gives a party a name that he has proven to be his: whoever only claimed it gives way.
 * @throws ServiceFailure ACCOUNT_EXISTS where somebody else has proven it too
 */
export const takeProvenName = async (tx: Transaction, name: Omit<NewName, 'status'>): Promise<void> => {
  const found = await findByName(tx, name.username);
  if (found?.party.id === name.partyId) {
    await tx.update(userLogins).set({ status: 'VERIFIED' }).where(eq(userLogins.id, found.login.id));
    return;
  }
  await forgetUnverified(tx, name.username, null);
  if ((await insertName(tx, { ...name, status: 'VERIFIED' })) === null)
    throw new ServiceFailure('ACCOUNT_EXISTS', 'The name belongs to another account');
};
