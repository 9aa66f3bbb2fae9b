import { and, desc, eq, inArray } from 'drizzle-orm';
import { kindOfService } from '#backend/cloud-services/kind-of-service.ts';
import type { CloudServiceRow } from '#backend/cloud-services/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import type { Provisioner, TaskKind } from '#backend/provisioning/provisioner.ts';
import { type SwitchKind, switchKinds } from '#contracts/desk/operations/machine-record.ts';
import { serviceRules } from '#core/shared/goods/service-kind.ts';
import { provisioningTasks } from './task-schema.ts';

/** Each with what is not to be done any more once it is asked for. */
const takesBack = {
  suspend: ['resume'],
  resume: ['suspend'],
  end: ['suspend', 'resume'],
} as const satisfies Record<SwitchKind, readonly SwitchKind[]>;

const isSwitch = (kind: TaskKind): kind is SwitchKind => switchKinds.some((each) => each === kind);

const isUndoneSwitch = (serviceId: string, kinds: readonly SwitchKind[]) =>
  and(
    eq(provisioningTasks.serviceId, serviceId),
    eq(provisioningTasks.state, 'staff'),
    inArray(provisioningTasks.kind, [...kinds]),
  );

/** Whether a service runs somewhere, where people can stop it: a name stays at its registry, and an invented one nowhere. */
export const runsSomewhere = (provisioner: Provisioner, service: Pick<CloudServiceRow, 'type' | 'kind'>): boolean =>
  provisioner.hasOwnAddresses && !serviceRules[kindOfService(service)].isDomain;

/**
 * Whether a member has to stop, start again or remove a service where it runs, at `now` in ms since 1970 UTC. What
 * nobody has done yet and is taken back is over: a service that was never stopped needs no start. What was not
 * handed over runs nowhere yet.
 */
export const isSwitchedByHand = async (
  tx: Transaction,
  provisioner: Provisioner,
  service: CloudServiceRow,
  { kind, now }: { readonly kind: TaskKind; readonly now: number },
): Promise<boolean> => {
  if (!isSwitch(kind) || service.deliveredAt === null || !runsSomewhere(provisioner, service)) return false;
  const takenBack = await tx
    .update(provisioningTasks)
    .set({ state: 'by-hand', decidedAt: now })
    .where(isUndoneSwitch(service.id, takesBack[kind]))
    .returning({ id: provisioningTasks.id });
  return kind === 'end' || takenBack.length === 0;
};

/** What waits for a member; null when nothing does. */
export const findSwitch = async (db: Database | Transaction, serviceId: string) => {
  const [found] = await db
    .select()
    .from(provisioningTasks)
    .where(isUndoneSwitch(serviceId, switchKinds))
    .orderBy(desc(provisioningTasks.askedAt), desc(provisioningTasks.id))
    .limit(1);
  return found && isSwitch(found.kind) ? { key: found.key, kind: found.kind, at: found.askedAt } : null;
};

/** Of the row's service, for a list of those that wait. */
export const isWaitingSwitch = () =>
  and(eq(provisioningTasks.state, 'staff'), inArray(provisioningTasks.kind, [...switchKinds]));

/** A member did it. Throws NOT_FOUND when none waits, or another is waiting by now. */
export const finishSwitch = async (
  tx: Transaction,
  { serviceId, key, now }: { readonly serviceId: string; readonly key: string; readonly now: number },
): Promise<StaffChange> => {
  const [done] = await tx
    .update(provisioningTasks)
    .set({ state: 'by-hand', decidedAt: now })
    .where(and(isUndoneSwitch(serviceId, switchKinds), eq(provisioningTasks.key, key)))
    .returning();
  if (!done) throw notFound('task');
  return { before: { [done.kind]: 'staff' }, after: { [done.kind]: 'by-hand' } };
};
