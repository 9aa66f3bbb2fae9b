import type { OrderLinks } from '#core/orders/order-links.port.ts';
import type { Delay, Log } from '#core/shared/environment.port.ts';
import { orderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import type { ReturnPath } from '#core/shared/return-path.ts';

type Ports = { readonly orderLinks: OrderLinks; readonly delay: Delay; readonly log: Log };

/**
 * A log-in that leads back to the result page of an order adopts that order; the service decides whether the customer
 * may. Never fails the log-in: the page offers it again. [decision 0043]
 */
export const adoptReturnedOrder =
  ({ orderLinks, delay, log }: Ports) =>
  async (returnPath: ReturnPath): Promise<void> => {
    const id = orderOf(returnPath);
    if (id === null) return;
    const adopted = await writeOnce(delay, () => orderLinks.adopt(id));
    if (!adopted.ok) log.warn('Failed to adopt order', { kind: adopted.failure.kind });
  };

const orderOf = (returnPath: ReturnPath) => {
  const named = /[?&]orderId=([\w-]{1,128})$/.exec(returnPath)?.[1];
  if (named === undefined) return null;
  const id = orderId(named);
  return returnPath === paths.thanks(id) ? id : null;
};
