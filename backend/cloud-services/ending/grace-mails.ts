import type { OwnedService } from '#backend/cloud-services/read-services.ts';
import { isResumedByStaff } from '#backend/cloud-services/tasks/ask-provisioner.ts';
import { type GraceMail, graceMail, serviceHeldMail, serviceReleasedMail } from '#backend/mails/grace-mails.vi.ts';
import { freshKey } from '#backend/mails/queue-mail.ts';
import { type MailDeps, queueOrderMail } from '#backend/orders/order-mails.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { serviceKindOf } from '#contracts/seed/kinds-of-lines.ts';
import { dataKeptUntil } from '#core/ending-rules/grace.ts';
import { type GraceStep, graceEndsOf } from '#core/ending-rules/grace-steps.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { toEndingMail } from './ending-mails.ts';
import type { ServiceDebt } from './find-debts.ts';

type Taken = { readonly debt: ServiceDebt; readonly step: GraceStep; readonly now: number };

const toGraceMail = (deps: MailDeps, owned: OwnedService, { debt, now }: Taken): GraceMail => {
  const { type, name } = owned.service;
  const { runsUntil, payableUntil } = graceEndsOf(debt, now);
  return {
    ...toEndingMail(deps, owned),
    unpaid: debt.cause === 'term' ? { kind: 'term' } : { kind: 'instalment', month: debt.due.month },
    dueDay: formatDate(debt.dueAt),
    runsUntil: formatDate(runsUntil),
    payableUntil: formatDate(payableUntil),
    keptUntil: formatDate(dataKeptUntil({ kind: serviceKindOf(type), name }, now)),
    isResumedByStaff: isResumedByStaff(deps, owned.service),
  };
};

/** Once per service, debt and step, in the transaction that takes the step. */
export const queueGraceStep = (deps: MailDeps, tx: Transaction, owned: OwnedService, taken: Taken): Promise<void> =>
  queueOrderMail(deps, tx, owned.order, graceMail(toGraceMail(deps, owned, taken), taken.step), {
    key: `service-${taken.step}:${owned.service.id}:${taken.debt.key}`,
  });

/** Each time, because the staff may suspend a service again. */
export const queueHeld = (deps: MailDeps, tx: Transaction, owned: OwnedService, reason: string): Promise<void> =>
  queueOrderMail(deps, tx, owned.order, serviceHeldMail(toEndingMail(deps, owned), reason), {
    key: freshKey(`service-held:${owned.service.id}`),
  });

export const queueReleased = (
  deps: MailDeps,
  tx: Transaction,
  owned: OwnedService,
  said: { readonly reason: string; readonly runs: boolean },
): Promise<void> =>
  queueOrderMail(deps, tx, owned.order, serviceReleasedMail(toEndingMail(deps, owned), said), {
    key: freshKey(`service-released:${owned.service.id}`),
  });
