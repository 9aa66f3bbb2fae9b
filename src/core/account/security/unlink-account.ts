import { LINK_PATH } from '#core/account/log-in/login-paths.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { requireCustomer } from '#core/session/require-customer.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { SecurityGateway } from './security-gateway.port.ts';

/** Unlinks a provider account. Failures: `login-required`, `last-login-method`, `not-found`. [ACC-10] */
export const unlinkAccount = command(
  (ports: VisitorPorts & { readonly security: SecurityGateway }): UseCase<Keyed & { readonly id: string }, Outcome> =>
    async ({ id }) => {
      const customer = await requireCustomer(ports)();
      if (!customer.ok) return customer;
      const unlinked = await readWithRetry(ports.delay, () => ports.security.unlink(id));
      return unlinked.ok
        ? ok({ goTo: LINK_PATH, notice: 'account-unlinked', notify: null })
        : fail(toShopFailure(unlinked.failure));
    },
);
