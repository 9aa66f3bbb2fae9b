import type { CartView } from '#core/cart/cart.ts';
import { pageQuery, useOptionalPageQuery } from '#ui/app/page.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { useHydrated } from '#ui/kit/use-hydrated.ts';

/** Requested only when there may be a cart. */
export const ownCartQuery = pageQuery('loadCart', () => ({ orderId: null }));

export const useCartDomains = (): { readonly cart: CartView | null; readonly names: ReadonlySet<string> } => {
  const { canKnowVisitor } = useShop();
  const hydrated = useHydrated();
  const { data = null } = useOptionalPageQuery(ownCartQuery, hydrated && canKnowVisitor());
  const names = (data?.lines ?? []).map(({ line }) => line.description).filter((name) => name !== '');
  return { cart: data, names: new Set(names) };
};
