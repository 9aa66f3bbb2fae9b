import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { done } from '#core/session/done.ts';
import { forCustomer } from '#core/session/for-customer.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { activationCode, normalCode, problemsOf, required } from '#core/shared/validation.ts';
import { accountPath } from './account-paths.ts';
import type { SecurityGateway } from './security-gateway.port.ts';

/**
 * The first code of the app turns the second factor on. A code counts once: after an unknown outcome it looks before it
 * sends again. Failures: `login-required`, `invalid-fields` {code}, `code-wrong`, `too-many-tries`, the port's. [VAL-06]
 */
export const confirmTotp = command(
  (ports: VisitorPorts & { readonly security: SecurityGateway }): UseCase<Keyed & { readonly code: string }, Outcome> =>
    async ({ code: typed }) => {
      const code = normalCode(typed);
      const fields = problemsOf([['code', code, required, activationCode]]);
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const { security, delay } = ports;
      const confirmed = await forCustomer(ports)(() =>
        writeOnce<true>(
          delay,
          async () => {
            const sent = await security.confirmTotp(code);
            return sent.ok ? ok(true) : sent;
          },
          async () => {
            const now = await security.overview();
            return now.ok ? ok(now.value.totp.state === 'on' ? true : null) : now;
          },
        ),
      );
      return confirmed.ok ? done(accountPath('bao-mat'), 'totp-on') : confirmed;
    },
);
