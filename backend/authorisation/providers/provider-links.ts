import { and, eq, isNull, ne } from 'drizzle-orm';
import { passkeys, passwords } from '#backend/authorisation/factors/credential-schema.ts';
import { lockLogins, requireLoginMethod } from '#backend/authorisation/log-in/login-methods.ts';
import {
  type AuthPorts,
  isActiveSession,
  type LoginRow,
  revokeSessions,
} from '#backend/authorisation/log-in/sessions.ts';
import { type Actor, type MailDeps, queueAccountMail } from '#backend/authorisation/queue-account-mail.ts';
import { sessions, userLogins } from '#backend/authorisation/schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { deleteOrphanedParty } from './provider-accounts.ts';

const linkExpiredFailure = (): ServiceFailure => new ServiceFailure('LINK_EXPIRED', 'The pending login is over');

/**
 * Locks all logins of the account behind a valid token, so that two links run one after the other. A session may run
 * under the e-mail address that the provider confirmed; a pending token has its own login.
 */
const lockPendingLogin = async (tx: Transaction, now: number, token: string): Promise<LoginRow> => {
  const behind = () =>
    tx
      .select({ id: userLogins.id, partyId: userLogins.partyId })
      .from(sessions)
      .innerJoin(userLogins, eq(userLogins.id, sessions.userLoginId))
      .where(and(eq(sessions.tokenDigest, tokenDigest(token)), isActiveSession(now)));
  const [found] = await behind();
  const own = found ? await lockLogins(tx, found.partyId) : [];
  const [still] = await behind();
  if (!found || still?.partyId !== found.partyId) throw linkExpiredFailure();
  const ofProviders = own.filter(({ provider }) => provider !== null);
  const [only, ...more] = ofProviders;
  const login = ofProviders.find(({ id }) => id === found.id) ?? (more.length === 0 ? only : undefined);
  if (!login) throw new ServiceFailure('ACCOUNT_EXISTS', 'The token is of an account that no provider made');
  return login;
};

/** Whether the account has no other credential and no earlier login. */
const isUnused = async (tx: Transaction, login: LoginRow, token: string): Promise<boolean> => {
  const { partyId } = login;
  const others = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(userLogins, eq(userLogins.id, sessions.userLoginId))
    .where(
      and(eq(userLogins.partyId, partyId), ne(sessions.kind, 'handover'), ne(sessions.tokenDigest, tokenDigest(token))),
    );
  const keys = [
    ...(await tx.select({ of: passwords.partyId }).from(passwords).where(eq(passwords.partyId, partyId))),
    ...(await tx.select({ of: passkeys.partyId }).from(passkeys).where(eq(passkeys.partyId, partyId))),
  ];
  const links = await tx.select().from(userLogins).where(eq(userLogins.partyId, partyId));
  return others.length === 0 && keys.length === 0 && links.filter(({ provider }) => provider !== null).length === 1;
};

/** Also deletes the party that the login was created with, and revokes its tokens. */
const moveLogin = async (tx: Transaction, now: number, login: LoginRow, partyId: string): Promise<void> => {
  await tx.update(userLogins).set({ partyId, status: 'VERIFIED', contact: null }).where(eq(userLogins.id, login.id));
  await revokeSessions(tx, and(eq(sessions.userLoginId, login.id), isNull(sessions.revokedAt)), now);
  if (login.partyId === partyId) return;
  await tx.delete(userLogins).where(and(eq(userLogins.partyId, login.partyId), isNull(userLogins.provider)));
  await deleteOrphanedParty(tx, login.partyId);
};

/**
 * Links the provider account behind `token` to the customer, under a row lock. Moves an unused account; one that is
 * already theirs stays. Throws LINK_EXPIRED, ACCOUNT_EXISTS for another customer's. [ACC-10
 * linkingUserLoginAndUserDetail]
 */
export const linkLogin = (deps: AuthPorts & MailDeps, token: string, actor: Actor): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { partyId } = actor;
    const now = deps.clock.now();
    const login = await lockPendingLogin(tx, now, token);
    if (login.partyId === partyId && login.status === 'VERIFIED') return;
    if (login.status === 'VERIFIED' && !(await isUnused(tx, login, token)))
      throw new ServiceFailure('ACCOUNT_EXISTS', 'The account belongs to another customer');
    await moveLogin(tx, now, login, partyId);
    await queueAccountMail(deps, tx, actor, 'account-linked');
  });

/**
 * Sessions that the provider account opened continue under another login. Locks all logins first. Throws NOT_FOUND for
 * another customer's, LAST_WAY_IN.
 */
export const unlinkLogin = (deps: AuthPorts & MailDeps, actor: Actor, id: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { partyId } = actor;
    const own = await lockLogins(tx, partyId);
    const login = own.find((each) => each.id === id && each.provider !== null);
    if (!login) throw notFound('linked account');
    const next = own.find((each) => each.id !== id && each.status === 'VERIFIED');
    if (!next) throw new ServiceFailure('LAST_WAY_IN', 'The account would have no name to log in with');
    await tx.update(sessions).set({ userLoginId: next.id }).where(eq(sessions.userLoginId, id));
    await tx.delete(userLogins).where(eq(userLogins.id, id));
    await requireLoginMethod(tx, partyId);
    await queueAccountMail(deps, tx, actor, 'account-unlinked');
  });
