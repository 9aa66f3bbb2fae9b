import { eq } from 'drizzle-orm';
import { logDone, requireOwner } from '#backend/cloud-services/control/own-service.ts';
import { serviceSeats } from '#backend/cloud-services/control/seat-schema.ts';
import { loadOwnService } from '#backend/cloud-services/read-services.ts';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import type { MailDeps } from '#backend/orders/order-mails.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { serviceKindOf } from '#contracts/seed/kinds-of-lines.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { isNextPlanPaid, refuseNextPlan } from '#core/service-rules/smaller-plans.ts';
import { type ProductId, productId } from '#core/shared/ids.ts';
import { findPendingChanges, lockChangeableServices } from './lock-changeable-services.ts';
import { queueDowngradeChosen } from './next-plan-mails.ts';
import { nextPlanOf } from './next-plan-of.ts';
import { listDowngrades } from './price-changes.ts';

type Deps = Pick<BackendDeps, 'db'> & MailDeps;

const listOffers = async (db: Database | Transaction, service: CloudServiceRow, now: number) => {
  const users = await db.$count(serviceSeats, eq(serviceSeats.serviceId, service.id));
  const found = await listDowngrades(db, service, users, { now, vatPercent: vatPercentOn(now) });
  return found.map(({ product: { id, title, specs }, amounts, refusal }) => ({
    plan: productId(id),
    title,
    specs,
    amounts,
    refusal,
  }));
};

const toNextPlan = (service: CloudServiceRow) => {
  const nextPlan = nextPlanOf(service);
  if (nextPlan === null) return null;
  const { productId: id, title, from } = nextPlan;
  return { plan: productId(id), title, from, isPaid: isNextPlanPaid({ nextPlan, endDate: service.endDate }) };
};

/** Throws NOT_FOUND also for another customer's service, FORBIDDEN for staff, UNAUTHENTICATED for guests. */
export const loadDowngrades = async ({ db, clock }: Deps, visitor: SessionVisitor, id: string) => {
  requireOwner(visitor);
  const { service } = await loadOwnService(db, visitor, id);
  return {
    service,
    next: toNextPlan(service),
    offers: await listOffers(db, service, clock.now()),
    pendingOrderId: (await findPendingChanges(db, [id])).get(id) ?? null,
  };
};

/** The offer of the plan; null for the current one. Throws SERVICE_ACTION_IMPOSSIBLE, PRODUCT_UNAVAILABLE. */
const requireOffer = async (tx: Transaction, service: CloudServiceRow, plan: ProductId | null, now: number) => {
  const offers = await listOffers(tx, service, now);
  const kind = serviceKindOf(service.type);
  const refusal = refuseNextPlan({ ...service, kind, nextPlan: nextPlanOf(service) }, offers, plan);
  if (refusal === 'service-action-impossible')
    throw new ServiceFailure('SERVICE_ACTION_IMPOSSIBLE', 'Not in the state of the service');
  if (refusal === 'product-unavailable')
    throw new ServiceFailure('PRODUCT_UNAVAILABLE', 'The service does not go on like this', { productId: plan ?? '' });
  return offers.find((offer) => offer.plan === plan) ?? null;
};

/**
 * Chooses the plan of the next term, once per idempotency key. An order that changes the service comes first: it was
 * priced for the plan that was chosen then. Throws NOT_FOUND, SERVICE_BUSY {orderId}, SERVICE_ACTION_IMPOSSIBLE,
 * PRODUCT_UNAVAILABLE, INTENT_REUSED. [SVC-01]
 */
export const chooseNextPlan = async (
  deps: Deps,
  visitor: SessionVisitor,
  { serviceId, plan }: { readonly serviceId: string; readonly plan: ProductId | null },
  idempotencyKey: string | null,
): Promise<void> => {
  const actor = requireOwner(visitor);
  await deps.db.transaction((tx) =>
    runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['chooseNextPlan', serviceId, plan]), async () => {
      await lockChangeableServices(tx, visitor, [serviceId]);
      const owned = await loadOwnService(tx, visitor, serviceId);
      const now = deps.clock.now();
      const offer = await requireOffer(tx, owned.service, plan, now);
      if (owned.service.nextProductId === plan) return true;
      const chosen = {
        nextProductId: plan,
        nextProductTitle: offer?.title ?? null,
        nextPlanFrom: offer ? owned.service.endDate : null,
      };
      await tx
        .update(cloudServices)
        .set({ ...chosen, updatedAt: now })
        .where(eq(cloudServices.id, serviceId));
      const [kind, detail] = offer ? (['choose-plan', offer.title] as const) : (['keep-plan', ''] as const);
      await logDone(tx, { serviceId, kind, detail, actor, at: now });
      if (offer) await queueDowngradeChosen(deps, tx, owned, { title: offer.title, renewal: offer.amounts.gross });
      return true;
    }),
  );
};
