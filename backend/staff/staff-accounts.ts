import { and, asc, eq, gt, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { type StaffRole, staffRoles } from '#contracts/desk/staff-rights.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { staffAccounts, staffLinks } from './schema.ts';
import type { StaffDeps } from './staff-deps.ts';
import { endStaffSessionsOf } from './staff-sessions.ts';

/** The account that development installations enter without a password. */
export const DEMO_ACCOUNT_ID = 'demo';

export const normaliseStaffName = (typed: string): string => cleanTyped(typed).toLowerCase().slice(0, 40);

/** 3 to 40 letters, digits, dots, hyphens or underscores. */
export const isStaffName = (name: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N}._-]{2,39}$/u.test(name);

export const parseRoles = (given: readonly string[]): readonly StaffRole[] =>
  staffRoles.filter((role) => given.includes(role));

export const listStaffAccounts = (db: Database) => db.select().from(staffAccounts).orderBy(asc(staffAccounts.name));

/** New members who have not used their link yet. */
export const listInvitations = ({ db, clock }: StaffDeps) =>
  db
    .select()
    .from(staffLinks)
    .where(and(gt(staffLinks.expiresAt, clock.now()), ne(staffLinks.name, '')))
    .orderBy(asc(staffLinks.name));

const isActiveAdmin = and(
  eq(staffAccounts.isDisabled, false),
  isNotNull(staffAccounts.passwordDigest),
  sql`'admin' = any(${staffAccounts.roles})`,
);

export const hasAdmin = async (db: Database | Transaction): Promise<boolean> =>
  (await db.select({ id: staffAccounts.id }).from(staffAccounts).where(isActiveAdmin).limit(1)).length > 0;

/** Locks all accounts, so that two administrators cannot remove each other at once. */
const changeAccount = (
  { db }: StaffDeps,
  id: string,
  change: Partial<Pick<typeof staffAccounts.$inferInsert, 'roles' | 'isDisabled'>>,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${staffAccounts} in share row exclusive mode`);
    const had = await hasAdmin(tx);
    const changed = await tx.update(staffAccounts).set(change).where(eq(staffAccounts.id, id)).returning();
    if (changed.length === 0) throw new ServiceFailure('NOT_FOUND', 'No such account');
    if (had && !(await hasAdmin(tx))) throw new ServiceFailure('STATUS_NOT_ALLOWED', 'The last administrator stays');
    await endStaffSessionsOf(tx, id);
  });

/** Ends the sessions of the account. Throws NOT_FOUND, STATUS_NOT_ALLOWED for the last administrator. */
export const changeRoles = (deps: StaffDeps, id: string, roles: readonly StaffRole[]): Promise<void> =>
  changeAccount(deps, id, { roles: [...roles] });

/** As `changeRoles`. */
export const setDisabled = (deps: StaffDeps, id: string, isDisabled: boolean): Promise<void> =>
  changeAccount(deps, id, { isDisabled });

export const sweepStaffLinks = async (db: Database, now: number): Promise<void> => {
  await db.delete(staffLinks).where(lt(staffLinks.expiresAt, now));
};
