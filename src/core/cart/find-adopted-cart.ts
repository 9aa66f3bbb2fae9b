import type { Visitor } from '#core/session/visitor.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { OrderId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { type AdoptCartPorts, adoptCart, isGuests } from './adopt-cart.ts';
import { type FoundCart, findCart } from './find-cart.ts';

/**
 * The visitor's cart as `findCart` finds it. A customer whose cookie still points at a cart without owner has one that
 * could not be adopted when he logged in: it is now. [ACC-11]
 */
export const findAdoptedCart =
  (ports: AdoptCartPorts) =>
  async (visitor: Visitor, asked: OrderId | null): Promise<Result<FoundCart, PortFailure>> => {
    const found = await findCart(ports)(visitor, asked);
    if (!found.ok || visitor.kind !== 'customer') return found;
    const { order } = found.value;
    if (order === null || order.id !== ports.carts.get() || !isGuests(order, visitor.user.partyId)) return found;
    await adoptCart(ports)(visitor.user.partyId);
    return findCart(ports)(visitor, ports.carts.get());
  };
