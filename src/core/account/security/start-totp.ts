import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import type { SecurityGateway } from './security-gateway.port.ts';

/** Creates a secret; it becomes active after one of its codes is entered. Failures: `login-required`. */
export const startTotp = command(
  (ports: VisitorPorts & { readonly security: SecurityGateway }): UseCase<Keyed, Outcome> =>
    async () => {
      const started = await callAsCustomer(ports)(() =>
        // A repeated start creates another secret and the page shows the newest one.
        writeOnce(ports.delay, ports.security.startTotp),
      );
      return started.ok ? succeedWith(paths.account('bao-mat'), null) : started;
    },
);
