import type { OrderId } from '#core/shared/ids.ts';
import { usePrivateQuery } from './queries.ts';
import { useShop } from './use-shop.ts';

/** `itemCount`: null until visitor or cart are loaded. */
type KnownCart = { readonly id: OrderId; readonly itemCount: number | null };

/**
 * The visitor's cart, once it is known: as loaded, or as the cookie names it where the document was drawn for this
 * visitor. Sends no request, and in a shared document it is null until `useVisitor` has loaded. [HDR-05]
 */
export const useKnownCart = (): KnownCart | null => {
  const { knownCart } = useShop();
  const { data } = usePrivateQuery('loadVisitor', {}, false);
  const { data: cart } = usePrivateQuery('loadCart', { orderId: knownCart }, false);
  if (data === undefined) return knownCart && { id: knownCart, itemCount: cart?.itemCount ?? null };
  return data.cartId && { id: data.cartId, itemCount: data.itemCount };
};
