import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { OrderId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import type { OrderHistory } from './order-history.port.ts';

/** Failures: `login-required`, `order-closed`, `not-found`. [ORD-02] */
export const confirmReceived = command(
  (ports: VisitorPorts & { readonly history: OrderHistory }): UseCase<Keyed & { readonly orderId: OrderId }, Outcome> =>
    async ({ orderId }) => {
      // Confirming is idempotent.
      const confirmed = await callAsCustomer(ports)(() =>
        writeOnce(ports.delay, () => ports.history.confirmReceived(orderId)),
      );
      return confirmed.ok ? succeedWith(paths.order(orderId), 'order-received') : confirmed;
    },
);
