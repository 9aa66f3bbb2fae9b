import type { CartView } from '#core/cart/cart.ts';
import { lacksDomain } from '#core/cart/domain-step.ts';
import { type LineItemId, lineItemId } from '#core/shared/ids.ts';
import { pageQuery, useOptionalPageQuery } from '#ui/app/page.ts';
import { useSearchTexts, useShop } from '#ui/app/use-shop.ts';
import { firstValue } from '#ui/navigation/search.ts';
import { useHydrated } from '#ui/waking/use-hydrated.ts';

/** Requested only when there may be a cart. */
export const ownCartQuery = pageQuery('loadCart', () => ({ orderId: null }));

/** A hosting line of the cart that a name is looked for. */
export const HOSTING_PARAM = 'cho';

type HostingLine = { readonly id: LineItemId; readonly title: string | null };
export type CartDomains = {
  readonly cart: CartView | null;
  readonly names: ReadonlySet<string>;
  /** The first hosting without a name; its title is unknown before the cart is loaded. */
  readonly hosting: HostingLine | null;
};

export const useCartDomains = (): CartDomains => {
  const asked = firstValue(useSearchTexts(), HOSTING_PARAM);
  const { canKnowVisitor } = useShop();
  const hydrated = useHydrated();
  const { data = null } = useOptionalPageQuery(ownCartQuery, hydrated && canKnowVisitor);
  const names = (data?.lines ?? []).map(({ line }) => line.description).filter((name) => name !== '');
  const lines = (data?.lines ?? []).map(({ line }) => line).filter(lacksDomain);
  const found = lines.find(({ id }) => id === asked) ?? lines[0];
  const isUnknown = data === null && asked !== null;
  const hosting = isUnknown ? { id: lineItemId(asked), title: null } : (found ?? null);
  return { cart: data, names: new Set(names), hosting };
};
