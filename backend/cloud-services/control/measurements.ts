import { loadOwnService } from '#backend/cloud-services/read-services.ts';
import { provisionerOfService } from '#backend/cloud-services/tasks/ask-provisioner.ts';
import { toAskedService } from '#backend/cloud-services/tasks/to-task.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { isAbleTo } from '#core/control-rules/abilities.ts';
import { areMeasurements, type Measurements } from '#core/control-rules/measurements.ts';
import { askEngine } from './ask-engine.ts';
import { requireOwner } from './own-service.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock' | 'log' | 'environment'>;

/**
 * What the engine of a service reports now; null where nothing measures it, or it does not answer. Throws NOT_FOUND also
 * for another customer's service, FORBIDDEN for staff, UNAUTHENTICATED for guests. [SVC-01]
 */
export const readMeasurements = async (
  deps: Deps,
  visitor: SessionVisitor,
  id: string,
): Promise<Measurements | null> => {
  requireOwner(visitor);
  const owned = await loadOwnService(deps.db, visitor, id);
  const { service } = owned;
  const { abilities: offered = [], measure } = provisionerOfService(deps, service) ?? {};
  if (measure === undefined || !isAbleTo({ ...service, offered }, 'measurements')) return null;
  return askEngine(deps, id, () => measure(toAskedService(owned), deps.clock.now()), areMeasurements);
};
