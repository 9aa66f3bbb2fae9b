import { and, eq } from 'drizzle-orm';
import { logDone } from '#backend/cloud-services/control/own-service.ts';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import { type AskDeps, askProvisioner } from '#backend/cloud-services/tasks/ask-provisioner.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/new-id.ts';
import { isOverdue } from '#core/ending-rules/grace-steps.ts';
import type { Suspension } from '#core/ending-rules/suspension.ts';
import { isSuspended } from '#core/shared/service-status.ts';
import { loadDebts } from './find-debts.ts';
import { serviceGraceSteps } from './grace-schema.ts';

/** What a service is suspended for at `now`; paying does not help while the staff hold it, so they come first. */
const findCause = async (
  db: Database | Transaction,
  service: CloudServiceRow,
  now: number,
): Promise<Suspension | null> => {
  if (service.holdReason !== null) return { cause: 'staff', reason: service.holdReason };
  const debts = await loadDebts(db, service, now);
  const unpaid = debts.find((debt) => debt.taken.suspend !== undefined && isOverdue(debt, now));
  return unpaid ? { cause: unpaid.cause, reason: '' } : null;
};

/** Why a suspended service does not run; null for any other. */
export const loadSuspension = async (
  db: Database | Transaction,
  service: CloudServiceRow,
  now: number,
): Promise<Suspension | null> =>
  isSuspended(service) ? ((await findCause(db, service, now)) ?? { cause: 'staff', reason: '' }) : null;

const setRunning = async (
  deps: AskDeps,
  tx: Transaction,
  serviceId: string,
  { kind, at }: { readonly kind: 'suspend' | 'resume'; readonly at: number },
): Promise<void> => {
  const status = kind === 'suspend' ? 'SUSPEND' : 'COMPLETED';
  const written = tx.update(cloudServices).set({ status, updatedAt: at }).where(eq(cloudServices.id, serviceId));
  const [service] = await written.returning();
  if (!service) throw new Error(`service ${serviceId} is not there`);
  await askProvisioner(deps, tx, service, { kind, subject: `${kind}:${newId()}` });
};

/** The caller holds the service's lock. */
export const suspendService = async (
  deps: AskDeps,
  tx: Transaction,
  serviceId: string,
  { detail, actor, at }: { readonly detail: string; readonly actor: string; readonly at: number },
): Promise<void> => {
  await setRunning(deps, tx, serviceId, { kind: 'suspend', at });
  await logDone(tx, { serviceId, kind: 'suspend', detail, actor, at });
};

const wasSuspendedForDebt = async (tx: Transaction, serviceId: string): Promise<boolean> => {
  const { serviceId: of, step } = serviceGraceSteps;
  return (await tx.$count(serviceGraceSteps, and(eq(of, serviceId), eq(step, 'suspend')))) > 0;
};

/**
 * Runs a service again once nothing is left to suspend it for; returns whether it did. The caller holds its lock.
 * `isHeld`: it was suspended by the staff, who give it back.
 */
export const resumeService = async (
  deps: AskDeps,
  tx: Transaction,
  serviceId: string,
  { detail, actor, at }: { readonly detail: string; readonly actor: string; readonly at: number },
  isHeld = false,
): Promise<boolean> => {
  const [service] = await tx.select().from(cloudServices).where(eq(cloudServices.id, serviceId));
  if (!service || !isSuspended(service) || (await findCause(tx, service, at)) !== null) return false;
  if (!isHeld && !(await wasSuspendedForDebt(tx, serviceId))) return false;
  await setRunning(deps, tx, serviceId, { kind: 'resume', at });
  await logDone(tx, { serviceId, kind: 'resume', detail, actor, at });
  return true;
};
