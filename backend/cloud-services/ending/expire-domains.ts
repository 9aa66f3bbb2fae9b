import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { findPendingChanges } from '#backend/cloud-services/changes/lock-changeable-services.ts';
import { selectOwnedServices } from '#backend/cloud-services/read-services.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { expiredDomainMail } from '#backend/mails/expired-domain-mails.vi.ts';
import { type MailDeps, queueOrderMail } from '#backend/orders/order-mails.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { Job } from '#backend/platform/job.ts';
import { domainExpiryStep } from '#core/domain-control/expiry.ts';
import { awaitsDecision } from '#core/ending-rules/refund-offer.ts';
import { daysUntil } from '#core/pricing/proration.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { runningStatuses } from '#core/shared/service-status.ts';
import { toEndingMail } from './ending-mails.ts';
import { domainExpirySteps } from './expiry-schema.ts';
import { findOpenRequest, graceDatesOfRow } from './read-ending.ts';
import { stopService } from './stop-service.ts';

type ExpiryDeps = Pick<BackendDeps, 'db' | 'log'> & MailDeps;

const isUnrenewed = (now: number) =>
  and(
    eq(cloudServices.type, DOMAIN_LINE),
    inArray(cloudServices.status, [...runningStatuses]),
    eq(cloudServices.endsWithTerm, false),
    isNull(cloudServices.transfer),
    lt(cloudServices.endDate, now),
  );

/** Nobody loses a domain whose payment or refund is under way. */
const hasToWait = async (tx: Transaction, id: string): Promise<boolean> =>
  awaitsDecision(await findOpenRequest(tx, id)) || (await findPendingChanges(tx, [id])).has(id);

/** Under the service's lock: whoever renews it at the same moment comes first, or finds it ended. */
const expireDomain = (deps: ExpiryDeps, id: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const [owned] = await selectOwnedServices(tx)
      .where(and(eq(cloudServices.id, id), isUnrenewed(now)))
      .for('update', { of: cloudServices });
    if (!owned) return;
    const { service, order } = owned;
    const step = domainExpiryStep(service.name, daysUntil(service.endDate, now));
    if (step === null) return;
    if (step === 'end' && (await hasToWait(tx, id))) return;
    const taken = await tx
      .insert(domainExpirySteps)
      .values({ serviceId: id, endDate: service.endDate, step, takenAt: now })
      .onConflictDoNothing()
      .returning();
    if (taken.length === 0) return;
    if (step === 'end') await stopService(deps, tx, id, { kind: 'end-unpaid', actor: 'sweep', at: now });
    const renewableUntil = formatDate(graceDatesOfRow(service).renewableUntil);
    const mail = expiredDomainMail({ ...toEndingMail(deps, owned), name: service.name, renewableUntil }, step);
    await queueOrderMail(deps, tx, order, mail, { key: `domain-${step}:${id}:${service.endDate}` });
  });

/** Tells owners of each step once, and ends the domains that no registry gives back. A failure does not stop the others. */
const expireDomains = async (deps: ExpiryDeps): Promise<void> => {
  const found = await deps.db
    .select({ id: cloudServices.id })
    .from(cloudServices)
    .where(isUnrenewed(deps.clock.now()))
    .orderBy(asc(cloudServices.id));
  for (const { id } of found)
    await expireDomain(deps, id).catch((error: unknown) =>
      deps.log.error({ err: error, id }, 'expiring a domain failed'),
    );
};

/** Every ten minutes. */
export const domainExpiryJob: Job<ExpiryDeps> = { name: 'expiring domains', period: 10 * 60_000, run: expireDomains };
