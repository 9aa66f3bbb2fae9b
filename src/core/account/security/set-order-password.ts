import type { LogInPorts } from '#core/account/log-in/log-in-ports.ts';
import { newPasswordRules } from '#core/account/registration/password-rules.ts';
import { register } from '#core/account/registration/register.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import type { BotPorts } from '#core/session/pass-bot-check.ts';
import type { OrderId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';
import { validateFields } from '#core/shared/text/validation.ts';

/**
 * Registers the guest of an order with its e-mail address and this password. Neither this browser nor a link proves that
 * the address is theirs, so the code sent there has to be entered before anybody is logged in; the log-in then adopts the
 * order. The sentence beside the field says that this accepts the terms. Failures: as of `register`, `not-found`,
 * `account-exists` when the address has an account, which must log in. [decision 0043]
 */
export const setOrderPassword = command(
  (
    ports: LogInPorts & BotPorts,
  ): UseCase<Keyed & { readonly orderId: OrderId; readonly password: string; readonly proof: string }, Outcome> =>
    async ({ orderId, password, proof, idempotencyKey }) => {
      const fields = validateFields([['password', password, ...newPasswordRules]]);
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const order = await readWithRetry(ports.delay, () => ports.orders.load(orderId));
      if (!order.ok) return fail(toShopFailure(order.failure));
      const contact = order.value.owner?.contact;
      if (!contact) return fail({ kind: 'not-found' });
      const registered = await register(ports)({
        fullName: contact.name,
        username: contact.email,
        password,
        repeat: password,
        terms: true,
        proof,
        redirectUrl: paths.thanks(orderId),
        idempotencyKey,
      });
      const isTaken = !registered.ok && 'fields' in registered.failure && 'username' in registered.failure.fields;
      return isTaken ? fail({ kind: 'account-exists' }) : registered;
    },
);
