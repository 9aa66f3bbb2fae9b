import type { ServiceRecord } from '#adapters/memory/world.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { abilitiesOf } from '#core/control-rules/abilities.ts';
import { domainOfSeats } from '#core/control-rules/seats.ts';
import { idempotencyKey } from '#core/shared/ids.ts';
import { configuredPage } from '../configure.ts';
import type { ServiceAttempt } from '../service-model.ts';
import type { Action, Simulation } from '../simulation.ts';
import { add } from './adding.ts';
import { logIn } from './identity.ts';
import { place } from './paying.ts';
import { accept, randomService, send } from './service-presses.ts';

/** A server, a store, a package and a name, which together can do everything that the simulation presses. */
const rented = ['CS-02', 'S3-100', 'M365-BB', 'TM-COM'];

/** Logs in, rents one of them and pays. */
export const rent: Action = async (simulation, shopper) => {
  const { random, world, bank } = simulation;
  await logIn(simulation, shopper);
  const sku = rented[random.between(0, rented.length - 1)];
  const slug =
    seedProducts.find((product) => product.sku === sku || product.sku === sku?.replace('TM-', 'TM.'))?.slug ?? '';
  const read = await simulation.ask(shopper, (useCases) => useCases.loadProduct({ slug }));
  shopper.page = read.ok ? configuredPage(random, read.value) : shopper.page;
  await add(simulation, shopper);
  await place(simulation, shopper);
  for (const { payment } of [...world.state.payments.values()])
    if (shopper.orders.includes(payment.orderId)) bank.confirm(payment.id);
  world.state.now += 30_000;
};

const withAbility =
  (ability: 'power' | 'keys' | 'seats') =>
  ({ detail }: ServiceRecord): boolean =>
    abilitiesOf(detail).includes(ability);

const attemptOn = (
  simulation: Simulation,
  { detail }: ServiceRecord,
  kind: 'power' | 'key' | 'seat',
): ServiceAttempt => {
  const key = simulation.newIdempotencyKey();
  const domain = domainOfSeats(detail) ?? 'may-lanh.vn';
  const mark = kind === 'seat' ? `nv-${key.slice(0, 12)}@${domain}` : `Khoá ${key.slice(0, 12)}`;
  return simulation.services.begin({ service: detail.id, kind, mark, key });
};

/** Starts, stops, reboots or resets the password. [SVC-01] */
export const pressPower: Action = async (simulation, shopper) => {
  const record = randomService(simulation, shopper, withAbility('power'));
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
  const record = randomService(simulation, shopper, withAbility('keys'));
  if (!record) return;
  const attempt = attemptOn(simulation, record, 'key');
  const command = { id: record.detail.id, keyName: attempt.mark, idempotencyKey: idempotencyKey(attempt.key) };
  await send(simulation, shopper, record, (useCases) => useCases.createAccessKey(command), accept(attempt));
};

export const seeSecret: Action = async (simulation, shopper) => {
  const record = randomService(simulation, shopper, withAbility('keys'));
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
  const record = randomService(simulation, shopper, withAbility('keys'));
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
  const record = randomService(simulation, shopper, withAbility('seats'));
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
  const record = randomService(simulation, shopper, withAbility('seats'));
  const seat = record?.control?.seats[0];
  if (!record || !seat) return;
  const { email } = seat;
  const command = { id: record.detail.id, email, idempotencyKey: idempotencyKey(simulation.newIdempotencyKey()) };
  const note = simulation.services.removing('seat', email);
  await send(simulation, shopper, record, (useCases) => useCases.removeSeat(command), note);
};
