import * as z from 'zod';
import type { OwnedService } from '#backend/cloud-services/read-services.ts';
import { finishSwitch } from '#backend/cloud-services/tasks/switch-by-hand.ts';
import type { MailDeps } from '#backend/orders/order-mails.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import {
  type DeskOutcome,
  type DeskResource,
  deskCommand,
  FieldRefusal,
} from '#backend/platform/desk/desk-resource.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { machineColumns } from '#contracts/desk/columns/operations/machine-columns.vi.ts';
import {
  finishFields,
  type MachineAction,
  type MachineRecord,
  type MachineRow,
  machineActions,
  seatFields,
  switchFields,
} from '#contracts/desk/operations/machine-record.ts';
import { reasonFields } from '#contracts/desk/operations/reason.ts';
import { paperStates } from '#contracts/service-facts.ts';
import { actionsOf, isAbleTo } from '#core/control-rules/abilities.ts';
import { loggedKindNames } from '#core/control-rules/logged-kind.ts';
import { serviceId } from '#core/shared/ids.ts';
import { serviceNumber } from '#core/shared/service-number.ts';
import { isRunning } from '#core/shared/service-status.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { REGISTRAR } from './action-schema.ts';
import { finishByStaff, makesPassword } from './finish-actions.ts';
import { canHold, holdService } from './hold-service.ts';
import { answerSeats } from './seats.ts';
import { loadService, runStaffServiceAction, type StaffService, searchServices } from './staff-services.ts';

type Deps = MailDeps & Pick<BackendDeps, 'db' | 'secrets'>;

const toRow = ({ service, order }: OwnedService): MachineRow => ({
  id: service.id,
  name: service.name,
  number: serviceNumber(serviceId(service.id)),
  plan: service.productTitle,
  orderId: order.id,
  orderNumber: order.number,
  status: service.status,
  endsAt: service.endDate,
});

const seatsOf = ({ service, seatWork: { seats, removed, agreedAt } }: StaffService): MachineRecord['seats'] =>
  service.seatsChangedAt === null
    ? null
    : {
        since: service.seatsChangedAt,
        users: seats.map(({ name, email, assignedAt }) => ({ id: email, name, isNew: assignedAt >= agreedAt })),
        removed,
      };

const askedOf = ({ asked }: StaffService): MachineRecord['asked'] =>
  asked && {
    text: loggedKindNames[asked.kind],
    at: asked.at,
    detail: asked.detail,
    makesPassword: makesPassword(asked.kind),
  };

/** Who is neither the owner nor a member. */
const others: Readonly<Record<string, MachineRecord['log'][number]['by']>> = {
  sweep: 'system',
  [REGISTRAR]: 'registrar',
};

const toRecord = (found: StaffService): MachineRecord => {
  const { service, order, offered, log } = found;
  return {
    ...toRow(found),
    deliveredAt: service.deliveredAt,
    power: isAbleTo(service, 'power') ? service.power : null,
    papers: service.papers === null ? '' : paperStates[service.papers],
    nextPlan: service.nextProductTitle ?? '',
    actions: machineActions.filter((kind) => actionsOf({ ...service, offered }).includes(kind)),
    holdReason: service.holdReason ?? '',
    mayHold: canHold(service),
    mayResume: service.holdReason !== null && isRunning(service),
    asked: askedOf(found),
    decided: found.decided,
    seats: seatsOf(found),
    log: log.map(({ id, at, kind, detail, outcome, actor }) => ({
      id,
      at,
      text: detail === '' ? loggedKindNames[kind] : `${loggedKindNames[kind]}: ${detail}`,
      outcome,
      by: actor === order.ownerPartyId ? 'owner' : (lookUp(others, actor) ?? 'staff'),
    })),
  };
};

type Finished = { readonly serviceId: string; readonly isDone: boolean; readonly password: string };

/** Throws FieldRefusal where a new password is needed. */
const finish = async (deps: Deps, tx: Transaction, finished: Finished): Promise<DeskOutcome> => {
  try {
    return { id: finished.serviceId, ...(await finishByStaff(deps, tx, finished)) };
  } catch (failure) {
    if (failure instanceof ServiceFailure && failure.detail?.field === 'password')
      throw new FieldRefusal({ password: 'Hãy gõ mật khẩu mới, từ 8 đến 200 ký tự.' });
    throw failure;
  }
};

/** Every service with its power, its log and what its owner asked for. */
export const machineResource = (deps: Deps): DeskResource => {
  const run = (kind: MachineAction) =>
    deskCommand('machines:act', z.object({}), async (tx, _, { id }) => ({
      id,
      ...(await runStaffServiceAction(deps, tx, { serviceId: id, kind })),
    }));
  const hold = (deed: 'suspend' | 'resume') =>
    deskCommand('machines:act', reasonFields, async (tx, { reason }, { id }) => ({
      id,
      ...(await holdService(deps, tx, { serviceId: id, deed, reason })),
    }));
  return {
    name: 'machines',
    reader: 'machines:read',
    sorts: ['createdAt', 'endsAt'],
    filters: ['state'],
    columns: machineColumns,
    list: async (query) => {
      const { found, total } = await searchServices(deps.db, query);
      return { rows: found.map(toRow), total };
    },
    read: async (db, id) => {
      const found = await loadService(deps, db, id);
      return found && toRecord(found);
    },
    actions: {
      start: run('start'),
      stop: run('stop'),
      reboot: run('reboot'),
      suspend: hold('suspend'),
      resume: hold('resume'),
      done: deskCommand('machines:act', finishFields, (tx, { password }, { id }) =>
        finish(deps, tx, { serviceId: id, isDone: true, password }),
      ),
      impossible: deskCommand('machines:act', z.object({}), (tx, _, { id }) =>
        finish(deps, tx, { serviceId: id, isDone: false, password: '' }),
      ),
      switched: deskCommand('machines:act', switchFields, async (tx, { key }, { id }) => ({
        id,
        ...(await finishSwitch(tx, { serviceId: id, key, now: deps.clock.now() })),
      })),
      'seats-done': deskCommand('machines:act', seatFields, async (tx, { seen }, { id }) => ({
        id,
        ...(await answerSeats(deps, tx, { serviceId: id, seen, problem: null })),
      })),
      'seats-impossible': deskCommand(
        'machines:act',
        seatFields.extend(reasonFields.shape),
        async (tx, { seen, reason }, { id }) => ({
          id,
          ...(await answerSeats(deps, tx, { serviceId: id, seen, problem: reason })),
        }),
      ),
    },
  };
};
