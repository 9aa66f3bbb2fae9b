import { useQuery } from '@tanstack/react-query';
import type { CartView } from '#core/cart/cart.ts';
import { queryOf } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { useHydrated } from '#ui/kit/use-hydrated.ts';

/** The cart's lines that order names; asked for only where there may be a cart. */
export const useNamesInCart = (): { readonly cart: CartView | null; readonly names: ReadonlySet<string> } => {
  const { useCases, mayKnowVisitor } = useShop();
  const hydrated = useHydrated();
  const { data = null } = useQuery({
    ...queryOf(useCases, 'cart', { orderId: null }),
    enabled: hydrated && mayKnowVisitor(),
  });
  const names = (data?.lines ?? []).map(({ line }) => line.description).filter((name) => name !== '');
  return { cart: data, names: new Set(names) };
};
