import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { selectOwnedServices } from '#backend/cloud-services/read-services.ts';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import type { MailDeps } from '#backend/orders/order-mails.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { Job } from '#backend/platform/job.ts';
import { awaitsDecision } from '#core/ending-rules/refund-offer.ts';
import { daysUntil } from '#core/pricing/proration.ts';
import { isRunning, runningStatuses } from '#core/shared/service-status.ts';
import { queueTermEnded } from './ending-mails.ts';
import { findOpenRequest } from './read-ending.ts';
import { stopService } from './stop-service.ts';

type EndDeps = Pick<BackendDeps, 'db' | 'log'> & MailDeps;

/** Services per run; the next run continues. */
const MAX_PER_RUN = 500;

/** After the last day of its term in Vietnam. */
const isOver = (service: CloudServiceRow, now: number): boolean =>
  service.endsWithTerm && isRunning(service) && daysUntil(service.endDate, now) < 0;

/** Under the service's lock: whoever keeps it at the same moment comes first, or finds it ended. */
const endService = (deps: EndDeps, id: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const [found] = await selectOwnedServices(tx).where(eq(cloudServices.id, id)).for('update', { of: cloudServices });
    if (!found || !isOver(found.service, now)) return;
    // Staff confirm or refuse a refund first.
    if (awaitsDecision(await findOpenRequest(tx, id))) return;
    await stopService(deps, tx, id, { kind: 'end-of-term', actor: found.order.ownerPartyId ?? 'sweep', at: now });
    await queueTermEnded(deps, tx, found);
  });

/** Ends the services whose owners wanted no other term, each once, with its mail. */
const endTerms = async (deps: EndDeps): Promise<void> => {
  const found = await deps.db
    .select({ id: cloudServices.id })
    .from(cloudServices)
    .where(
      and(
        eq(cloudServices.endsWithTerm, true),
        inArray(cloudServices.status, [...runningStatuses]),
        lt(cloudServices.endDate, deps.clock.now()),
      ),
    )
    .orderBy(asc(cloudServices.endDate))
    .limit(MAX_PER_RUN);
  for (const { id } of found) await endService(deps, id);
};

/** Every ten minutes. */
export const termJob: Job<EndDeps> = { name: 'ending cancelled services', period: 10 * 60_000, run: endTerms };
