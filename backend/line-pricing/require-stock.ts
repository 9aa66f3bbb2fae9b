import type { OrderLineRow, StoredOption } from '#backend/order-store/schema.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { soldOutChoice } from '#contracts/place-stock.ts';
import type { SoldProduct } from './sold-product.ts';

/** `priced`: products of priced options. Throws PLACE_SOLD_OUT {productId, product, place, left}. [CAT-10] */
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

/** Exempts renewals and upgrades of existing services, and child items. Throws PLACE_SOLD_OUT. */
export const requireLineStock = (product: SoldProduct, line: OrderLineRow, lines: readonly OrderLineRow[]): void => {
  if (line.parentId !== null || line.renews !== null || line.upgrades !== null) return;
  const children = lines.filter((each) => each.parentId === line.id);
  requireStock(
    product,
    line.options,
    children.map((child) => child.productId),
  );
};
