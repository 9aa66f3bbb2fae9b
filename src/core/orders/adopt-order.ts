import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { OrderId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import type { OrderLinks } from './order-links.port.ts';

export type AdoptOrderPorts = VisitorPorts & { readonly orderLinks: OrderLinks };

/**
 * Gives the order that this browser placed as a guest or opened with a link to the logged-in customer, who verified its
 * e-mail address. Failures: `login-required`, `not-found` for another address, `denied` for another owner.
 */
export const adoptOrder = command(
  (ports: AdoptOrderPorts): UseCase<Keyed & { readonly orderId: OrderId }, Outcome> =>
    async ({ orderId }) => {
      const adopted = await callAsCustomer(ports, (failure) => toShopFailure(failure, { orderId }))(() =>
        writeOnce(ports.delay, () => ports.orderLinks.adopt(orderId)),
      );
      return adopted.ok ? succeedWith(paths.thanks(orderId), 'order-adopted') : adopted;
    },
);
