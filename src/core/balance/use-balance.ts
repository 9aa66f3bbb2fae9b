import { mayTopUp } from '#core/balance-rules/top-up.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { OrderId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { readAmount } from '#core/shared/text/read-amount.ts';
import type { BalancePorts } from './load-balance.ts';

/** Also used while the customer types. */
export const validateTopUp = ({ amount }: { readonly amount: string }): Readonly<Record<string, FieldProblem>> => {
  const read = readAmount(amount);
  return read !== null && mayTopUp(read) ? {} : { amount: 'top-up-amount' };
};

/** Shows the QR code of a transfer to the balance. Failures: `login-required`, `invalid-fields`, `method-unknown`. */
export const topUpBalance = command(
  (ports: BalancePorts): UseCase<Keyed & { readonly amount: string }, Outcome> =>
    async ({ amount, idempotencyKey }) => {
      const fields = validateTopUp({ amount });
      const read = readAmount(amount);
      if (read === null || Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const made = await callAsCustomer(ports)(() =>
        writeOnce(ports.delay, () => ports.balance.topUp(read, idempotencyKey)),
      );
      return made.ok ? ok({ goTo: paths.balance({ topUp: made.value.id }), notice: null, notify: null }) : made;
    },
);

/**
 * Pays an open order whole from the balance. Failures: `login-required`, `not-found`, `balance-too-low`, `already-paid`,
 * `order-closed`, `price-changed`, `domain-unavailable`.
 */
export const payFromBalance = command(
  (ports: BalancePorts): UseCase<Keyed & { readonly orderId: OrderId; readonly expectedTotal: Dong }, Outcome> =>
    async ({ orderId, expectedTotal, idempotencyKey }) => {
      const paid = await callAsCustomer(ports, (failure) => toShopFailure(failure, { orderId, expectedTotal }))(() =>
        writeOnce(ports.delay, () => ports.balance.pay(orderId, expectedTotal, idempotencyKey)),
      );
      return paid.ok ? ok({ goTo: paths.thanks(orderId), notice: null, notify: null }) : paid;
    },
);
