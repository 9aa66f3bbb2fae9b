import { and, asc, eq, lte } from 'drizzle-orm';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import { generatePassword, seal } from '#backend/cloud-services/set-up/sealed-password.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { Job } from '#backend/platform/job.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import { actionsOf } from '#core/control-rules/abilities.ts';
import { finishAction, isActionKind } from '#core/control-rules/power.ts';
import { type ServiceActionRow, serviceActions } from './action-schema.ts';

type FinishDeps = Pick<BackendDeps, 'db' | 'clock' | 'secrets' | 'environment'>;

/** Of a password that a member typed, in characters. */
const MIN_PASSWORD = 8;
const MAX_PASSWORD = 200;

/** Actions per run; the next run continues. */
const MAX_PER_RUN = 200;

/** Whether it leaves a new password, which its owner sees once. */
export const makesPassword = (kind: string): boolean => kind === 'reinstall' || kind === 'reset-password';

/** What an action leaves behind: a reinstallation erases, and its password is a new one. */
const effectOf = (
  { secrets }: Pick<FinishDeps, 'secrets'>,
  { kind, detail }: ServiceActionRow,
  service: CloudServiceRow,
  password: string | null,
): Partial<CloudServiceRow> => {
  const power = finishAction({ settled: service.power, running: isActionKind(kind) ? kind : null }).settled;
  return {
    power,
    ...(kind === 'reinstall' ? { system: detail } : {}),
    ...(password === null ? {} : { password: null, newPassword: seal(secrets, service.id, password) }),
  };
};

/** `password`: the new one, where the action makes one. A service that has ended or was suspended meanwhile stays. */
const finish = async (
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

/**
 * A member says that they have done what the owner asked for, with the new password where there is one, or that it
 * cannot be done. Throws NOT_FOUND when nothing runs, BAD_USER_INPUT {field} without the password.
 */
export const finishByStaff = async (
  { clock, secrets }: Pick<FinishDeps, 'clock' | 'secrets'>,
  tx: Transaction,
  asked: { readonly serviceId: string; readonly isDone: boolean; readonly password: string },
): Promise<StaffChange> => {
  const [running] = await tx
    .select()
    .from(serviceActions)
    .where(and(eq(serviceActions.serviceId, asked.serviceId), eq(serviceActions.outcome, 'running')))
    .for('update');
  if (!running) throw notFound('running action');
  const now = clock.now();
  const { isDone, password } = asked;
  if (isDone && makesPassword(running.kind) && (password.length < MIN_PASSWORD || password.length > MAX_PASSWORD))
    throw new ServiceFailure('BAD_USER_INPUT', 'A new password is needed', { field: 'password' });
  if (isDone) await finish(tx, { secrets }, running, { now, password: makesPassword(running.kind) ? password : null });
  else
    await tx
      .update(serviceActions)
      .set({ outcome: 'failed', finishedAt: now })
      .where(eq(serviceActions.id, running.id));
  return { before: { [running.kind]: 'running' }, after: { [running.kind]: isDone ? 'done' : 'failed' } };
};

/** Ends one action; returns whether there was one. The row stays locked, so that other workers skip it. */
const finishNext = (deps: FinishDeps): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const [next] = await tx
      .select()
      .from(serviceActions)
      .where(and(eq(serviceActions.outcome, 'running'), lte(serviceActions.readyAt, now)))
      .orderBy(asc(serviceActions.readyAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (next) await finish(tx, deps, next, { now, password: makesPassword(next.kind) ? generatePassword() : null });
    return next !== undefined;
  });

/**
 * Ends the actions that are due, as the sandbox does; elsewhere a member ends each. Any number of workers may run in
 * parallel.
 */
export const finishActions = async (deps: FinishDeps): Promise<void> => {
  if (!deps.environment.sandboxSetUp) return;
  for (let done = 0; done < MAX_PER_RUN && (await finishNext(deps)); done += 1);
};

/** Every half second, so that a page that asks every two seconds shows a state within three. */
export const actionJob: Job<FinishDeps> = { name: 'service actions', period: 500, run: finishActions };
