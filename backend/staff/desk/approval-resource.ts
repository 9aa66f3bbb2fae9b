import { and, asc, desc, eq, gt, like, lt, ne, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { violatesIndex } from '#backend/platform/database/violation.ts';
import {
  ActionRefusal,
  type DeskCommand,
  type DeskQuery,
  type DeskResource,
  deskCommand,
  FieldRefusal,
  type SecondPerson,
} from '#backend/platform/desk/desk-resource.ts';
import { lockRecord } from '#backend/platform/desk/desk-routes.ts';
import { MOVED } from '#backend/platform/desk/run-or-hold.ts';
import { newId } from '#backend/platform/new-id.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { StaffMember } from '#backend/platform/staff-route.ts';
import { approvalStates, staffApprovals, staffLog } from '#backend/staff/schema.ts';
import type { StaffDeps } from '#backend/staff/staff-deps.ts';
import { type ApprovalRecord, refuseApprovalFields } from '#contracts/desk/approval-record.ts';
import { approvalColumns } from '#contracts/desk/columns/approval-columns.vi.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { retentionStart } from '#core/shared/retention.ts';
import { lookUp } from '#core/shared/text/look-up.ts';

type Db = Database | Transaction;
type Row = typeof staffApprovals.$inferSelect;

/** The shop's rule about large amounts: what waits is kept here. */
export const secondPerson = ({ environment, clock }: Pick<StaffDeps, 'environment' | 'clock'>): SecondPerson => ({
  limit: environment.staff.secondPersonAbove,
  movedBefore: async (tx, { resource, order }) => {
    const moved = sql`${staffLog.change} -> 'after' ->> ${MOVED}`;
    const [sum] = await tx
      .select({ moved: sql<number>`coalesce(sum((${moved})::numeric), 0)::float8` })
      .from(staffLog)
      .where(
        and(
          eq(staffLog.accountId, order.member.id),
          gt(staffLog.at, clock.now() - DAY_MS),
          like(staffLog.path, `/desk/records/${resource}/${order.id.replaceAll(/[\\%_]/g, '\\$&')}/%`),
        ),
      );
    return sum?.moved ?? 0;
  },
  hold: async (tx, { resource, action, typed, order, amount, change }) => {
    const asked = { askedById: order.member.id, askedBy: order.member.name, askedAt: clock.now() };
    try {
      await tx.transaction((attempt) =>
        attempt
          .insert(staffApprovals)
          .values({ id: newId(), resource, recordId: order.id, action, typed, amount, change, ...asked }),
      );
    } catch (failure) {
      if (!violatesIndex(failure, 'staff_approvals_one_waits')) throw failure;
      throw new ActionRefusal('Việc này đang chờ người thứ hai duyệt, ở mục Duyệt khoản lớn.');
    }
    return { before: {}, after: { approval: 'waiting', amount } };
  },
});

const mayApprove = (row: Row, command: DeskCommand | undefined, { id, rights }: StaffMember): boolean =>
  row.state === 'waiting' &&
  row.askedById !== id &&
  rights.includes('approvals:act') &&
  command !== undefined &&
  (command.right === 'staff' || rights.includes(command.right));

const list = async (db: Db, { filter, sort, isDescending, limit, offset }: DeskQuery) => {
  const state = approvalStates.find((each) => each === filter.state);
  const wanted = state && eq(staffApprovals.state, state);
  const order = isDescending ? desc : asc;
  const rows = await db
    .select()
    .from(staffApprovals)
    .where(wanted)
    .orderBy(order(sort === 'amount' ? staffApprovals.amount : staffApprovals.askedAt), order(staffApprovals.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(staffApprovals, wanted) };
};

/** One sentence of what the command refused. */
const sayRefused = (failure: unknown): unknown =>
  failure instanceof FieldRefusal ? new ActionRefusal(Object.values(failure.errors).join(' ')) : failure;

/** What moved too much money for one member; another with the right of that action approves or refuses it. */
export const approvalResource = (
  { db, clock }: Pick<StaffDeps, 'db' | 'clock'>,
  resources: readonly DeskResource[],
): DeskResource => {
  const commandOf = ({ resource, action }: Pick<Row, 'resource' | 'action'>): DeskCommand | undefined =>
    lookUp(resources.find(({ name }) => name === resource)?.actions ?? {}, action);
  const toRecord = (row: Row, member: StaffMember): ApprovalRecord => ({
    id: row.id,
    deed: `${row.resource}/${row.action}`,
    resource: row.resource,
    recordId: row.recordId,
    amount: row.amount,
    facts: row.change.after,
    askedBy: row.askedBy,
    askedAt: row.askedAt,
    state: row.state,
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt,
    reason: row.reason,
    mayApprove: mayApprove(row, commandOf(row), member),
  });
  const find = async (at: Db, id: string): Promise<Row | null> => {
    const [found] = await at.select().from(staffApprovals).where(eq(staffApprovals.id, id));
    return found ?? null;
  };
  /** Throws NOT_FOUND, ActionRefusal once it is decided. */
  const findWaiting = async (tx: Transaction, id: string): Promise<Row> => {
    const found = await find(tx, id);
    if (found === null) throw notFound('approval');
    if (found.state !== 'waiting') throw new ActionRefusal(`${found.decidedBy} đã quyết định việc này.`);
    return found;
  };
  const decide = (tx: Transaction, id: string, decision: Pick<Row, 'state' | 'decidedBy'> & { reason?: string }) =>
    tx
      .update(staffApprovals)
      .set({ ...decision, typed: null, decidedAt: clock.now() })
      .where(eq(staffApprovals.id, id));
  const confirmed = { confirmedWithinMinutes: 60 } as const;
  return {
    name: 'approvals',
    reader: 'approvals:read',
    sorts: ['askedAt', 'amount'],
    filters: ['state'],
    columns: approvalColumns,
    list: async (query, member) => {
      const { rows, total } = await list(db, query);
      return { rows: rows.map((row) => toRecord(row, member)), total };
    },
    read: async (at, id, member) => {
      const found = await find(at, id);
      return found && toRecord(found, member);
    },
    actions: {
      approve: deskCommand(
        'approvals:act',
        z.object({}),
        async (tx, _, { id, member }) => {
          const row = await findWaiting(tx, id);
          const command = commandOf(row);
          if (row.askedById === member.id) throw new ActionRefusal('Bạn đề nghị việc này nên người khác phải duyệt.');
          if (command === undefined || !mayApprove(row, command, member))
            throw new ActionRefusal('Bạn không có quyền làm việc này nên không duyệt được.');
          await lockRecord(tx, row.resource, row.recordId);
          const by = { ...member, name: `${row.askedBy}, ${member.name} duyệt` };
          const outcome = await command.run(tx, row.typed, { id: row.recordId, member: by }).catch((failure) => {
            throw sayRefused(failure);
          });
          if (outcome.amount !== row.amount)
            throw new ActionRefusal('Số tiền đã đổi từ lúc đề nghị. Hãy từ chối, rồi đề nghị lại.');
          await decide(tx, id, { state: 'approved', decidedBy: member.name });
          const { amount: _approved, ...changed } = outcome;
          return {
            ...changed,
            id,
            before: { ...outcome.before, approval: 'waiting' },
            after: { ...outcome.after, approval: 'approved', askedBy: row.askedBy },
          };
        },
        confirmed,
      ),
      refuse: deskCommand('approvals:act', refuseApprovalFields, async (tx, { reason }, { id, member }) => {
        const { askedBy } = await findWaiting(tx, id);
        await decide(tx, id, { state: 'refused', decidedBy: member.name, reason });
        return { id, before: { approval: 'waiting' }, after: { approval: 'refused', askedBy } };
      }),
    },
  };
};

/** What was decided is kept as long as the staff log. */
export const sweepApprovals = async (db: Database, now: number): Promise<void> => {
  await db
    .delete(staffApprovals)
    .where(and(lt(staffApprovals.askedAt, retentionStart('staffLog', now)), ne(staffApprovals.state, 'waiting')));
};
