import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { activationCode, atMost, normaliseCode, required, validateFields } from '#core/shared/text/validation.ts';
import type { SecurityGateway } from './security-gateway.port.ts';

const MAX_CODE = 64;

/**
 * Disables the second factor with an app or recovery code, which works once, so a retry checks the state first.
 * Failures: `login-required`, `invalid-fields` {code}, `code-wrong`.
 */
export const removeTotp = command(
  (ports: VisitorPorts & { readonly security: SecurityGateway }): UseCase<Keyed & { readonly code: string }, Outcome> =>
    async ({ code: typed }) => {
      const digits = normaliseCode(typed);
      const code = activationCode(digits) === null ? digits : cleanTyped(typed);
      const fields = validateFields([['code', code, required, atMost(MAX_CODE)]]);
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const { security, delay } = ports;
      const removed = await callAsCustomer(ports)(() =>
        writeOnce<true>(
          delay,
          async () => {
            const sent = await security.removeTotp(code);
            return sent.ok ? ok(true) : sent;
          },
          async () => {
            const now = await security.overview();
            return now.ok ? ok(now.value.totp.state === 'on' ? null : true) : now;
          },
        ),
      );
      return removed.ok ? succeedWith(paths.account('bao-mat'), 'totp-off') : removed;
    },
);
