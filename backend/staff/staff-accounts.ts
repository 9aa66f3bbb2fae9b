import { and, arrayContains, arrayOverlaps, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { ActionRefusal } from '#backend/platform/desk/desk-resource.ts';
import { rightsOfRole, staffRoles } from '#contracts/rights/staff-rights.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { staffAccounts, staffLinks, staffRoleRows } from './schema.ts';
import { endStaffSessionsOf } from './staff-sessions.ts';

/** The account that development installations enter without a password. */
export const DEMO_ACCOUNT_ID = 'demo';

export const normaliseStaffName = (typed: string): string => cleanTyped(typed).toLowerCase().slice(0, 40);

/** 3 to 40 letters, digits, dots, hyphens or underscores. */
export const isStaffName = (name: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N}._-]{2,39}$/u.test(name);

const MANAGES = 'accounts:act';

/** Whether somebody can log in and manage accounts. */
export const hasAdmin = async (db: Database | Transaction): Promise<boolean> => {
  const own = await db
    .select({ id: staffRoleRows.id })
    .from(staffRoleRows)
    .where(arrayContains(staffRoleRows.rights, [MANAGES]));
  const managing = [...staffRoles.filter((role) => rightsOfRole(role).includes(MANAGES)), ...own.map(({ id }) => id)];
  const found = await db
    .select({ id: staffAccounts.id })
    .from(staffAccounts)
    .where(
      and(
        eq(staffAccounts.isDisabled, false),
        isNotNull(staffAccounts.passwordDigest),
        arrayOverlaps(staffAccounts.roles, managing),
      ),
    )
    .limit(1);
  return found.length > 0;
};

/**
 * Runs a change of accounts or roles. Locks all accounts, so that two administrators cannot remove each other at once.
 * Throws ActionRefusal when nobody could manage accounts any more.
 */
export const keepingAdmin = async <Outcome>(tx: Transaction, change: () => Promise<Outcome>): Promise<Outcome> => {
  await tx.execute(sql`lock table ${staffAccounts} in share row exclusive mode`);
  const had = await hasAdmin(tx);
  const outcome = await change();
  if (had && !(await hasAdmin(tx)))
    throw new ActionRefusal(
      'Phải còn ít nhất một người quản lý được tài khoản. Hãy giao quyền đó cho người khác trước.',
    );
  return outcome;
};

/**
 * Ends the sessions of the account, and links that would give it another password. Throws ActionRefusal for the last who
 * manages accounts.
 */
export const changeAccount = (
  tx: Transaction,
  id: string,
  change: Partial<Pick<typeof staffAccounts.$inferInsert, 'roles' | 'isDisabled'>>,
): Promise<void> =>
  keepingAdmin(tx, async () => {
    await tx.update(staffAccounts).set(change).where(eq(staffAccounts.id, id));
    await endStaffSessionsOf(tx, id);
    await tx.delete(staffLinks).where(eq(staffLinks.accountId, id));
  });

export const sweepStaffLinks = async (db: Database, now: number): Promise<void> => {
  await db.delete(staffLinks).where(lt(staffLinks.expiresAt, now));
};
