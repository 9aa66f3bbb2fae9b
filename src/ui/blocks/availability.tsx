import type { ProductSummary } from '#core/catalogue/product.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { LocationStocks } from './location-stocks.tsx';
import { blocks } from './messages.vi.ts';

/** Availability of a product: per location for servers, otherwise as one label. [CAT-10] */
export function Availability({ product }: { readonly product: Pick<ProductSummary, 'available' | 'places' | 'type'> }) {
  const { available, places, type } = product;
  if (available && places.length > 0) return <LocationStocks places={places} />;
  return (
    <Badge tone={available ? 'ok' : 'warn'} dot>
      {available ? (type === 'domain' ? blocks.registrable : blocks.available) : blocks.unavailable}
    </Badge>
  );
}
