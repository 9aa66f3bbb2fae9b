import { and, desc, eq, ne, not } from 'drizzle-orm';
import { kindOfService } from '#backend/cloud-services/kind-of-service.ts';
import type { OwnedService } from '#backend/cloud-services/read-services.ts';
import type { CloudServiceRow } from '#backend/cloud-services/schema.ts';
import { isResumedByStaff } from '#backend/cloud-services/tasks/ask-provisioner.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { BackendEnvironment } from '#backend/platform/environment.ts';
import { serviceKindOf } from '#contracts/seed/kinds-of-lines.ts';
import type { GraceDates } from '#core/ending-rules/grace.ts';
import { graceDatesOf } from '#core/ending-rules/grace.ts';
import { graceEndsOf } from '#core/ending-rules/grace-steps.ts';
import type { RefundOffer } from '#core/ending-rules/refund-offer.ts';
import { offerRefund, type RefundableService } from '#core/ending-rules/refunds.ts';
import type { Suspension } from '#core/ending-rules/suspension.ts';
import { type RefundRow, refundRequests } from './ending-schema.ts';
import { loadDebts } from './find-debts.ts';
import { loadRefundBase } from './refund-base.ts';
import { loadSuspension } from './suspension.ts';

const toRefundable = (service: CloudServiceRow): RefundableService => ({
  ...service,
  kind: kindOfService(service),
  documentState: service.papers,
});

export const graceDatesOfRow = ({ type, name, endDate }: CloudServiceRow): GraceDates =>
  graceDatesOf({ kind: serviceKindOf(type), name }, endDate);

type RefundPolicy = { readonly environment: Pick<BackendEnvironment, 'identity'> };

/** What ending the service at `now` gives back, by the days that the shop promises. */
export const findRefund = async (
  { environment }: RefundPolicy,
  db: Database | Transaction,
  owned: OwnedService,
  now: number,
): Promise<RefundOffer> =>
  offerRefund(
    toRefundable(owned.service),
    await loadRefundBase(db, owned),
    now,
    environment.identity.promises.refundDays,
  );

/** The request to end the service that was not refused. */
export const findOpenRequest = async (db: Database | Transaction, serviceId: string): Promise<RefundRow | null> => {
  const [found] = await db
    .select()
    .from(refundRequests)
    .where(
      and(
        eq(refundRequests.serviceId, serviceId),
        ne(refundRequests.state, 'refused'),
        not(refundRequests.keepsService),
      ),
    );
  return found ?? null;
};

/** Whether money that staff give back while the service runs on waits for a decision. */
export const hasUndecidedPart = async (db: Database | Transaction, serviceId: string): Promise<boolean> => {
  const isUndecided = and(eq(refundRequests.state, 'asked'), refundRequests.keepsService);
  return (await db.$count(refundRequests, and(eq(refundRequests.serviceId, serviceId), isUndecided))) > 0;
};

/** A step that came late moves the last day to pay, and the data stays as long after it. */
const loadGraceDates = async (db: Database, service: CloudServiceRow, now: number): Promise<GraceDates> => {
  const { renewableUntil, keptUntil } = graceDatesOfRow(service);
  const debt = (await loadDebts(db, service, now)).find(({ cause }) => cause === 'term');
  const later = debt ? graceEndsOf(debt, now).payableUntil - renewableUntil : 0;
  return { renewableUntil: renewableUntil + later, keptUntil: keptUntil + later };
};

export type ServiceEnding = {
  readonly service: CloudServiceRow;
  readonly refund: RefundOffer;
  readonly request: RefundRow | null;
  readonly grace: GraceDates;
  readonly suspension: Suspension | null;
  readonly isResumedByStaff: boolean;
};

export const loadEnding = async (
  deps: Pick<BackendDeps, 'db' | 'clock' | 'environment'>,
  owned: OwnedService,
): Promise<ServiceEnding> => {
  const { db, clock } = deps;
  const { service } = owned;
  const now = clock.now();
  const [request] = await db
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.serviceId, service.id), not(refundRequests.keepsService)))
    .orderBy(desc(refundRequests.askedAt), desc(refundRequests.id))
    .limit(1);
  return {
    service,
    refund: await findRefund(deps, db, owned, now),
    request: request ?? null,
    grace: await loadGraceDates(db, service, now),
    suspension: await loadSuspension(db, service, now),
    isResumedByStaff: isResumedByStaff(deps, service),
  };
};
