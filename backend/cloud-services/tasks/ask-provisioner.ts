import { kindOfService } from '#backend/cloud-services/kind-of-service.ts';
import type { CloudServiceRow } from '#backend/cloud-services/schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { BackendEnvironment } from '#backend/platform/environment.ts';
import { newId } from '#backend/platform/new-id.ts';
import { isMembersTask, type TaskKind } from '#backend/provisioning/provisioner.ts';
import { provisionerOf } from '#backend/provisioning/registry.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import { isSwitchedByHand, runsSomewhere } from './switch-by-hand.ts';
import { provisioningTasks } from './task-schema.ts';

export type AskDeps = Pick<BackendDeps, 'environment'> & { readonly clock: Clock };

type Asked = {
  readonly kind: TaskKind;
  /** Asked once; a new id where every time is another. */
  readonly subject: string;
  readonly lineId?: string;
  readonly actionId?: string;
  readonly productId?: string;
  readonly system?: string;
};

type Configured = { readonly environment: Pick<BackendEnvironment, 'provisioning'> };
/** What says who looks after a service. */
type LookedAfter = Pick<CloudServiceRow, 'type' | 'kind' | 'provisioner'>;

/** Who looks after a service; null when that is not configured any more. */
export const provisionerOfService = ({ environment }: Configured, service: LookedAfter) =>
  provisionerOf(environment.provisioning, service);

/** Whether nobody of the staff is needed for it. */
export const performsItself = (deps: Configured, service: LookedAfter, work: TaskKind | 'seats' | 'keys'): boolean =>
  provisionerOfService(deps, service)?.performs(work, kindOfService(service)) ?? false;

/** Whether a member of the staff starts a suspended service again. */
export const isResumedByStaff = (deps: Configured, service: LookedAfter): boolean => {
  const provisioner = provisionerOfService(deps, service);
  return provisioner === null || (runsSomewhere(provisioner, service) && !performsItself(deps, service, 'resume'));
};

/**
 * Queues what a provisioner does with a service, in the transaction of what asks for it. False: a member of the staff
 * does it. One that is not configured any more is asked in vain, until a member takes over.
 */
export const askProvisioner = async (
  deps: AskDeps,
  tx: Transaction,
  service: CloudServiceRow,
  asked: Asked,
): Promise<boolean> => {
  const provisioner = provisionerOfService(deps, service);
  const performs = provisioner === null || provisioner.performs(asked.kind, kindOfService(service));
  const askedAt = deps.clock.now();
  if (!performs && !isMembersTask(asked.kind)) {
    const isLeft = await isSwitchedByHand(tx, provisioner, service, { kind: asked.kind, now: askedAt });
    if (!isLeft) return false;
  }
  const nextTryAt = askedAt + (provisioner?.durationOf(asked.kind) ?? 0);
  await tx
    .insert(provisioningTasks)
    .values({
      ...asked,
      key: newId(),
      serviceId: service.id,
      state: performs ? 'waiting' : 'staff',
      askedAt,
      nextTryAt,
    })
    .onConflictDoNothing({ target: provisioningTasks.subject });
  return performs;
};
