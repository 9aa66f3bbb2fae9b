import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { done } from '#core/session/done.ts';
import { forCustomer } from '#core/session/for-customer.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import { accountPath } from './account-paths.ts';
import type { SecurityGateway } from './security-gateway.port.ts';

/** Logs all of the customer's other devices out; `notify` tells how many. Failures: `login-required`, the port's. */
export const endOtherSessions = command(
  (ports: VisitorPorts & { readonly security: SecurityGateway }): UseCase<Keyed, Outcome> =>
    async () => {
      const ended = await forCustomer(ports)(() =>
        writeOnce(ports.delay, ports.security.endOtherSessions, async () => ok(null)),
      );
      return ended.ok ? done(accountPath('bao-mat'), 'sessions-ended', ended.value) : ended;
    },
);
