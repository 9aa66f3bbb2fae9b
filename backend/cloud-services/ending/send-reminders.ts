import { inArray } from 'drizzle-orm';
import { dueReminders, serviceReminders } from '#backend/cloud-services/changes/change-schema.ts';
import { listRenewals } from '#backend/cloud-services/changes/price-changes.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { queueOptionalMail } from '#backend/mails/mail-choices.ts';
import { freshKey } from '#backend/mails/queue-mail.ts';
import { type RemindedInstalment, type RemindedService, reminderMail } from '#backend/mails/reminder-mails.vi.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { Job } from '#backend/platform/job.ts';
import { daysUntil } from '#core/pricing/proration.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { dong } from '#core/shared/dong.ts';
import { serviceId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { type CustomerReminders, type DueInstalment, type EndingService, findReminders } from './find-reminders.ts';

type RemindDeps = Pick<BackendDeps, 'db' | 'clock' | 'log' | 'environment' | 'secrets' | 'ownOrigin'>;

type ReminderContext = { readonly now: number; readonly publicOrigin: string };

/** In order of expiry; leaves out those already reminded of. */
const insertServiceReminders = async (
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

/** In order of due date; leaves out those already reminded of. */
const insertInstalmentReminders = async (
  tx: Transaction,
  dues: readonly DueInstalment[],
  now: number,
): Promise<readonly DueInstalment[]> => {
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

const servicePageUrl = (origin: string, id: string, part: 'gia-han' | 'tra-gop'): string =>
  `${origin}${paths.service(serviceId(id), 'gia-han')}#${part}`;

const toRemindedServices = async (
  tx: Transaction,
  ending: readonly EndingService[],
  { now, publicOrigin }: ReminderContext,
): Promise<readonly RemindedService[]> => {
  const services = ending.map(({ service }) => service);
  const renewals = await listRenewals(tx, services, { now, vatPercent: vatPercentOn(now) });
  return services.map(({ id, name, endDate, type }) => ({
    name,
    day: formatDate(endDate),
    daysLeft: daysUntil(endDate, now),
    price: renewals.find(({ bought }) => bought.service.id === id)?.amounts.gross ?? null,
    suspends: type !== DOMAIN_LINE,
    link: servicePageUrl(publicOrigin, id, 'gia-han'),
  }));
};

const toRemindedInstalments = async (
  tx: Transaction,
  dues: readonly DueInstalment[],
  { now, publicOrigin }: ReminderContext,
): Promise<readonly RemindedInstalment[]> => {
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
      link: service ? servicePageUrl(publicOrigin, service.id, 'tra-gop') : `${publicOrigin}/service#gia-han`,
    };
  });
};

/** Queues one message with its reminder records; their primary keys let only one of several workers send. */
const queueReminder = async (deps: RemindDeps, { to, reader, ...about }: CustomerReminders, now: number) =>
  deps.db.transaction(async (tx) => {
    const services = await insertServiceReminders(tx, about.services, now);
    const dues = await insertInstalmentReminders(tx, about.dues, now);
    if (services.length + dues.length === 0) return;
    const { publicOrigin } = deps.environment;
    const sending = { now, publicOrigin };
    const reminder = {
      services: await toRemindedServices(tx, services, sending),
      dues: await toRemindedInstalments(tx, dues, sending),
      link: `${publicOrigin}/service#gia-han`,
    };
    await queueOptionalMail(deps, tx, reminderMail(reminder), { key: freshKey('reminder'), to, reader });
  });

/** Sends one message per customer with each new reminder of services and instalments. [SVC-01, INS-01] */
export const sendReminders = async (deps: RemindDeps): Promise<void> => {
  const now = deps.clock.now();
  for (const reminded of await findReminders(deps, now)) await queueReminder(deps, reminded, now);
};

/** Every ten minutes. */
export const remindingJob: Job<RemindDeps> = { name: 'reminding', period: 10 * 60_000, run: sendReminders };
