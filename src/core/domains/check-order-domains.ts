import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { type Order, type OrderLine, topLines } from '#core/orders/order.ts';
import { fail, type Result } from '#core/shared/result.ts';
import { checkDomain, type DomainPorts, requireAvailableDomains } from './check-domain.ts';
import { findTransferProblem } from './transfer.ts';

const namesOf = (order: Order, which: (line: OrderLine) => boolean): readonly string[] =>
  topLines(order).flatMap((line) => (line.description !== '' && which(line) ? [line.description] : []));

/**
 * Asks the registry again: a new name must be certainly available; a transfer certainly registered, unlocked, with auth
 * code. Failures: `domain-unavailable`, `transfer-refused`. [DOM-04]
 */
export const checkOrderDomains =
  (ports: DomainPorts) =>
  async (order: Order): Promise<Result<void, ShopFailure>> => {
    const [forgotten] = namesOf(order, ({ isAuthCodeDeleted }) => isAuthCodeDeleted === true);
    if (forgotten !== undefined) return fail({ kind: 'transfer-refused', domain: forgotten, why: 'code-forgotten' });
    for (const domain of namesOf(order, ({ isTransfer }) => isTransfer === true)) {
      // The age was checked when the domain was added and only grows.
      const why = findTransferProblem(await checkDomain(ports)(domain), Number.POSITIVE_INFINITY);
      if (why !== null) return fail({ kind: 'transfer-refused', domain, why });
    }
    return requireAvailableDomains(ports)(namesOf(order, ({ isTransfer }) => isTransfer !== true));
  };
