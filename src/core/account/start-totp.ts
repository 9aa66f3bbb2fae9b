import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { done } from '#core/session/done.ts';
import { forCustomer } from '#core/session/for-customer.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import { accountPath } from './account-paths.ts';
import type { SecurityGateway } from './security-gateway.port.ts';

/** Makes a secret for an authenticator app; it counts once a code of it was entered. Failures: `login-required`, the port's. */
export const startTotp = command(
  (ports: VisitorPorts & { readonly security: SecurityGateway }): UseCase<Keyed, Outcome> =>
    async () => {
      const started = await forCustomer(ports)(() =>
        // A second start only makes another secret, and the page shows the newest.
        writeOnce(ports.delay, ports.security.startTotp, async () => ok(null)),
      );
      return started.ok ? done(accountPath('bao-mat'), null) : started;
    },
);
