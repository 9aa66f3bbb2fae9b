import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { dueReminders, serviceReminders } from '#backend/cloud-services/changes/change-schema.ts';
import type { CloudServiceRow } from '#backend/cloud-services/schema.ts';
import { type InstalmentRow, instalmentDues } from '#backend/orders/instalment-schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { serviceKindOf } from '#contracts/seed/kinds-of-lines.ts';
import { gracePeriodOfTerm, instalmentGrace } from '#core/ending-rules/grace.ts';
import type { Debt, GraceHistory } from '#core/ending-rules/grace-steps.ts';
import { serviceGraceSteps } from './grace-schema.ts';

/** What is owed for a service. `key` names it in its history. */
export type ServiceDebt = Debt & { readonly key: string } & (
    | { readonly cause: 'term' }
    | { readonly cause: 'instalment'; readonly due: InstalmentRow }
  );

/** The first of the reminders that were sent before. */
const announcedBy = (sent: readonly { readonly sentAt: number }[]): GraceHistory =>
  sent.length === 0 ? {} : { announce: Math.min(...sent.map(({ sentAt }) => sentAt)) };

const loadHistory = async (db: Database | Transaction, serviceId: string, debt: string): Promise<GraceHistory> => {
  const taken = await db
    .select()
    .from(serviceGraceSteps)
    .where(and(eq(serviceGraceSteps.serviceId, serviceId), eq(serviceGraceSteps.debt, debt)));
  return Object.fromEntries(taken.map(({ step, takenAt }) => [step, takenAt]));
};

const loadTermDebt = async (
  db: Database | Transaction,
  { id, type, name, endDate, endsWithTerm }: CloudServiceRow,
): Promise<readonly ServiceDebt[]> => {
  const period = endsWithTerm ? null : gracePeriodOfTerm({ kind: serviceKindOf(type), name });
  if (period === null) return [];
  const key = `term:${endDate}`;
  const reminders = await db
    .select({ sentAt: serviceReminders.sentAt })
    .from(serviceReminders)
    .where(and(eq(serviceReminders.serviceId, id), eq(serviceReminders.endDate, endDate)));
  const taken = { ...announcedBy(reminders), ...(await loadHistory(db, id, key)) };
  return [{ cause: 'term', key, dueAt: endDate, period, taken }];
};

/** Of the earliest unpaid instalment: they are paid in their order. */
const loadInstalmentDebt = async (
  db: Database | Transaction,
  { id, lineId }: CloudServiceRow,
  now: number,
): Promise<readonly ServiceDebt[]> => {
  const [due] = await db
    .select()
    .from(instalmentDues)
    .where(and(eq(instalmentDues.lineId, lineId), isNull(instalmentDues.paidAt), lt(instalmentDues.dueAt, now)))
    .orderBy(asc(instalmentDues.dueAt))
    .limit(1);
  if (!due) return [];
  const key = `due:${due.id}`;
  const reminders = await db
    .select({ sentAt: dueReminders.sentAt })
    .from(dueReminders)
    .where(eq(dueReminders.dueId, due.id));
  const taken = { ...announcedBy(reminders), ...(await loadHistory(db, id, key)) };
  return [{ cause: 'instalment', key, due, dueAt: due.dueAt, period: instalmentGrace, taken }];
};

/** The term of a service, and its earliest instalment that was due before `now` (ms since 1970 UTC). */
export const loadDebts = async (
  db: Database | Transaction,
  service: CloudServiceRow,
  now: number,
): Promise<readonly ServiceDebt[]> => [
  ...(await loadTermDebt(db, service)),
  ...(await loadInstalmentDebt(db, service, now)),
];
