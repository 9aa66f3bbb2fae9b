import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { normaliseCode, required, sixDigits, validateFields } from '#core/shared/text/validation.ts';
import type { SecurityGateway } from './security-gateway.port.ts';

/**
 * Enables the second factor with the app's first code. A code works once, so the state is checked before a retry.
 * Failures: `login-required`, `invalid-fields` {code}, `code-wrong`, `too-many-tries`. [VAL-06]
 */
export const confirmTotp = command(
  (ports: VisitorPorts & { readonly security: SecurityGateway }): UseCase<Keyed & { readonly code: string }, Outcome> =>
    async ({ code: typed }) => {
      const code = normaliseCode(typed);
      const fields = validateFields([['code', code, required, sixDigits]]);
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const { security, delay } = ports;
      const confirmed = await callAsCustomer(ports)(() =>
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
      return confirmed.ok ? succeedWith(paths.account('bao-mat'), 'totp-on') : confirmed;
    },
);
