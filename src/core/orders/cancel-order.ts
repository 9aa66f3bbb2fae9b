import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { OrderId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';
import { cleanLines } from '#core/shared/text/clean-typed.ts';
import { atMost, fieldLimits, required, validateFields } from '#core/shared/text/validation.ts';
import type { OrderHistory } from './order-history.port.ts';

/** Failures: `login-required`, `invalid-fields` {reason}, `already-paid`, `order-closed`, `not-found`. [ORD-02] */
export const cancelOrder = command(
  (
    ports: VisitorPorts & { readonly history: OrderHistory },
  ): UseCase<Keyed & { readonly orderId: OrderId; readonly reason: string }, Outcome> =>
    async ({ orderId, reason: typed }) => {
      const reason = cleanLines(typed);
      const fields = validateFields([['reason', reason, required, atMost(fieldLimits.reason)]]);
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      // Closing is idempotent.
      const cancelled = await callAsCustomer(ports, (failure) => toShopFailure(failure, { orderId }))(() =>
        writeOnce(ports.delay, () => ports.history.cancel(orderId, reason)),
      );
      return cancelled.ok ? succeedWith(paths.order(orderId), 'order-cancelled') : cancelled;
    },
);
