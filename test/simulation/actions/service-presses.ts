import type { ServiceRecord } from '#adapters/memory/world.ts';
import type { UseCases } from '#core/operations.ts';
import type { ServiceAttempt } from '../service-model.ts';
import type { Shopper } from '../shopper.ts';
import type { Simulation } from '../simulation.ts';
import { Violation } from '../violation.ts';

/** Also what they bought as a guest in this browser. */
const isOwn = ({ world }: Simulation, shopper: Shopper, { detail }: ServiceRecord): boolean => {
  const record = world.state.orders.get(detail.orderId);
  return record !== undefined && shopper.owns(record);
};

/** A service that is wanted; now and then one of somebody else. */
export const randomService = (
  simulation: Simulation,
  shopper: Shopper,
  isWanted: (record: ServiceRecord) => boolean,
): ServiceRecord | undefined => {
  const { random, world } = simulation;
  const wantsOwn = random.between(0, 9) > 0;
  const found = [...world.state.services.values()].filter(
    (record) => isWanted(record) && isOwn(simulation, shopper, record) === wantsOwn,
  );
  return found[random.between(0, found.length - 1)];
};

type Send = (useCases: UseCases) => ReturnType<UseCases['controlService']>;

/** Sends a command, sometimes twice at once, as an impatient press does. */
export const send = async (
  simulation: Simulation,
  shopper: Shopper,
  record: ServiceRecord,
  command: Send,
  note: (isAccepted: boolean) => void,
): Promise<void> => {
  const times = simulation.random.between(0, 3) === 0 ? 2 : 1;
  const wasOwn = isOwn(simulation, shopper, record);
  const answers = await Promise.all(Array.from({ length: times }, () => simulation.ask(shopper, command)));
  for (const { ok } of answers) {
    if (ok && !wasOwn) throw new Violation('foreign-service', `${shopper.name} used ${record.detail.id}`);
    note(ok);
  }
};

export const accept =
  (attempt: ServiceAttempt) =>
  (isAccepted: boolean): void => {
    if (isAccepted) attempt.answer = 'accepted';
  };
