import type { Visitor } from '#core/session/visitor.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { OrderId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { type AdoptCartPorts, adoptCart, isGuestCart } from './adopt-cart.ts';
import { type FoundCart, findCart } from './find-cart.ts';

/** Like `findCart`, but retries the adoption of a guest cart that failed at login. [ACC-11] */
export const findOrAdoptCart =
  (ports: AdoptCartPorts) =>
  async (visitor: Visitor, asked: OrderId | null): Promise<Result<FoundCart, PortFailure>> => {
    const found = await findCart(ports)(visitor, asked);
    if (!found.ok || visitor.kind !== 'customer') return found;
    const { order } = found.value;
    if (order === null || order.id !== ports.carts.get() || !isGuestCart(order, visitor.user.partyId)) return found;
    await adoptCart(ports)(visitor.user.partyId);
    return findCart(ports)(visitor, ports.carts.get());
  };
