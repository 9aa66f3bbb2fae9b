import type { ServiceRecord } from '#adapters/memory/world.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { abilitiesOf } from '#core/control-rules/abilities.ts';
import { domainOfSeats } from '#core/control-rules/seats.ts';
import type { UseCases } from '#core/operations.ts';
import { idempotencyKey } from '#core/shared/ids.ts';
import { configuredPage } from '../configure.ts';
import type { ServiceAttempt } from '../service-model.ts';
import type { Shopper } from '../shopper.ts';
import type { Action, Simulation } from '../simulation.ts';
import { Violation } from '../violation.ts';
import { add } from './adding.ts';
import { logIn } from './identity.ts';
import { place } from './paying.ts';

/** A server, a store and a package, which together can do everything that the simulation presses. */
const rented = ['CS-02', 'S3-100', 'M365-BB'];

/** Logs in, rents one of them and pays. */
export const rent: Action = async (simulation, shopper) => {
  const { random, world, bank } = simulation;
  await logIn(simulation, shopper);
  const sku = rented[random.between(0, rented.length - 1)];
  const slug = seedProducts.find((product) => product.sku === sku)?.slug ?? '';
  const read = await simulation.ask(shopper, (useCases) => useCases.loadProduct({ slug }));
  shopper.page = read.ok ? configuredPage(random, read.value) : shopper.page;
  await add(simulation, shopper);
  await place(simulation, shopper);
  for (const { payment } of [...world.state.payments.values()])
    if (shopper.orders.includes(payment.orderId)) bank.confirm(payment.id);
  world.state.now += 30_000;
};

/** Also what they bought as a guest in this browser. */
const isOwn = ({ world }: Simulation, shopper: Shopper, { detail }: ServiceRecord): boolean => {
  const record = world.state.orders.get(detail.orderId);
  return record !== undefined && shopper.owns(record);
};

/** A service with the ability; now and then one of somebody else. */
const randomService = (
  simulation: Simulation,
  shopper: Shopper,
  ability: 'power' | 'keys' | 'seats',
): ServiceRecord | undefined => {
  const { random, world } = simulation;
  const wantsOwn = random.between(0, 9) > 0;
  const found = [...world.state.services.values()].filter(
    (record) => abilitiesOf(record.detail).includes(ability) && isOwn(simulation, shopper, record) === wantsOwn,
  );
  return found[random.between(0, found.length - 1)];
};

type Send = (useCases: UseCases) => ReturnType<UseCases['controlService']>;

/** Sends a command, sometimes twice at once, as an impatient press does. */
const send = async (
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

const attemptOn = (simulation: Simulation, { detail }: ServiceRecord, kind: ServiceAttempt['kind']): ServiceAttempt => {
  const key = simulation.newIdempotencyKey();
  const domain = domainOfSeats(detail) ?? 'may-lanh.vn';
  const mark = kind === 'seat' ? `nv-${key.slice(0, 12)}@${domain}` : `Khoá ${key.slice(0, 12)}`;
  return simulation.services.begin({ service: detail.id, kind, mark, key });
};

const accept =
  (attempt: ServiceAttempt) =>
  (isAccepted: boolean): void => {
    if (isAccepted) attempt.answer = 'accepted';
  };

/** Starts, stops, reboots or resets the password. [SVC-01] */
export const pressPower: Action = async (simulation, shopper) => {
  const record = randomService(simulation, shopper, 'power');
  if (!record) return;
  const actions = ['start', 'stop', 'reboot', 'reset-password'] as const;
  const action = actions[simulation.random.between(0, actions.length - 1)] ?? 'reboot';
  const attempt = attemptOn(simulation, record, 'power');
  const command = { id: record.detail.id, action, idempotencyKey: idempotencyKey(attempt.key) };
  await send(simulation, shopper, record, (useCases) => useCases.controlService(command), accept(attempt));
};

/** Two tabs press at once. */
export const pressPowerInTwoTabs: Action = async (simulation, shopper) => {
  await Promise.all([pressPower(simulation, shopper), pressPower(simulation, shopper)]);
};

export const makeKey: Action = async (simulation, shopper) => {
  const record = randomService(simulation, shopper, 'keys');
  if (!record) return;
  const attempt = attemptOn(simulation, record, 'key');
  const command = { id: record.detail.id, keyName: attempt.mark, idempotencyKey: idempotencyKey(attempt.key) };
  await send(simulation, shopper, record, (useCases) => useCases.createAccessKey(command), accept(attempt));
};

export const seeSecret: Action = async (simulation, shopper) => {
  const record = randomService(simulation, shopper, 'keys');
  const key = record?.control?.keys.at(-1);
  if (!record || !key) return;
  const command = { id: record.detail.id, key: key.id, idempotencyKey: idempotencyKey(simulation.newIdempotencyKey()) };
  await send(
    simulation,
    shopper,
    record,
    (useCases) => useCases.takeKeySecret(command),
    (isShown) => isShown && simulation.services.recordShown(key.id),
  );
};

export const revokeKey: Action = async (simulation, shopper) => {
  const record = randomService(simulation, shopper, 'keys');
  const key = record?.control?.keys[0];
  if (!record || !key) return;
  const command = {
    id: record.detail.id,
    key: key.id,
    confirmation: key.name,
    idempotencyKey: idempotencyKey(simulation.newIdempotencyKey()),
  };
  const note = simulation.services.removing('key', key.name);
  await send(simulation, shopper, record, (useCases) => useCases.revokeAccessKey(command), note);
};

export const assignSeat: Action = async (simulation, shopper) => {
  const record = randomService(simulation, shopper, 'seats');
  if (!record) return;
  const attempt = attemptOn(simulation, record, 'seat');
  const command = {
    id: record.detail.id,
    seatName: 'Nhân viên',
    seatEmail: attempt.mark,
    idempotencyKey: idempotencyKey(attempt.key),
  };
  await send(simulation, shopper, record, (useCases) => useCases.assignSeat(command), accept(attempt));
};

export const removeSeat: Action = async (simulation, shopper) => {
  const record = randomService(simulation, shopper, 'seats');
  const seat = record?.control?.seats[0];
  if (!record || !seat) return;
  const { email } = seat;
  const command = { id: record.detail.id, email, idempotencyKey: idempotencyKey(simulation.newIdempotencyKey()) };
  const note = simulation.services.removing('seat', email);
  await send(simulation, shopper, record, (useCases) => useCases.removeSeat(command), note);
};
