import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import type { SecurityGateway } from './security-gateway.port.ts';

/** Failures: `login-required`, `last-login-method`. */
export const removePasskey = command(
  (ports: VisitorPorts & { readonly security: SecurityGateway }): UseCase<Keyed & { readonly id: string }, Outcome> =>
    async ({ id }) => {
      const removed = await callAsCustomer(ports)(async () => {
        const answer = await writeOnce(ports.delay, () => ports.security.removePasskey(id));
        // A passkey that is already gone counts as removed.
        return !answer.ok && answer.failure.kind === 'not-found' ? ok(undefined) : answer;
      });
      return removed.ok ? succeedWith(paths.account('bao-mat'), 'passkey-removed') : removed;
    },
);
