import { and, asc, eq, lte } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { Job } from '#backend/platform/job.ts';
import { actionsOf } from '#core/control-rules/abilities.ts';
import { finishAction, isActionKind } from '#core/control-rules/power.ts';
import { type ServiceActionRow, serviceActions } from './action-schema.ts';
import { type CloudServiceRow, cloudServices } from './schema.ts';
import { generatePassword, seal } from './sealed-password.ts';

type FinishDeps = Pick<BackendDeps, 'db' | 'clock' | 'secrets'>;

/** Actions per run; the next run continues. */
const MAX_PER_RUN = 200;

/** What an action leaves behind: a reinstallation erases, and its password is a new one. */
const effectOf = (
  { secrets }: FinishDeps,
  { kind, detail }: ServiceActionRow,
  service: CloudServiceRow,
): Partial<CloudServiceRow> => {
  const power = finishAction({ settled: service.power, running: isActionKind(kind) ? kind : null }).settled;
  const isNewPassword = kind === 'reinstall' || kind === 'reset-password';
  return {
    power,
    ...(kind === 'reinstall' ? { system: detail } : {}),
    ...(isNewPassword ? { password: null, newPassword: seal(secrets, service.id, generatePassword()) } : {}),
  };
};

const finish = async (tx: Transaction, deps: FinishDeps, action: ServiceActionRow, now: number): Promise<void> => {
  const { serviceId } = action;
  const [service] = await tx.select().from(cloudServices).where(eq(cloudServices.id, serviceId)).for('update');
  // A service that ended or was suspended meanwhile is not touched.
  const isDone = service !== undefined && actionsOf(service).some((kind) => kind === action.kind);
  if (isDone)
    await tx
      .update(cloudServices)
      .set({ ...effectOf(deps, action, service), updatedAt: now })
      .where(eq(cloudServices.id, serviceId));
  await tx
    .update(serviceActions)
    .set({ outcome: isDone ? 'done' : 'failed', finishedAt: now })
    .where(eq(serviceActions.id, action.id));
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
    if (next) await finish(tx, deps, next, now);
    return next !== undefined;
  });

/** Ends the actions that are due. Any number of workers may run in parallel. */
export const finishActions = async (deps: FinishDeps): Promise<void> => {
  for (let done = 0; done < MAX_PER_RUN && (await finishNext(deps)); done += 1);
};

/** Every half second, so that a page that asks every two seconds shows a state within three. */
export const actionJob: Job<FinishDeps> = { name: 'service actions', period: 500, run: finishActions };
