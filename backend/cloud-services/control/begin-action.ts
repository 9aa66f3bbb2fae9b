import { and, eq } from 'drizzle-orm';
import type { CloudServiceRow } from '#backend/cloud-services/schema.ts';
import { type AskDeps, askProvisioner, provisionerOfService } from '#backend/cloud-services/tasks/ask-provisioner.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/new-id.ts';
import { ACTION_DURATIONS_MS } from '#contracts/service-actions.ts';
import { refuseAction } from '#core/control-rules/abilities.ts';
import { type ActionKind, beginAction, isActionKind, type Power } from '#core/control-rules/power.ts';
import { serviceActions } from './action-schema.ts';
import { refuse } from './own-service.ts';

const findRunning = async (tx: Transaction, serviceId: string): Promise<ActionKind | null> => {
  const isRunning = and(eq(serviceActions.serviceId, serviceId), eq(serviceActions.outcome, 'running'));
  const [found] = await tx.select({ kind: serviceActions.kind }).from(serviceActions).where(isRunning);
  return found && isActionKind(found.kind) ? found.kind : null;
};

/**
 * Power of a locked service before and after an action of this kind begins. Throws SERVICE_ACTION_RUNNING,
 * SERVICE_SUSPENDED, SERVICE_ACTION_IMPOSSIBLE.
 */
export const requireAction = async (
  deps: Pick<AskDeps, 'environment'>,
  tx: Transaction,
  service: CloudServiceRow,
  kind: ActionKind,
): Promise<{ readonly before: Power; readonly after: Power }> => {
  const refused = refuseAction({ ...service, offered: provisionerOfService(deps, service)?.abilities ?? [] }, kind);
  if (refused === 'service-suspended') throw refuse(refused);
  const before = { settled: service.power, running: await findRunning(tx, service.id) };
  const begun = beginAction(before, kind);
  if (!begun.ok) throw refuse(begun.failure);
  if (refused !== null) throw refuse(refused);
  return { before, after: begun.value };
};

type BegunAction = {
  readonly service: CloudServiceRow;
  readonly kind: ActionKind;
  /** The system of a reinstallation, or the name of a snapshot; else empty. */
  readonly detail: string;
  readonly actor: string;
};

/** Begins an action that `requireAction` allowed; who looks after the service ends it, or a member of the staff. */
export const startAction = async (deps: AskDeps, tx: Transaction, begun: BegunAction): Promise<void> => {
  const { service, kind, detail, actor } = begun;
  const [id, at] = [newId(), deps.clock.now()];
  const readyAt = at + ACTION_DURATIONS_MS[kind];
  const action = { id, serviceId: service.id, kind, detail, actor, at, readyAt, outcome: 'running' } as const;
  await tx.insert(serviceActions).values(action);
  const system = kind === 'reinstall' ? { system: detail } : {};
  await askProvisioner(deps, tx, service, { kind, subject: `action:${id}`, actionId: id, ...system });
};
