import type { ControlKind } from '#core/control-rules/power.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import { deriveIdempotencyKey } from '#core/shared/derive-idempotency-key.ts';
import type { IdempotencyKey, ServiceId } from '#core/shared/ids.ts';
import type { Notice, Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import type { ControlPorts } from './load-service-control.ts';
import type { RequestedAction } from './service-control.port.ts';

export type ControlCommand = Keyed & {
  readonly id: ServiceId;
  readonly action: Exclude<ControlKind, 'reinstall'>;
};

export type ReinstallCommand = Keyed & {
  readonly id: ServiceId;
  readonly system: string;
  /** The service's name, typed by its owner. */
  readonly confirmation: string;
};

/**
 * Starts, stops or reboots a service, or makes a new password. Failures: `login-required`, `not-found`,
 * `service-action-running`, `service-suspended`, `service-action-impossible`. [SVC-01]
 */
export const controlService = command(
  (ports: ControlPorts): UseCase<ControlCommand, Outcome> =>
    ({ id, action, idempotencyKey }) =>
      runAction(ports, id, { kind: action }, idempotencyKey),
);

/** Erases the service and installs a system. Failures: as `controlService`, `invalid-fields`. [SVC-01] */
export const reinstallService = command(
  (ports: ControlPorts): UseCase<ReinstallCommand, Outcome> =>
    async ({ id, system, confirmation, idempotencyKey }) => {
      const { services, delay } = ports;
      const service = await callAsCustomer(ports)(() => readWithRetry(delay, () => services.detail(id)));
      if (!service.ok) return service;
      if (cleanTyped(confirmation) !== cleanTyped(service.value.name))
        return fail({ kind: 'invalid-fields', fields: { confirmation: 'service-name' } });
      return runAction(ports, id, { kind: 'reinstall', system }, idempotencyKey);
    },
);

const noticeBy: Readonly<Record<ControlKind, Notice>> = {
  start: 'service-starting',
  stop: 'service-stopping',
  reboot: 'service-rebooting',
  reinstall: 'service-reinstalling',
  'reset-password': 'service-password-resetting',
};

/** Asking again with the same key runs nothing twice, so an unknown outcome is asked again. */
const runAction = async (
  ports: ControlPorts,
  id: ServiceId,
  action: RequestedAction,
  commandKey: IdempotencyKey,
): Promise<Result<Outcome, ShopFailure>> => {
  const key = deriveIdempotencyKey(commandKey, 'control');
  const begun = await callAsCustomer(ports)(() => writeOnce(ports.delay, () => ports.control.run(id, action, key)));
  return begun.ok ? ok({ goTo: paths.service(id), notice: noticeBy[action.kind], notify: null }) : begun;
};
