import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import type { SecurityGateway } from './security-gateway.port.ts';

/** Logs out one device. Failures: `login-required`. */
export const endSession = command(
  (ports: VisitorPorts & { readonly security: SecurityGateway }): UseCase<Keyed & { readonly id: string }, Outcome> =>
    async ({ id }) => {
      const ended = await callAsCustomer(ports)(async () => {
        const answer = await writeOnce(ports.delay, () => ports.security.endSession(id));
        // A session that is not of this account cannot use it, so `not-found` counts as success.
        return !answer.ok && answer.failure.kind === 'not-found' ? ok(undefined) : answer;
      });
      return ended.ok ? succeedWith(paths.account('bao-mat'), 'session-ended') : ended;
    },
);
