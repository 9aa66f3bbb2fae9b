import type { Answer } from '#adapters/memory/as-visitor.ts';
import { runOnce } from '#adapters/memory/idempotency.ts';
import { notFound, refuse } from '#adapters/memory/refusals.ts';
import { type ServiceRecord, seedProductById, type World } from '#adapters/memory/world.ts';
import { seedOptions, valuesOfLine } from '#contracts/seed/options.ts';
import { installableSystems, systemOf } from '#contracts/service-actions.ts';
import { SYSTEM } from '#contracts/service-facts.ts';
import { abilitiesOf, everyAbility } from '#core/control-rules/abilities.ts';
import { MAX_LOGGED } from '#core/control-rules/logged-kind.ts';
import type { ServiceDetail } from '#core/services/service.ts';
import type {
  ControlState,
  RequestedAction,
  ServiceControl,
  ServiceLabel,
} from '#core/services/service-control.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { ok } from '#core/shared/result.ts';
import { begin, refuseBegin } from './begin-action.ts';
import { controlOf, logged, saveControl, settleActions } from './service-actions.ts';
import { canEnter } from './service-entry.ts';
import { withService } from './service-gateway.ts';

const systemsOf = ({ type, productId, configs }: ServiceDetail): readonly string[] => {
  const values = seedOptions.find(({ name }) => name === SYSTEM)?.values ?? [];
  const offered = valuesOfLine(values, seedProductById.get(productId)?.categoryId ?? '');
  return installableSystems(
    { type, configs },
    offered.map(({ title, productId: priced }) => ({ title, isFree: priced === null })),
  );
};

const stateOf = (world: World, { detail, ...record }: ServiceRecord): ControlState => {
  const { settled, running, system, newPassword, note, log } = controlOf({ detail, ...record });
  const entry = running && log.find(({ id }) => id === running.id);
  return {
    settled,
    running: running && { kind: running.kind, at: entry?.at ?? running.readyAt, expectedAt: running.readyAt },
    system: system ?? systemOf(detail),
    systems: systemsOf(detail),
    hasNewPassword: newPassword !== null,
    canEnter: canEnter(world, { detail, ...record }),
    isByStaff: false,
    offered: everyAbility,
    note,
    log: log.toReversed().slice(0, MAX_LOGGED),
  };
};

const run = (world: World, record: ServiceRecord, action: RequestedAction): Answer<ControlState> => {
  const refused = refuseBegin(world, record, action.kind);
  if (refused !== null) return refused;
  const detail = action.kind === 'reinstall' ? action.system : '';
  if (action.kind === 'reinstall' && !systemsOf(record.detail).includes(detail)) return refuse('bad-input');
  return ok(stateOf(world, begin(world, record, action.kind, detail)));
};

const rename = (world: World, record: ServiceRecord, { name, note }: ServiceLabel): Answer<ControlState> => {
  if (!abilitiesOf(record.detail).includes('rename')) return refuse('service-action-impossible');
  const label = name === '' || name === record.detail.name ? null : name;
  const entry = logged(world, record, 'rename', label ?? record.detail.name);
  return ok(stateOf(world, saveControl(world, record, { label, note, log: [...controlOf(record).log, entry] })));
};

const take = (world: World, record: ServiceRecord): Answer<string> => {
  const { newPassword, log } = controlOf(record);
  if (newPassword === null) return notFound;
  saveControl(world, record, { newPassword: null, log: [...log, logged(world, record, 'take-password', '')] });
  return ok(newPassword);
};

/** Fake control of services over a world, for the customer whose token the bearer holds. [ServiceControl] */
export const memoryServiceControl = (world: World, bearer: Bearer): ServiceControl => {
  const onService = withService(world, bearer);
  return {
    load: (id) => onService(id, (record) => ok(stateOf(world, settleActions(world, record)))),
    run: (id, action, key) =>
      onService(id, (found, { session }) =>
        runOnce(world, session, key, ['runServiceAction', id, action], () =>
          run(world, settleActions(world, found), action),
        ),
      ),
    rename: (id, label, key) =>
      onService(id, (found, { session }) =>
        runOnce(world, session, key, ['renameService', id, label], () =>
          rename(world, settleActions(world, found), label),
        ),
      ),
    takePassword: (id) => onService(id, (record) => take(world, settleActions(world, record))),
  };
};
