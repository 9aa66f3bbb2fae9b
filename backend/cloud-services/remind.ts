import { inArray } from 'drizzle-orm';
import { sendMessage } from '#backend/outbox/service.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { daysUntil } from '#core/pricing/proration.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { dong } from '#core/shared/dong.ts';
import { dueReminders, serviceReminders } from './change-schema.ts';
import { renewalsOf } from './price-changes.ts';
import { type RemindedDue, type RemindedService, reminderMessage } from './reminder-text.ts';
import { cloudServices } from './schema.ts';
import { type EndingService, type MonthDue, type Reminded, toRemind } from './to-remind.ts';

export type RemindDeps = Pick<BackendDeps, 'db' | 'clock' | 'log' | 'environment'>;

type Sending = { readonly now: number; readonly publicOrigin: string };

/** Services without a sent reminder, in order of expiry. */
const freshServices = async (
  tx: Transaction,
  services: readonly EndingService[],
  now: number,
): Promise<readonly EndingService[]> => {
  if (services.length === 0) return [];
  const fresh = await tx
    .insert(serviceReminders)
    .values(
      services.map(({ service, days }) => ({ serviceId: service.id, endDate: service.endDate, days, sentAt: now })),
    )
    .onConflictDoNothing()
    .returning({ id: serviceReminders.serviceId });
  return services
    .filter(({ service }) => fresh.some(({ id }) => id === service.id))
    .toSorted((a, b) => a.service.endDate - b.service.endDate);
};

/** Instalments without a sent reminder, in order of due date. */
const freshDues = async (tx: Transaction, dues: readonly MonthDue[], now: number): Promise<readonly MonthDue[]> => {
  if (dues.length === 0) return [];
  const fresh = await tx
    .insert(dueReminders)
    .values(dues.map(({ due, days }) => ({ dueId: due.id, days, sentAt: now })))
    .onConflictDoNothing()
    .returning({ id: dueReminders.dueId });
  return dues
    .filter(({ due }) => fresh.some(({ id }) => id === due.id))
    .toSorted((a, b) => a.due.dueAt - b.due.dueAt || a.due.month - b.due.month);
};

const servicePage = (origin: string, id: string, part: string): string =>
  `${origin}/service/${encodeURIComponent(id)}#${part}`;

const toldServices = async (
  tx: Transaction,
  ending: readonly EndingService[],
  { now, publicOrigin }: Sending,
): Promise<readonly RemindedService[]> => {
  const services = ending.map(({ service }) => service);
  const renewals = await renewalsOf(tx, services, { now, vatPercent: vatPercentOn(now) });
  return services.map(({ id, name, endDate }) => ({
    name,
    day: formatDate(endDate),
    daysLeft: daysUntil(endDate, now),
    price: renewals.find(({ bought }) => bought.service.id === id)?.amounts.gross ?? null,
    link: servicePage(publicOrigin, id, 'gia-han'),
  }));
};

const toldDues = async (
  tx: Transaction,
  dues: readonly MonthDue[],
  { now, publicOrigin }: Sending,
): Promise<readonly RemindedDue[]> => {
  if (dues.length === 0) return [];
  const made = await tx
    .select({ id: cloudServices.id, lineId: cloudServices.lineId })
    .from(cloudServices)
    .where(
      inArray(
        cloudServices.lineId,
        dues.map(({ due }) => due.lineId),
      ),
    )
    .orderBy(cloudServices.position);
  return dues.map(({ due, title }) => {
    const service = made.find(({ lineId }) => lineId === due.lineId);
    return {
      title,
      month: due.month,
      months: due.months,
      day: formatDate(due.dueAt),
      daysLeft: daysUntil(due.dueAt, now),
      amount: dong(due.gross),
      link: service ? servicePage(publicOrigin, service.id, 'tra-gop') : `${publicOrigin}/service#gia-han`,
    };
  });
};

/**
 * Queues one message with all of a customer's new reminders, in the transaction that records them. Concurrency: the
 * primary keys of service_reminders and due_reminders, so that only one of several workers sends.
 */
const remindOnce = async ({ db, clock, environment }: RemindDeps, { to, ...about }: Reminded, now: number) =>
  db.transaction(async (tx) => {
    const services = await freshServices(tx, about.services, now);
    const dues = await freshDues(tx, about.dues, now);
    if (services.length + dues.length === 0) return;
    const { publicOrigin } = environment;
    const sending = { now, publicOrigin };
    const told = {
      services: await toldServices(tx, services, sending),
      dues: await toldDues(tx, dues, sending),
      link: `${publicOrigin}/service#gia-han`,
    };
    await sendMessage({ db: tx, clock }, reminderMessage(to, told));
  });

/**
 * One run: reminds once each of a service that expires in 30, 15, 7 or 1 days, and of an instalment that is due in 7 or
 * 1 days or overdue; one message per customer. [SVC-01, INS-01]
 */
export const remind = async (deps: RemindDeps): Promise<void> => {
  const now = deps.clock.now();
  for (const reminded of await toRemind(deps, now)) await remindOnce(deps, reminded, now);
};

const EVERY_MS = 10 * 60_000;

/** Sends reminders every ten minutes; runs never overlap. A failure is logged and the next run retries. */
export const startReminding = (deps: RemindDeps): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  const stop = deps.clock.every(EVERY_MS, () => {
    running = running.then(() =>
      remind(deps).catch((error: unknown) => deps.log.error({ err: error }, 'reminding failed')),
    );
    return running;
  });
  return () => {
    stop();
    return running;
  };
};
