import { and, eq, isNull } from 'drizzle-orm';
import { lockChangeableServices } from '#backend/cloud-services/changes/lock-changeable-services.ts';
import { logDone, requireOwner } from '#backend/cloud-services/control/own-service.ts';
import { loadOwnService, type OwnedService } from '#backend/cloud-services/read-services.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { sealAccount } from '#backend/cloud-services/set-up/sealed-account.ts';
import { instalmentDues } from '#backend/orders/instalment-schema.ts';
import type { MailDeps } from '#backend/orders/order-mails.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { type BankAccount, parseBankAccount } from '#core/ending-rules/bank-account.ts';
import { awaitsDecision } from '#core/ending-rules/refund-offer.ts';
import { isRunning } from '#core/shared/service-status.ts';
import { queueCancelled, queueRefund } from './ending-mails.ts';
import { refundRequests } from './ending-schema.ts';
import { findOpenRequest, findRefund, loadEnding, type ServiceEnding } from './read-ending.ts';
import { findPendingInstalmentOrders } from './read-instalments.ts';

type Deps = Pick<BackendDeps, 'db'> & MailDeps;

const impossible = (): ServiceFailure =>
  new ServiceFailure('SERVICE_ACTION_IMPOSSIBLE', 'Not in the state of the service');

/** Throws NOT_FOUND also for another customer's service, FORBIDDEN for staff, UNAUTHENTICATED for guests. */
export const loadOwnEnding = async (
  { db, clock }: Pick<BackendDeps, 'db' | 'clock'>,
  visitor: SessionVisitor,
  id: string,
): Promise<ServiceEnding> => {
  requireOwner(visitor);
  return loadEnding(db, await loadOwnService(db, visitor, id), clock.now());
};

/** Locks a running service that no open order changes. Throws NOT_FOUND, SERVICE_BUSY, SERVICE_ACTION_IMPOSSIBLE. */
const lockRunning = async (tx: Transaction, visitor: SessionVisitor, id: string): Promise<OwnedService> => {
  const [service] = await lockChangeableServices(tx, visitor, [id]);
  const { order } = await loadOwnService(tx, visitor, id);
  if (!service || !isRunning(service)) throw impossible();
  return { service, order };
};

const log =
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
        await log(tx, owned, actor, endsWithTerm ? 'cancel-at-end' : 'keep')(now);
        if (endsWithTerm) await queueCancelled(deps, tx, owned);
        return true;
      }),
    );
  };

/** Throws NOT_FOUND, SERVICE_BUSY, SERVICE_ACTION_IMPOSSIBLE, INTENT_REUSED; as `keepService`. [SVC-01] */
export const cancelService = createWish('cancelService', true);
export const keepService = createWish('keepService', false);

/** Throws INSTALMENT_BUSY when an open order pays an instalment of the service's line. */
const refuseBusyInstalments = async (tx: Transaction, lineId: string): Promise<void> => {
  const unpaid = await tx
    .select({ id: instalmentDues.id })
    .from(instalmentDues)
    .where(and(eq(instalmentDues.lineId, lineId), isNull(instalmentDues.paidAt)))
    .orderBy(instalmentDues.id)
    .for('update');
  const ids = unpaid.map(({ id }) => id);
  const [orderId] = (await findPendingInstalmentOrders(tx, ids)).values();
  if (orderId !== undefined)
    throw new ServiceFailure('INSTALMENT_BUSY', 'An order pays an instalment of the service', { orderId });
};

type AskedRefund = BankAccount & {
  readonly serviceId: string;
  /** Expected refund, đồng with VAT. */
  readonly seen: number;
};

const parseAccount = (given: BankAccount): BankAccount => {
  const account = parseBankAccount(given);
  if (!account.ok)
    throw new ServiceFailure('BAD_USER_INPUT', 'A bank account is needed', {
      field: Object.keys(account.failure)[0] ?? '',
    });
  return account.value;
};

/**
 * Asks the staff for a refund, once per service and idempotency key; a service with an open request keeps it. Throws
 * NOT_FOUND, SERVICE_BUSY, INSTALMENT_BUSY, SERVICE_ACTION_IMPOSSIBLE, REFUND_IMPOSSIBLE {because}, REFUND_CHANGED
 * {old, new}, BAD_USER_INPUT, INTENT_REUSED. [SVC-01]
 */
export const askRefund = async (
  deps: Deps,
  visitor: SessionVisitor,
  { serviceId, seen, ...given }: AskedRefund,
  idempotencyKey: string | null,
): Promise<void> => {
  const actor = requireOwner(visitor);
  const account = parseAccount(given);
  await deps.db.transaction((tx) =>
    runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['askRefund', serviceId, account, seen]), async () => {
      await loadOwnService(tx, visitor, serviceId);
      await tx.select().from(cloudServices).where(eq(cloudServices.id, serviceId)).for('update');
      if (await findOpenRequest(tx, serviceId)) return true;
      const owned = await lockRunning(tx, visitor, serviceId);
      await refuseBusyInstalments(tx, owned.service.lineId);
      const now = deps.clock.now();
      const offer = await findRefund(tx, owned, now);
      if (offer.kind === 'refused')
        throw new ServiceFailure('REFUND_IMPOSSIBLE', 'The policy gives nothing back', { because: offer.because });
      const { gross } = offer.amounts;
      if (gross !== seen)
        throw new ServiceFailure('REFUND_CHANGED', 'The refund is another one by now', { old: seen, new: gross });
      const id = newId();
      const [request] = await tx
        .insert(refundRequests)
        .values({
          id,
          serviceId,
          ...offer.amounts,
          account: sealAccount(deps.secrets, id, account),
          actor,
          askedAt: now,
        })
        .returning();
      if (!request) throw new Error('the request was not written');
      await tx.update(cloudServices).set({ endsWithTerm: true, updatedAt: now }).where(eq(cloudServices.id, serviceId));
      await log(tx, owned, actor, 'ask-refund')(now);
      await queueRefund(deps, tx, owned, request);
      return true;
    }),
  );
};
