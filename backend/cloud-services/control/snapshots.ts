import { and, desc, eq, inArray } from 'drizzle-orm';
import { loadOwnService, type OwnedService } from '#backend/cloud-services/read-services.ts';
import { provisionerOfService } from '#backend/cloud-services/tasks/ask-provisioner.ts';
import { toAskedService } from '#backend/cloud-services/tasks/to-task.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { accept, ServiceFailure } from '#backend/platform/service-failure.ts';
import { isAbleTo } from '#core/control-rules/abilities.ts';
import { type ActionKind, isSnapshotKind, snapshotKinds } from '#core/control-rules/power.ts';
import { areSnapshots, decideSnapshot, madeSnapshotName, type Snapshot } from '#core/control-rules/snapshots.ts';
import { serviceActions } from './action-schema.ts';
import { askEngine } from './ask-engine.ts';
import { requireAction, startAction } from './begin-action.ts';
import { lockOwnService, refuse, requireOwner } from './own-service.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock' | 'log' | 'environment'>;

const listOf = async (deps: Deps, owned: OwnedService): Promise<readonly Snapshot[] | null> => {
  const { service } = owned;
  const { abilities: offered = [], listSnapshots } = provisionerOfService(deps, service) ?? {};
  if (listSnapshots === undefined || !isAbleTo({ ...service, offered }, 'snapshots')) return null;
  return askEngine(deps, service.id, () => listSnapshots(toAskedService(owned), deps.clock.now()), areSnapshots);
};

/**
 * The snapshots that the engine of a service has now, oldest first; null where nothing makes them, or it does not answer.
 * Throws NOT_FOUND also for another customer's service, FORBIDDEN for staff, UNAUTHENTICATED for guests. [SVC-01]
 */
export const listSnapshots = async (
  deps: Deps,
  visitor: SessionVisitor,
  id: string,
): Promise<readonly Snapshot[] | null> => {
  requireOwner(visitor);
  return listOf(deps, await loadOwnService(deps.db, visitor, id));
};

const changing: readonly ActionKind[] = [...snapshotKinds, 'reinstall'];

/** Of the newest action that may have changed the list: another one when the list that was read is older. */
const newestChange = async (db: Database | Transaction, serviceId: string): Promise<string> => {
  const [newest] = await db
    .select({ id: serviceActions.id, outcome: serviceActions.outcome })
    .from(serviceActions)
    .where(and(eq(serviceActions.serviceId, serviceId), inArray(serviceActions.kind, [...changing])))
    .orderBy(desc(serviceActions.at), desc(serviceActions.id))
    .limit(1);
  return newest ? `${newest.id} ${newest.outcome}` : '';
};

type AskedSnapshot = { readonly serviceId: string; readonly kind: string; readonly name: string };

/**
 * Begins to take, restore or delete a snapshot, once per idempotency key; an empty name is made. The engine is asked
 * before the service is locked, so that nobody waits for it, and what changed meanwhile refuses. Throws NOT_FOUND,
 * SERVICE_ACTION_RUNNING, SERVICE_SUSPENDED, SERVICE_ACTION_IMPOSSIBLE, SNAPSHOTS_UNREADABLE, TOO_MANY_SNAPSHOTS,
 * SNAPSHOT_EXISTS, BAD_USER_INPUT, INTENT_REUSED. [SVC-01]
 */
export const runSnapshotAction = async (
  deps: Deps,
  visitor: SessionVisitor,
  asked: AskedSnapshot,
  idempotencyKey: string | null,
): Promise<void> => {
  const actor = requireOwner(visitor);
  const { serviceId, kind } = asked;
  if (!isSnapshotKind(kind)) throw new ServiceFailure('BAD_USER_INPUT', 'No such action');
  const owned = await loadOwnService(deps.db, visitor, serviceId);
  const seen = await newestChange(deps.db, serviceId);
  const listed = await listOf(deps, owned);
  await deps.db.transaction((tx) =>
    runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['runSnapshotAction', asked]), async () => {
      const service = await lockOwnService(tx, visitor, serviceId);
      await requireAction(deps, tx, service, kind);
      if (listed === null) throw new ServiceFailure('SNAPSHOTS_UNREADABLE', 'The engine does not answer');
      if ((await newestChange(tx, serviceId)) !== seen) throw refuse('service-action-running');
      const names = listed.map(({ name }) => name);
      const isUnnamed = kind === 'take-snapshot' && asked.name === '';
      const name = isUnnamed ? madeSnapshotName(deps.clock.now(), names) : asked.name;
      accept(decideSnapshot(kind, names, name));
      await startAction(deps, tx, { service, kind, detail: name, actor });
      return true;
    }),
  );
};
