import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import type { DeletionGateway } from './deletion-gateway.port.ts';

/** Keeps the account. Failures: `login-required`. */
export const cancelAccountDeletion = command(
  (ports: VisitorPorts & { readonly deletion: DeletionGateway }): UseCase<Keyed, Outcome> =>
    async () => {
      const done = await callAsCustomer(ports)(() => writeOnce(ports.delay, ports.deletion.cancel));
      return done.ok ? succeedWith(paths.account('thong-tin'), 'deletion-cancelled') : done;
    },
);
