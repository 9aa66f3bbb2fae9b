import type { ProfileGateway } from '#core/account/profile-gateway.port.ts';
import type { FindCartPorts } from '#core/cart/find-cart.ts';
import { findOrAdoptCart } from '#core/cart/find-or-adopt-cart.ts';
import type { Favourites } from '#core/catalogue/favourites/favourites.port.ts';
import { type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import { type Order, topLines } from '#core/orders/order.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import type { Visitor } from '#core/session/visitor.ts';
import { unknownVisitor, type VisitorState } from '#core/session/visitor-state.ts';
import { ok } from '#core/shared/result.ts';
import { valueOr } from '#core/shared/text/value-or.ts';

export type LoadVisitorPorts = VisitorPorts &
  FindCartPorts & { readonly favourites: Favourites; readonly profiles: ProfileGateway };

/**
 * Header data of the visitor. Drops inactive carts, telling of a cancelled one, and adopts a pending guest cart; parts
 * that fail are left out.
 * [CART-11, HDR-05, HDR-06, STA-01, VIS-03, ACC-11]
 */
export const loadVisitor = query(
  (ports: LoadVisitorPorts): UseCase<Nothing, VisitorState> =>
    async () => {
      const { tokens, carts, log } = ports;
      const unknown = tokens.session() === null && tokens.anonymous() === null;
      if (unknown && carts.get() === null && carts.recovery() === null) return ok(unknownVisitor);
      const hadSession = tokens.session() !== null;
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return ok({ ...unknownVisitor, hasSessionEnded: hadSession });
      const [cart, favouritesCount, avatarPath] = await Promise.all([
        findOrAdoptCart(ports)(visitor.value, null),
        countFavourites(ports),
        loadAvatar(ports, visitor.value),
      ]);
      const { order, cancelledCartId } = valueOr(log, 'Failed to fetch order data', cart, noCart);
      if (cancelledCartId !== null && carts.get() === cancelledCartId) carts.clear();
      const isCartCancelled = cancelledCartId !== null;
      const state = toVisitorState(visitor.value, order, favouritesCount, avatarPath);
      return ok({ ...state, hasSessionEnded: hadSession && !state.isLoggedIn, isCartCancelled });
    },
);

const noCart = { order: null, cancelledCartId: null };

const countFavourites = async ({ favourites, log }: LoadVisitorPorts): Promise<number> =>
  valueOr(log, 'Failed to count favourites', await favourites.list(), { total: 0 }).total;

const loadAvatar = async ({ profiles, log }: LoadVisitorPorts, visitor: Visitor): Promise<string | null> => {
  if (visitor.kind === 'anonymous') return null;
  const person = await profiles.person(visitor.user.partyId);
  return valueOr(log, 'Failed to fetch profile', person, null)?.avatarPath ?? null;
};

const toVisitorState = (
  visitor: Visitor,
  cart: Order | null,
  favouritesCount: number,
  avatarPath: string | null,
): Omit<VisitorState, 'isCartCancelled' | 'hasSessionEnded'> => {
  const user = visitor.kind === 'customer' ? visitor.user : null;
  const account = user && { name: user.fullName, phone: user.phone, email: user.email };
  return {
    isLoggedIn: user !== null,
    user: user && { id: user.partyId, name: user.fullName, avatarPath },
    cartId: cart?.id ?? null,
    itemCount: cart === null ? 0 : topLines(cart).length,
    favouritesCount,
    contact: cart?.owner?.contact ?? account,
  };
};
