import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import type { SecurityGateway } from './security-gateway.port.ts';

/** Logs out all other devices; `notify` is their number. Failures: `login-required`. */
export const endOtherSessions = command(
  (ports: VisitorPorts & { readonly security: SecurityGateway }): UseCase<Keyed, Outcome> =>
    async () => {
      const ended = await callAsCustomer(ports)(() => writeOnce(ports.delay, ports.security.endOtherSessions));
      return ended.ok ? succeedWith(paths.account('bao-mat'), 'sessions-ended', ended.value) : ended;
    },
);
