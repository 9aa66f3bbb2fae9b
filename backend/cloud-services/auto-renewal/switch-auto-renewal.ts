import { and, asc, eq } from 'drizzle-orm';
import { lockOwnService, logDone, refuse, requireOwner } from '#backend/cloud-services/control/own-service.ts';
import { isOwnOrder, loadOwnService } from '#backend/cloud-services/read-services.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { orders } from '#backend/order-store/schema.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { isRunning } from '#core/shared/service-status.ts';
import { autoRenewals } from './auto-renewal-schema.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock'>;

/** Ids of the customer's services that renew themselves. Throws UNAUTHENTICATED for guests, FORBIDDEN for staff. */
export const listAutoRenewals = async ({ db }: Deps, visitor: SessionVisitor): Promise<readonly string[]> => {
  requireOwner(visitor);
  const found = await db
    .select({ id: autoRenewals.serviceId })
    .from(autoRenewals)
    .innerJoin(cloudServices, eq(cloudServices.id, autoRenewals.serviceId))
    .innerJoin(orders, eq(orders.id, cloudServices.orderId))
    .where(and(isOwnOrder(visitor), eq(orders.ownerLoggedIn, true)))
    .orderBy(asc(autoRenewals.serviceId));
  return found.map(({ id }) => id);
};

/**
 * Switches the renewal of a service from its owner's balance on or off, once per idempotency key, with an entry in its
 * log. Throws NOT_FOUND, UNAUTHENTICATED, FORBIDDEN, INTENT_REUSED, and SERVICE_ACTION_IMPOSSIBLE when it is to be
 * switched on for a service that does not go on, or that was bought without an account.
 */
export const switchAutoRenewal = async (
  { db, clock }: Deps,
  visitor: SessionVisitor,
  asked: { readonly serviceId: string; readonly isOn: boolean },
  idempotencyKey: string | null,
): Promise<void> => {
  const actor = requireOwner(visitor);
  await db.transaction((tx) =>
    runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['switchAutoRenewal', asked]), async () => {
      const { serviceId, isOn } = asked;
      const service = await lockOwnService(tx, visitor, serviceId);
      const { order } = await loadOwnService(tx, visitor, serviceId);
      const canRenew = order.ownerLoggedIn && isRunning(service) && !service.endsWithTerm;
      if (isOn && !canRenew) throw refuse('service-action-impossible');
      const at = clock.now();
      const changed = isOn
        ? await tx.insert(autoRenewals).values({ serviceId, switchedOnAt: at }).onConflictDoNothing().returning()
        : await tx.delete(autoRenewals).where(eq(autoRenewals.serviceId, serviceId)).returning();
      const kind = isOn ? 'auto-renewal-on' : 'auto-renewal-off';
      if (changed.length > 0) await logDone(tx, { serviceId, kind, detail: '', actor, at });
      return true;
    }),
  );
};
