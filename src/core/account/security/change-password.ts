import { validateNewPassword } from '#core/account/registration/password-rules.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { isRefusal, toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { fail } from '#core/shared/result.ts';
import { atMost, fieldLimits, validateFields } from '#core/shared/text/validation.ts';
import type { SecurityGateway } from './security-gateway.port.ts';

export type ChangePasswordCommand = Keyed & {
  readonly old: string;
  readonly password: string;
  readonly repeat: string;
};

/**
 * Changes the password, or sets the first one when `old` is empty; ends other sessions. Never retried: after an unknown
 * outcome `old` would be wrong. Failures: `login-required`, `invalid-fields`, `too-many-tries`. [ACC-09, SDK-03,
 * VAL-01, VAL-02]
 */
export const changePassword = command(
  (ports: VisitorPorts & { readonly security: SecurityGateway }): UseCase<ChangePasswordCommand, Outcome> =>
    async ({ old, password: chosen, repeat }) => {
      const fields = {
        ...validateFields([['old', old, atMost(fieldLimits.password)]]),
        ...validateNewPassword({ password: chosen, repeat }),
      };
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const changed = await callAsCustomer(ports, toPasswordFailure)(() => ports.security.changePassword(old, chosen));
      return changed.ok ? succeedWith(paths.account('bao-mat'), 'password-changed') : changed;
    },
);

const toPasswordFailure = (failure: PortFailure): ShopFailure =>
  isRefusal(failure, 'wrong-credentials')
    ? { kind: 'invalid-fields', fields: { old: 'password-wrong' } }
    : toShopFailure(failure);
