import { and, eq, inArray } from 'drizzle-orm';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import { seal } from '#backend/cloud-services/set-up/sealed-password.ts';
import { openTaskStates, provisioningTasks } from '#backend/cloud-services/tasks/task-schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import { tasks } from '#backend/provisioning/provisioner.ts';
import { actionsOf } from '#core/control-rules/abilities.ts';
import type { LoggedKind } from '#core/control-rules/logged-kind.ts';
import { isActionKind, finishAction as settle } from '#core/control-rules/power.ts';
import { type ServiceActionRow, serviceActions } from './action-schema.ts';

type FinishDeps = Pick<BackendDeps, 'clock' | 'secrets'>;

/** Of a password that a member typed, in characters. */
const MIN_PASSWORD = 8;
const MAX_PASSWORD = 200;

/** Whether it leaves a new password, which its owner sees once. */
export const makesPassword = (kind: LoggedKind): boolean => isActionKind(kind) && tasks[kind].makesPassword;

/** What an action leaves behind: a reinstallation erases, and its password is a new one. */
const effectOf = (
  { secrets }: Pick<FinishDeps, 'secrets'>,
  { kind, detail }: ServiceActionRow,
  service: CloudServiceRow,
  password: string | null,
): Partial<CloudServiceRow> => {
  const power = settle({ settled: service.power, running: isActionKind(kind) ? kind : null }).settled;
  return {
    power,
    ...(kind === 'reinstall' ? { system: detail } : {}),
    ...(password === null ? {} : { password: null, newPassword: seal(secrets, service.id, password) }),
  };
};

/** What was asked for is not done. */
export const failAction = (tx: Transaction, { id }: Pick<ServiceActionRow, 'id'>, now: number) =>
  tx.update(serviceActions).set({ outcome: 'failed', finishedAt: now }).where(eq(serviceActions.id, id));

/** `password`: the new one, where the action makes one. A service that has ended or was suspended meanwhile stays. */
export const finishAction = async (
  tx: Transaction,
  deps: Pick<FinishDeps, 'secrets'>,
  action: ServiceActionRow,
  { now, password }: { readonly now: number; readonly password: string | null },
): Promise<void> => {
  const { serviceId } = action;
  const [service] = await tx.select().from(cloudServices).where(eq(cloudServices.id, serviceId)).for('update');
  const isDone = service !== undefined && actionsOf(service).some((kind) => kind === action.kind);
  if (isDone)
    await tx
      .update(cloudServices)
      .set({ ...effectOf(deps, action, service, password), updatedAt: now })
      .where(eq(cloudServices.id, serviceId));
  await tx
    .update(serviceActions)
    .set({ outcome: isDone ? 'done' : 'failed', finishedAt: now })
    .where(eq(serviceActions.id, action.id));
};

/** Whether a provisioner does this action; otherwise a member does. */
export const isPerformed = async (db: Database | Transaction, actionId: string): Promise<boolean> => {
  const { actionId: of, state } = provisioningTasks;
  return (await db.$count(provisioningTasks, and(eq(of, actionId), inArray(state, [...openTaskStates])))) > 0;
};

/**
 * A member says that they have done what the owner asked for, with the new password where there is one, or that it
 * cannot be done. Throws NOT_FOUND when nothing runs, BAD_USER_INPUT {field} without the password.
 */
export const finishByStaff = async (
  { clock, secrets }: FinishDeps,
  tx: Transaction,
  asked: { readonly serviceId: string; readonly isDone: boolean; readonly password: string },
): Promise<StaffChange> => {
  const [running] = await tx
    .select()
    .from(serviceActions)
    .where(and(eq(serviceActions.serviceId, asked.serviceId), eq(serviceActions.outcome, 'running')))
    .for('update');
  if (!running || (await isPerformed(tx, running.id))) throw notFound('running action');
  const now = clock.now();
  const { isDone, password } = asked;
  if (isDone && makesPassword(running.kind) && (password.length < MIN_PASSWORD || password.length > MAX_PASSWORD))
    throw new ServiceFailure('BAD_USER_INPUT', 'A new password is needed', { field: 'password' });
  if (isDone)
    await finishAction(tx, { secrets }, running, { now, password: makesPassword(running.kind) ? password : null });
  else await failAction(tx, running, now);
  return { before: { [running.kind]: 'running' }, after: { [running.kind]: isDone ? 'done' : 'failed' } };
};
