import { eq } from 'drizzle-orm';
import { lockChangeableServices } from '#backend/cloud-services/changes/lock-changeable-services.ts';
import { logDone, requireOwner } from '#backend/cloud-services/control/own-service.ts';
import { loadOwnService, type OwnedService } from '#backend/cloud-services/read-services.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import type { MailDeps } from '#backend/orders/order-mails.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { awaitsDecision } from '#core/ending-rules/refund-offer.ts';
import { isRunning } from '#core/shared/service-status.ts';
import { queueCancelled } from './ending-mails.ts';
import { findOpenRequest, loadEnding, type ServiceEnding } from './read-ending.ts';

type Deps = Pick<BackendDeps, 'db'> & MailDeps;

export const impossible = (): ServiceFailure =>
  new ServiceFailure('SERVICE_ACTION_IMPOSSIBLE', 'Not in the state of the service');

/** Throws NOT_FOUND also for another customer's service, FORBIDDEN for staff, UNAUTHENTICATED for guests. */
export const loadOwnEnding = async (
  deps: Pick<BackendDeps, 'db' | 'clock' | 'environment'>,
  visitor: SessionVisitor,
  id: string,
): Promise<ServiceEnding> => {
  requireOwner(visitor);
  return loadEnding(deps, await loadOwnService(deps.db, visitor, id));
};

/** Locks a running service that no open order changes. Throws NOT_FOUND, SERVICE_BUSY, SERVICE_ACTION_IMPOSSIBLE. */
export const lockRunning = async (tx: Transaction, visitor: SessionVisitor, id: string): Promise<OwnedService> => {
  const [service] = await lockChangeableServices(tx, visitor, [id]);
  const { order } = await loadOwnService(tx, visitor, id);
  if (!service || !isRunning(service)) throw impossible();
  return { service, order };
};

/** Writes the deed to the log of the service. */
export const logEnding =
  (tx: Transaction, { service }: OwnedService, actor: string, kind: 'cancel-at-end' | 'keep' | 'ask-refund') =>
  (at: number) =>
    logDone(tx, { serviceId: service.id, kind, detail: '', actor, at });

const createWish =
  (operation: 'cancelService' | 'keepService', endsWithTerm: boolean) =>
  async (deps: Deps, visitor: SessionVisitor, id: string, idempotencyKey: string | null): Promise<void> => {
    const actor = requireOwner(visitor);
    await deps.db.transaction((tx) =>
      runOnce(tx, visitor.sessionId, idempotencyKey, inputHash([operation, id]), async () => {
        const owned = await lockRunning(tx, visitor, id);
        const request = await findOpenRequest(tx, id);
        if (!endsWithTerm && awaitsDecision(request)) throw impossible();
        if (owned.service.endsWithTerm === endsWithTerm) return true;
        const now = deps.clock.now();
        await tx.update(cloudServices).set({ endsWithTerm, updatedAt: now }).where(eq(cloudServices.id, id));
        await logEnding(tx, owned, actor, endsWithTerm ? 'cancel-at-end' : 'keep')(now);
        if (endsWithTerm) await queueCancelled(deps, tx, owned);
        return true;
      }),
    );
  };

/** Throws NOT_FOUND, SERVICE_BUSY, SERVICE_ACTION_IMPOSSIBLE, INTENT_REUSED; as `keepService`. [SVC-01] */
export const cancelService = createWish('cancelService', true);
export const keepService = createWish('keepService', false);
