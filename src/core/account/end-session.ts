import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/done.ts';
import { callAsCustomer } from '#core/session/for-customer.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import { accountPath } from './account-paths.ts';
import type { SecurityGateway } from './security-gateway.port.ts';

/** Logs out one device of the customer. Failures: `login-required`, port failures. */
export const endSession = command(
  (ports: VisitorPorts & { readonly security: SecurityGateway }): UseCase<Keyed & { readonly id: string }, Outcome> =>
    async ({ id }) => {
      const ended = await callAsCustomer(ports)(async () => {
        const answer = await writeOnce(
          ports.delay,
          () => ports.security.endSession(id),
          async () => ok(null),
        );
        // An ended session, or another customer's, is not logged in to this account, so `not-found` counts as success.
        return !answer.ok && answer.failure.kind === 'not-found' ? ok(undefined) : answer;
      });
      return ended.ok ? succeedWith(accountPath('bao-mat'), 'session-ended') : ended;
    },
);
