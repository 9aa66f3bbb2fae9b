import { and, asc, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import { findPendingChanges } from '#backend/cloud-services/changes/lock-changeable-services.ts';
import { type OwnedService, selectOwnedServices } from '#backend/cloud-services/read-services.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { orders } from '#backend/order-store/schema.ts';
import { instalmentDues } from '#backend/orders/instalment-schema.ts';
import type { MailDeps } from '#backend/orders/order-mails.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { Job } from '#backend/platform/job.ts';
import { type GraceStep, nextGraceStep } from '#core/ending-rules/grace-steps.ts';
import { awaitsDecision } from '#core/ending-rules/refund-offer.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { isRunning, isSuspended, runningStatuses } from '#core/shared/service-status.ts';
import { dropInstalments } from './drop-instalments.ts';
import { loadDebts, type ServiceDebt } from './find-debts.ts';
import { queueGraceStep } from './grace-mails.ts';
import { serviceGraceSteps } from './grace-schema.ts';
import { findOpenRequest } from './read-ending.ts';
import { findPendingInstalmentOrders } from './read-instalments.ts';
import { stopService } from './stop-service.ts';
import { suspendService } from './suspension.ts';

type GraceDeps = Pick<BackendDeps, 'db' | 'log'> & MailDeps;

/** In the log of services. */
const ACTOR = 'sweep';

/** An open order may still pay for the service; one that is paid will, as soon as a worker applies it. */
const findPendingPayment = async (
  tx: Transaction,
  { service }: OwnedService,
  debt: ServiceDebt,
): Promise<'none' | 'open' | 'paid'> => {
  const changing = (await findPendingChanges(tx, [service.id])).get(service.id);
  const paying =
    debt.cause === 'instalment' ? (await findPendingInstalmentOrders(tx, [debt.due.id])).get(debt.due.id) : null;
  const orderId = changing ?? paying;
  if (!orderId) return 'none';
  const [order] = await tx.select({ paidAt: orders.paidAt }).from(orders).where(eq(orders.id, orderId));
  return order?.paidAt === null ? 'open' : 'paid';
};

/** Nobody loses a service whose payment or refund is under way. */
const hasToWait = async (
  tx: Transaction,
  owned: OwnedService,
  debt: ServiceDebt,
  step: GraceStep,
): Promise<boolean> => {
  if (awaitsDecision(await findOpenRequest(tx, owned.service.id))) return true;
  const payment = await findPendingPayment(tx, owned, debt);
  return payment === 'paid' || (payment === 'open' && step === 'end');
};

type Due = { readonly debt: ServiceDebt; readonly step: GraceStep; readonly now: number };

const takeStep = async (
  deps: GraceDeps,
  tx: Transaction,
  owned: OwnedService,
  { debt, step, now }: Due,
): Promise<ServiceDebt> => {
  const { id } = owned.service;
  await tx.insert(serviceGraceSteps).values({ serviceId: id, debt: debt.key, step, takenAt: now });
  if (step === 'suspend' && !isSuspended(owned.service))
    await suspendService(deps, tx, id, { detail: '', actor: ACTOR, at: now });
  if (step === 'end') await stopService(deps, tx, id, { kind: 'end-unpaid', actor: ACTOR, at: now });
  const taken = { ...debt, taken: { ...debt.taken, [step]: now } };
  await queueGraceStep(deps, tx, owned, { debt: taken, step, now });
  return taken;
};

/** Returns whether the service ended. */
const actOnService = async (deps: GraceDeps, tx: Transaction, owned: OwnedService, now: number): Promise<boolean> => {
  for (const found of await loadDebts(tx, owned.service, now)) {
    let debt = found;
    for (let step = nextGraceStep(debt, now); step !== null; step = nextGraceStep(debt, now)) {
      if (await hasToWait(tx, owned, debt, step)) break;
      debt = await takeStep(deps, tx, owned, { debt, step, now });
      if (step === 'end') return true;
    }
  }
  return false;
};

/**
 * The services of a line owe its instalments together. Under their locks: whoever pays at the same moment comes first,
 * or finds what was done.
 */
const actOnLine = (deps: GraceDeps, line: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const all = await selectOwnedServices(tx)
      .where(eq(cloudServices.lineId, line))
      .orderBy(asc(cloudServices.id))
      .for('update', { of: cloudServices });
    const running = all.filter(({ service }) => isRunning(service));
    let ended = 0;
    for (const owned of running) if (await actOnService(deps, tx, owned, now)) ended += 1;
    if (ended > 0 && ended === running.length) await dropInstalments(tx, line);
  });

/** Lines whose running services have a term that is over or an instalment that was due. */
const findIndebtedLines = async ({ db, clock }: GraceDeps): Promise<ReadonlySet<string>> => {
  const { status, endDate, endsWithTerm, type, lineId } = cloudServices;
  const runs = inArray(status, [...runningStatuses]);
  const now = clock.now();
  const unrenewed = await db
    .selectDistinct({ lineId })
    .from(cloudServices)
    .where(and(runs, eq(endsWithTerm, false), ne(type, DOMAIN_LINE), lt(endDate, now)));
  const unpaid = await db
    .selectDistinct({ lineId })
    .from(cloudServices)
    .innerJoin(instalmentDues, eq(instalmentDues.lineId, lineId))
    .where(and(runs, isNull(instalmentDues.paidAt), lt(instalmentDues.dueAt, now)));
  return new Set([...unrenewed, ...unpaid].map((each) => each.lineId));
};

/**
 * Announces, suspends, warns and ends, each step once with its mail. A line that fails is tried again at the next run
 * and does not stop the others. [SVC-01, INS-01]
 */
export const actOnDebts = async (deps: GraceDeps): Promise<void> => {
  const logFailure = (line: string) => (error: unknown) =>
    deps.log.error({ err: error, line }, 'acting on an unpaid line failed');
  for (const line of await findIndebtedLines(deps)) await actOnLine(deps, line).catch(logFailure(line));
};

/** Every ten minutes. */
export const debtJob: Job<GraceDeps> = { name: 'acting on unpaid services', period: 10 * 60_000, run: actOnDebts };
