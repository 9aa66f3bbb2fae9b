import { type Ability, abilitiesOf, actionsOf } from '#core/control-rules/abilities.ts';
import { type ActionKind, beginAction, type PowerState, powerStateOf } from '#core/control-rules/power.ts';
import { query, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import type { ServicesPorts } from './load-services.ts';
import { seatLogByStaff } from './seats/seat-log.ts';
import type { ControlState, ServiceControl } from './service-control.port.ts';

export type ControlPorts = ServicesPorts & { readonly control: ServiceControl };

/** What a service does, what its owner can do with it here, and what was done. */
export type ControlView = ControlState & {
  readonly state: PowerState;
  readonly abilities: readonly Ability[];
  /** Possible now; empty while an action runs. */
  readonly actions: readonly ActionKind[];
};

/** Another customer's is `not-found`. [SVC-01] */
export const loadServiceControl = query(
  (ports: ControlPorts): UseCase<{ readonly id: ServiceId }, ControlView> =>
    async ({ id }) => {
      const { services, control, delay } = ports;
      const service = await callAsCustomer(ports)(() => readWithRetry(delay, () => services.detail(id)));
      if (!service.ok) return service;
      const found = await callAsCustomer(ports)(() => readWithRetry(delay, () => control.load(id)));
      if (!found.ok) return found;
      const { offered } = found.value;
      const power = { settled: found.value.settled, running: found.value.running?.kind ?? null };
      return ok({
        ...found.value,
        state: powerStateOf(power),
        abilities: abilitiesOf({ ...service.value, offered }),
        log: found.value.isByStaff ? seatLogByStaff(found.value.log) : found.value.log,
        actions: actionsOf({ ...service.value, offered }).filter((kind) => beginAction(power, kind).ok),
      });
    },
);
