import { and, asc, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { type DeskQuery, type DeskResource, deskCommand } from '#backend/platform/desk/desk-resource.ts';
import type { StaffMember } from '#backend/platform/staff-route.ts';
import { staffAccounts, staffSessions } from '#backend/staff/schema.ts';
import type { StaffDeps } from '#backend/staff/staff-deps.ts';
import { endStaffSession, isActive } from '#backend/staff/staff-sessions.ts';
import { staffSessionColumns } from '#contracts/desk/columns/staff-columns.vi.ts';
import type { StaffSessionRecord } from '#contracts/desk/staff-record.ts';

type Deps = Pick<StaffDeps, 'db' | 'clock'>;

/** Members see their own sessions, and those of all whoever manages accounts. */
const within = ({ id, rights }: StaffMember, now: number) =>
  and(isActive(now), rights.includes('accounts:act') ? undefined : eq(staffSessions.accountId, id));

const selectSessions = (db: Database | Transaction) =>
  db
    .select({ session: staffSessions, name: staffAccounts.name })
    .from(staffSessions)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffSessions.accountId));

const toRecord =
  ({ sessionId }: StaffMember) =>
  ({
    session: { id, device, createdAt, lastSeenAt },
    name,
  }: {
    readonly session: typeof staffSessions.$inferSelect;
    readonly name: string;
  }): StaffSessionRecord => ({ id, name, device, confirmedAt: createdAt, lastSeenAt, isOwn: id === sessionId });

const listSessions = async (
  { db, clock }: Deps,
  { words, isDescending, limit, offset }: DeskQuery,
  member: StaffMember,
) => {
  const wanted = and(
    within(member, clock.now()),
    words === '' ? undefined : sql`strpos(${staffAccounts.name}, ${words.toLowerCase()}) > 0`,
  );
  const order = isDescending ? desc : asc;
  const found = await selectSessions(db)
    .where(wanted)
    .orderBy(order(staffSessions.lastSeenAt), order(staffSessions.id));
  return { rows: found.slice(offset, offset + limit).map(toRecord(member)), total: found.length };
};

/** Where members are logged in. */
export const sessionResource = (deps: Deps): DeskResource => ({
  name: 'sessions',
  reader: 'staff',
  sorts: ['lastSeenAt'],
  filters: [],
  columns: staffSessionColumns,
  list: (query, member) => listSessions(deps, query, member),
  read: async (db, id, member) => {
    const [found] = await selectSessions(db).where(and(within(member, deps.clock.now()), eq(staffSessions.id, id)));
    return found ? toRecord(member)(found) : null;
  },
  actions: {
    end: deskCommand(
      'staff',
      z.object({}),
      async (tx, _, { id }) => {
        await endStaffSession(tx, id);
        return { id, before: { session: 'open' }, after: { session: 'ended' } };
      },
      { confirmedWithinMinutes: 10 },
    ),
  },
});
