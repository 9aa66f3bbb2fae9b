import { setTimeout } from 'node:timers/promises';
import { loadOwnService } from '#backend/cloud-services/read-services.ts';
import { provisionerOfService } from '#backend/cloud-services/tasks/ask-provisioner.ts';
import { toAskedService } from '#backend/cloud-services/tasks/to-task.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import type { Provisioner } from '#backend/provisioning/provisioner.ts';
import { isAbleTo } from '#core/control-rules/abilities.ts';
import { areMeasurements, type Measurements } from '#core/control-rules/measurements.ts';
import { requireOwner } from './own-service.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock' | 'log' | 'environment'>;
type Asked = Parameters<NonNullable<Provisioner['measure']>>[0];

/** A reader waits on the page; longer than any engine that is well. */
const TIMEOUT_MS = 4_000;

const late = () =>
  setTimeout(TIMEOUT_MS, null, { ref: false }).then(() => Promise.reject(new Error('no answer in time')));

/** Null, and a line in the log, when the engine does not answer or answers what cannot be. */
const measure = async ({ log, clock }: Deps, { measure: ask }: Provisioner, service: Asked) => {
  if (ask === undefined) return null;
  try {
    const found = await Promise.race([ask(service, clock.now()), late()]);
    if (found === null || areMeasurements(found)) return found;
    log.warn({ serviceId: service.id }, 'an engine reports what cannot be');
  } catch (error) {
    log.warn({ serviceId: service.id, err: error }, 'a service was not measured');
  }
  return null;
};

/**
 * What the engine of a service reports now; null where nothing measures it. Throws NOT_FOUND also for another customer's
 * service, FORBIDDEN for staff, UNAUTHENTICATED for guests. [SVC-01]
 */
export const readMeasurements = async (
  deps: Deps,
  visitor: SessionVisitor,
  id: string,
): Promise<Measurements | null> => {
  requireOwner(visitor);
  const owned = await loadOwnService(deps.db, visitor, id);
  const { service } = owned;
  const provisioner = provisionerOfService(deps, service);
  const isMeasured = provisioner !== null && isAbleTo({ ...service, offered: provisioner.abilities }, 'measurements');
  return isMeasured ? measure(deps, provisioner, toAskedService(owned)) : null;
};
