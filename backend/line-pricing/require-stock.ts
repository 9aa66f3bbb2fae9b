import type { OrderLineRow, StoredOption } from '#backend/order-store/schema.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { soldOutChoice } from '#contracts/place-stock.ts';
import type { SoldProduct } from './sold-product.ts';

/**
 * Requires stock at the selected location. `priced`: products of its priced options. [CAT-10]
 * @throws ServiceFailure PLACE_SOLD_OUT {productId, product, place, left}
 */
export const requireStock = (
  product: SoldProduct,
  chosen: readonly Pick<StoredOption, 'id' | 'value'>[],
  priced: readonly string[],
): void => {
  const gone = soldOutChoice(product.options, chosen, priced);
  if (gone)
    throw new ServiceFailure('PLACE_SOLD_OUT', `${product.title} is sold out at ${gone.place}`, {
      productId: product.id,
      product: product.title,
      ...gone,
    });
};

/**
 * Requires stock for a line of an order. Renewals and upgrades need none because the service already exists, and a
 * child item depends on its parent.
 * @throws ServiceFailure PLACE_SOLD_OUT
 */
export const requireLineStock = (product: SoldProduct, line: OrderLineRow, lines: readonly OrderLineRow[]): void => {
  if (line.parentId !== null || line.renews !== null || line.upgrades !== null) return;
  const children = lines.filter((each) => each.parentId === line.id);
  requireStock(
    product,
    line.options,
    children.map((child) => child.productId),
  );
};
