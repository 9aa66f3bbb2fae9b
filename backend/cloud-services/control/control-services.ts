import { and, desc, eq, notInArray } from 'drizzle-orm';
import { loadOwnService } from '#backend/cloud-services/read-services.ts';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import { shownName } from '#backend/cloud-services/service-wire.ts';
import { unseal } from '#backend/cloud-services/set-up/sealed-password.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { systemOf } from '#contracts/service-actions.ts';
import { abilitiesOf } from '#core/control-rules/abilities.ts';
import { MAX_LOGGED, staffKinds } from '#core/control-rules/logged-kind.ts';
import { isControlKind } from '#core/control-rules/power.ts';
import { type ServiceActionRow, serviceActions } from './action-schema.ts';
import { requireAction, startAction } from './begin-action.ts';
import { findInstallableSystems } from './installable-systems.ts';
import { lockOwnService, logDone, refuse, requireOwner } from './own-service.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock' | 'environment'>;

/** What a service does, and the newest entries of its log. */
export type ControlledService = {
  readonly service: CloudServiceRow;
  readonly running: ServiceActionRow | null;
  readonly systems: readonly string[];
  readonly log: readonly ServiceActionRow[];
};

/** Throws NOT_FOUND also for another customer's service, FORBIDDEN for staff, UNAUTHENTICATED for guests. */
export const loadControl = async (db: Database, visitor: SessionVisitor, id: string): Promise<ControlledService> => {
  requireOwner(visitor);
  const { service } = await loadOwnService(db, visitor, id);
  const log = await db
    .select()
    .from(serviceActions)
    .where(and(eq(serviceActions.serviceId, id), notInArray(serviceActions.kind, [...staffKinds])))
    .orderBy(desc(serviceActions.at), desc(serviceActions.id))
    .limit(MAX_LOGGED);
  return {
    service,
    running: log.find(({ outcome }) => outcome === 'running') ?? null,
    systems: await findInstallableSystems(db, service),
    log,
  };
};

export type AskedAction = { readonly serviceId: string; readonly kind: string; readonly system: string | null };

/**
 * Begins an action, once per idempotency key. Throws NOT_FOUND, SERVICE_ACTION_RUNNING, SERVICE_SUSPENDED,
 * SERVICE_ACTION_IMPOSSIBLE, BAD_USER_INPUT, INTENT_REUSED. [SVC-01]
 */
export const runServiceAction = async (
  deps: Deps,
  visitor: SessionVisitor,
  asked: AskedAction,
  idempotencyKey: string | null,
): Promise<void> => {
  const actor = requireOwner(visitor);
  const { kind } = asked;
  if (!isControlKind(kind)) throw new ServiceFailure('BAD_USER_INPUT', 'No such action');
  await deps.db.transaction((tx) =>
    runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['runServiceAction', asked]), async () => {
      const service = await lockOwnService(tx, visitor, asked.serviceId);
      await requireAction(deps, tx, service, kind);
      const detail = kind === 'reinstall' ? (asked.system ?? '') : '';
      if (kind === 'reinstall' && !(await findInstallableSystems(tx, service)).includes(detail))
        throw new ServiceFailure('BAD_USER_INPUT', 'No such system for this service');
      await startAction(deps, tx, { service, kind, detail, actor });
      return true;
    }),
  );
};

/** An empty name restores the first one. Throws NOT_FOUND, SERVICE_ACTION_IMPOSSIBLE, INTENT_REUSED. */
export const renameService = async (
  { db, clock }: Deps,
  visitor: SessionVisitor,
  asked: { readonly serviceId: string; readonly name: string; readonly note: string },
  idempotencyKey: string | null,
): Promise<void> => {
  const actor = requireOwner(visitor);
  await db.transaction((tx) =>
    runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['renameService', asked]), async () => {
      const service = await lockOwnService(tx, visitor, asked.serviceId);
      if (!abilitiesOf(service).includes('rename')) throw refuse('service-action-impossible');
      const now = clock.now();
      const label = asked.name === '' || asked.name === service.name ? null : asked.name;
      const changed = { label, note: asked.note, updatedAt: now };
      await tx.update(cloudServices).set(changed).where(eq(cloudServices.id, service.id));
      const detail = shownName({ ...service, label });
      await logDone(tx, { serviceId: service.id, kind: 'rename', detail, actor, at: now });
      return true;
    }),
  );
};

/** Returns the new password and deletes it. Throws NOT_FOUND also when there is none. */
export const takeNewPassword = (
  { db, clock, secrets }: Deps & Pick<BackendDeps, 'secrets'>,
  visitor: SessionVisitor,
  id: string,
): Promise<string> => {
  const actor = requireOwner(visitor);
  return db.transaction(async (tx) => {
    const service = await lockOwnService(tx, visitor, id);
    const password = service.newPassword === null ? null : unseal(secrets, id, service.newPassword);
    if (password === null) throw notFound('password');
    await tx.update(cloudServices).set({ newPassword: null }).where(eq(cloudServices.id, id));
    await logDone(tx, { serviceId: id, kind: 'take-password', detail: '', actor, at: clock.now() });
    return password;
  });
};

/** System that runs now. */
export const currentSystem = ({ system, setUp }: CloudServiceRow): string | null => system ?? systemOf(setUp);
