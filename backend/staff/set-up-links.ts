import { and, eq, gt, isNull } from 'drizzle-orm';
import { hashPassword, requireStrongPassword } from '#backend/authorisation/factors/passwords.ts';
import { generateToken } from '#backend/authorisation/log-in/sessions.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { violatesIndex } from '#backend/platform/database/violation.ts';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { newId } from '#backend/platform/new-id.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { staffAccounts, staffLinks } from './schema.ts';
import { isStaffName, normaliseStaffName } from './staff-accounts.ts';
import type { StaffDeps } from './staff-deps.ts';
import { endStaffSessionsOf } from './staff-sessions.ts';
import { confirmTotpOfLink } from './staff-totp.ts';

const LINK_TTL_MS = 24 * 3_600_000;
/** In characters. */
export const MIN_STAFF_PASSWORD = 12;

export type LinkRow = typeof staffLinks.$inferSelect;

type LinkDeps = Pick<StaffDeps, 'clock'> & { readonly db: Database | Transaction };

type LinkTarget = {
  /** null for a new account. */
  readonly accountId: string | null;
  /** Empty when the new member chooses it. */
  readonly name: string;
  readonly roles: readonly string[];
};

/** Returns the path of a page that can be used once within 24 hours. Replaces earlier links for the same name. */
export const createSetUpLink = async (
  { db, clock }: LinkDeps,
  { accountId, name, roles }: LinkTarget,
): Promise<`/${string}`> => {
  const key = generateToken();
  if (name !== '') await db.delete(staffLinks).where(eq(staffLinks.name, name));
  const expiresAt = clock.now() + LINK_TTL_MS;
  await db.insert(staffLinks).values({ digest: tokenDigest(key), accountId, name, roles: [...roles], expiresAt });
  return `/set-up?key=${key}`;
};

/** For a member who lost password or phone: using the link replaces both and ends their sessions. */
export const createResetLink = async (deps: LinkDeps, accountId: string): Promise<`/${string}`> => {
  const [account] = await deps.db.select().from(staffAccounts).where(eq(staffAccounts.id, accountId));
  if (!account) throw notFound('account');
  return createSetUpLink(deps, { accountId, name: account.name, roles: account.roles });
};

const isOpenLink = (key: string, now: number) =>
  and(eq(staffLinks.digest, tokenDigest(key)), gt(staffLinks.expiresAt, now));

/** null for an unknown, used or expired link. */
export const findSetUpLink = async ({ db, clock }: StaffDeps, key: string): Promise<LinkRow | null> => {
  const [found] = await db.select().from(staffLinks).where(isOpenLink(key, clock.now()));
  return found ?? null;
};

export type SetUp = { readonly name: string; readonly password: string; readonly code: string };

/**
 * Uses a link: stores password and authenticator app, and returns the account's id. Throws LINK_EXPIRED,
 * BAD_USER_INPUT {field: name}, WEAK_PASSWORD {reason, least}, CODE_WRONG, USERNAME_TAKEN.
 */
export const setUpAccount = async (deps: StaffDeps, key: string, typed: SetUp): Promise<string> => {
  const link = await findSetUpLink(deps, key);
  if (link === null) throw new ServiceFailure('LINK_EXPIRED', 'The link is used or expired');
  const name = link.name === '' ? normaliseStaffName(typed.name) : link.name;
  if (!isStaffName(name)) throw new ServiceFailure('BAD_USER_INPUT', 'No name', { field: 'name' });
  requireStrongPassword(typed.password, MIN_STAFF_PASSWORD, [deps.environment.identity.name, name]);
  const totp = confirmTotpOfLink(deps, key, typed.code);
  if (totp === null) throw new ServiceFailure('CODE_WRONG', 'The app shows another code');
  const credentials = { passwordDigest: await hashPassword(typed.password), ...totp };
  const now = deps.clock.now();
  try {
    return await deps.db.transaction(async (tx) => {
      const used = await tx.delete(staffLinks).where(isOpenLink(key, now)).returning();
      if (used.length === 0) throw new ServiceFailure('LINK_EXPIRED', 'The link is used or expired');
      if (link.accountId !== null) {
        await tx.update(staffAccounts).set(credentials).where(eq(staffAccounts.id, link.accountId));
        await endStaffSessionsOf(tx, link.accountId);
        return link.accountId;
      }
      const id = newId();
      await tx.insert(staffAccounts).values({ id, name, roles: link.roles, createdAt: now, ...credentials });
      // Other links for a first account are worth nothing once there is one.
      if (link.name === '')
        await tx.delete(staffLinks).where(and(isNull(staffLinks.accountId), eq(staffLinks.name, '')));
      return id;
    });
  } catch (error) {
    if (violatesIndex(error, 'staff_accounts_name_unique'))
      throw new ServiceFailure('USERNAME_TAKEN', 'The name is taken');
    throw error;
  }
};
