import { and, eq, isNull } from 'drizzle-orm';
import { findPendingChanges } from '#backend/cloud-services/changes/lock-changeable-services.ts';
import { requireOwner } from '#backend/cloud-services/control/own-service.ts';
import { loadOwnService, type OwnedService, selectOwnedServices } from '#backend/cloud-services/read-services.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { sealAccount } from '#backend/cloud-services/set-up/sealed-account.ts';
import { instalmentDues } from '#backend/orders/instalment-schema.ts';
import type { MailDeps } from '#backend/orders/order-mails.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { type BankAccount, parseBankAccount } from '#core/ending-rules/bank-account.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { partOfPaid } from '#core/pricing/refund.ts';
import type { RefundRefusal } from '#core/pricing/refund-refusal.ts';
import { dong } from '#core/shared/dong.ts';
import { isRunning } from '#core/shared/service-status.ts';
import { impossible, lockRunning, logEnding } from './end-service.ts';
import { queueRefund } from './ending-mails.ts';
import { refundRequests } from './ending-schema.ts';
import { findOpenRequest, findRefund, hasUndecidedPart } from './read-ending.ts';
import { findPendingInstalmentOrders } from './read-instalments.ts';
import { loadRefundBase } from './refund-base.ts';

type Deps = Pick<BackendDeps, 'db'> & MailDeps;

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
 * `seen`: what the policy gives back, as the asker saw it; `chosen`: what staff give back instead, also while the service
 * runs on; đồng with VAT.
 */
type Wanted =
  | { readonly seen: number }
  | { readonly chosen: number; readonly keepsService: boolean; readonly reason: string };

type Asked = Wanted & {
  readonly account: BankAccount;
  readonly actor: string;
};

/** Throws REFUND_IMPOSSIBLE {because}, REFUND_CHANGED {old, new}; `new` is the most where staff chose more. */
const wantedAmounts = async (
  deps: MailDeps,
  tx: Transaction,
  owned: OwnedService,
  wanted: Wanted,
): Promise<Amounts> => {
  if ('chosen' in wanted) {
    const base = await loadRefundBase(tx, owned);
    if (base === null) throw nothingBack('shared-instalments');
    const { gross } = base.paid;
    if (gross === 0) throw nothingBack('nothing-left');
    if (wanted.chosen > gross) throw changed(wanted.chosen, gross);
    return partOfPaid(base.paid, dong(wanted.chosen));
  }
  const offer = await findRefund(deps, tx, owned, deps.clock.now());
  if (offer.kind === 'refused') throw nothingBack(offer.because);
  if (offer.amounts.gross !== wanted.seen) throw changed(wanted.seen, offer.amounts.gross);
  return offer.amounts;
};

const nothingBack = (because: RefundRefusal): ServiceFailure =>
  new ServiceFailure('REFUND_IMPOSSIBLE', 'The policy gives nothing back', { because });

const changed = (old: number, now: number): ServiceFailure =>
  new ServiceFailure('REFUND_CHANGED', 'The refund is another one by now', { old, new: now });

/**
 * Writes the request for a service that the caller has locked, runs and has none. Throws INSTALMENT_BUSY,
 * REFUND_IMPOSSIBLE {because}, REFUND_CHANGED {old, new}.
 */
const requestRefund = async (
  deps: MailDeps,
  tx: Transaction,
  owned: OwnedService,
  { account, actor, ...wanted }: Asked,
): Promise<void> => {
  const serviceId = owned.service.id;
  await refuseBusyInstalments(tx, owned.service.lineId);
  const now = deps.clock.now();
  const amounts = await wantedAmounts(deps, tx, owned, wanted);
  const id = newId();
  const { keepsService, reason } = 'chosen' in wanted ? wanted : { keepsService: false, reason: '' };
  const [request] = await tx
    .insert(refundRequests)
    .values({
      id,
      serviceId,
      ...amounts,
      keepsService,
      account: sealAccount(deps.secrets, id, account),
      actor,
      askedReason: reason,
      askedAt: now,
    })
    .returning();
  if (!request) throw new Error('the request was not written');
  if (keepsService) return;
  await tx.update(cloudServices).set({ endsWithTerm: true, updatedAt: now }).where(eq(cloudServices.id, serviceId));
  await logEnding(tx, owned, actor, 'ask-refund')(now);
  await queueRefund(deps, tx, owned, request);
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
      await requestRefund(deps, tx, await lockRunning(tx, visitor, serviceId), { account, seen, actor });
      return true;
    }),
  );
};

/**
 * As `askRefund`, by a member on the customer's behalf: `actor` names them. Staff may choose any part of what was paid,
 * also where the policy gives nothing. A service that runs on can be given money
 * back again. Throws STATUS_NOT_ALLOWED for a service with an open request, else the same.
 */
export const askRefundByStaff = async (
  deps: MailDeps,
  tx: Transaction,
  { serviceId, ...asked }: Asked & { readonly serviceId: string },
): Promise<void> => {
  const isIt = eq(cloudServices.id, serviceId);
  const [owned] = await selectOwnedServices(tx).where(isIt).for('update', { of: cloudServices });
  if (!owned) throw notFound('service');
  if ((await findOpenRequest(tx, serviceId)) || (await hasUndecidedPart(tx, serviceId)))
    throw new ServiceFailure('STATUS_NOT_ALLOWED', 'The service has an open request');
  if (!isRunning(owned.service)) throw impossible();
  const orderId = (await findPendingChanges(tx, [serviceId])).get(serviceId);
  if (orderId !== undefined) throw new ServiceFailure('SERVICE_BUSY', 'An order changes the service', { orderId });
  await requestRefund(deps, tx, owned, asked);
};
