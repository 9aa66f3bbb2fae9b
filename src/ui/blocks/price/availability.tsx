import type { ProductSummary } from '#core/catalogue/product.ts';
import { isDomainProduct } from '#core/catalogue/product-line.ts';
import { blocks } from '#ui/blocks/messages.vi.ts';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { availabilityText } from './availability.vi.ts';
import { LocationStocks } from './location-stocks.tsx';

/** Per location for servers, otherwise as one label. [CAT-10] */
export function Availability({
  product,
}: {
  readonly product: Pick<ProductSummary, 'isAvailable' | 'locations' | 'type'>;
}) {
  const { isAvailable, locations } = product;
  if (isAvailable && locations.length > 0) return <LocationStocks places={locations} />;
  return (
    <Badge tone={isAvailable ? 'ok' : 'warn'} dot>
      {isAvailable
        ? isDomainProduct(product)
          ? availabilityText.registrable
          : availabilityText.available
        : blocks.unavailable}
    </Badge>
  );
}
