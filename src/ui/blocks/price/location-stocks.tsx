import type { LocationStock } from '#core/catalogue/product.ts';
import { lazyPart } from '#ui/waking/lazy-part.tsx';

/** Few products have locations. */
const LocationStockList = lazyPart(() => import('./location-stock-list.tsx'));

/** Renders nothing for products without locations. [CAT-10] */
export function LocationStocks({ places }: { readonly places: readonly LocationStock[] }) {
  return places.length === 0 ? null : <LocationStockList places={places} />;
}
