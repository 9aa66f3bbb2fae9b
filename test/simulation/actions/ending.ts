import { decideRefund } from '#adapters/memory/services/service-ending.ts';
import type { ServiceRecord } from '#adapters/memory/world.ts';
import { dong } from '#core/shared/dong.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { idempotencyKey } from '#core/shared/ids.ts';
import type { Action } from '../simulation.ts';
import { accept, randomService, send } from './service-presses.ts';

const anyService = (): boolean => true;
const account = { bank: 'MBBank', number: '0912345678', holder: 'NGUYEN THI MAY' };
const nameOf = ({ control, detail }: ServiceRecord): string => control?.label ?? detail.name;

/** Reads what a refund gives, sometimes waits over midnight, and asks for what was read. [SVC-01] */
export const askForRefund: Action = async (simulation, shopper) => {
  const { random, world, services } = simulation;
  const record = randomService(simulation, shopper, anyService);
  if (!record) return;
  const { id } = record.detail;
  const read = await simulation.ask(shopper, (useCases) => useCases.loadServiceEnding({ id }));
  const expectedRefund = read.ok && read.value.refund.kind === 'offered' ? read.value.refund.amounts.gross : dong(1);
  if (random.between(0, 2) === 0) world.state.now += DAY_MS;
  const key = simulation.newIdempotencyKey();
  const attempt = services.begin({ service: id, kind: 'refund', mark: String(expectedRefund), key });
  const command = { id, ...account, confirmation: nameOf(record), expectedRefund, idempotencyKey: idempotencyKey(key) };
  await send(simulation, shopper, record, (useCases) => useCases.askRefund(command), accept(attempt));
};

/** Ends a service with its term, or keeps it. */
export const changeEnd: Action = async (simulation, shopper) => {
  const record = randomService(simulation, shopper, anyService);
  if (!record) return;
  const { id } = record.detail;
  const given = { id, idempotencyKey: idempotencyKey(simulation.newIdempotencyKey()) };
  const isKept = simulation.random.between(0, 1) === 0;
  await send(
    simulation,
    shopper,
    record,
    (useCases) =>
      isKept ? useCases.keepService(given) : useCases.cancelService({ ...given, confirmation: nameOf(record) }),
    () => undefined,
  );
};

/** The staff confirm or refuse. */
export const decideRefunds: Action = async ({ world, random, services }) => {
  for (const record of [...world.state.services.values()]) {
    if (record.ending?.request?.state !== 'asked') continue;
    const reason = random.between(0, 1) === 0 ? 'Chưa đủ thông tin' : null;
    decideRefund(world, record, reason);
    if (reason !== null) services.recordRefusal(record.detail.id);
  }
};
