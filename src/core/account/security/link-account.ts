import type { LogInPorts } from '#core/account/log-in/log-in-ports.ts';
import { LINK_PATH } from '#core/account/log-in/login-paths.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { requireCustomer } from '#core/session/require-customer.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';

/** Links the pending provider account. Failures: `login-required`, `link-expired`, `account-exists`. [ACC-10] */
export const linkAccount = command(
  (ports: LogInPorts): UseCase<Keyed, Outcome> =>
    async () => {
      const customer = await requireCustomer(ports)();
      if (!customer.ok) return customer;
      const pendingLogin = ports.pendingLogins.read();
      const token = pendingLogin?.step === 'link' ? pendingLogin.token : null;
      if (token === null) return fail({ kind: 'link-expired' });
      const linked = await readWithRetry(ports.delay, () => ports.accounts.linkAccount(token));
      if (!linked.ok) return fail(toShopFailure(linked.failure));
      ports.pendingLogins.clear();
      return ok({ goTo: LINK_PATH, notice: 'account-linked', notify: null });
    },
);
