import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { cleanLines, cleanTyped } from '#core/shared/text/clean-typed.ts';
import type { ControlPorts } from './load-service-control.ts';
import type { ServiceLabel } from './service-control.port.ts';

/** Characters. */
export const MAX_SERVICE_NAME = 60;
export const MAX_SERVICE_NOTE = 500;

/** An empty name restores the first one. Failures: `login-required`, `not-found`, `invalid-fields`. [SVC-01] */
export const renameService = command(
  (ports: ControlPorts): UseCase<Keyed & ServiceLabel & { readonly id: ServiceId }, Outcome> =>
    async ({ id, idempotencyKey, ...given }) => {
      const label = { name: cleanTyped(given.name), note: cleanLines(given.note) };
      if (label.name.length > MAX_SERVICE_NAME) return fail({ kind: 'invalid-fields', fields: { name: 'too-long' } });
      if (label.note.length > MAX_SERVICE_NOTE) return fail({ kind: 'invalid-fields', fields: { note: 'too-long' } });
      const send = () => ports.control.rename(id, label, idempotencyKey);
      const renamed = await callAsCustomer(ports)(() => writeOnce(ports.delay, send));
      return renamed.ok ? ok({ goTo: paths.service(id, 'quan-ly'), notice: 'service-renamed', notify: null }) : renamed;
    },
);
