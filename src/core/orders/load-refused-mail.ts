import { query, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';
import type { OrderLinks, RefusedMail } from './order-links.port.ts';

/** Whether mails of the order reach its addresses. Failures: `not-found`. [decision 0042] */
export const loadRefusedMail = query(
  (ports: VisitorPorts & { readonly orderLinks: OrderLinks }): UseCase<{ readonly orderId: OrderId }, RefusedMail> =>
    async ({ orderId }) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const found = await readWithRetry(ports.delay, () => ports.orderLinks.refusedMail(orderId));
      return found.ok ? found : fail(toShopFailure(found.failure));
    },
);
