import type { Product } from '#core/catalogue/product.ts';
import { childLines, type Order, type OrderLine } from '#core/orders/order.ts';
import * as paths from '#core/shared/paths.ts';
import { isConfigurable, lineToQuery } from './line-changes.ts';

/** Names the product of the removed line in the query of the cart's page. */
export const REMOVED_PARAM = 'removed';

/** Whether a removed line can be added again: an exchange of addresses is no purchase, a transfer needs its code. */
export const canUndoRemoval = (order: Order, line: OrderLine): boolean =>
  isConfigurable(order, line) && !line.isExchange;

/** The cart's page, with the removed line in the words of its product's address, so that it can offer it again. */
export const pathAfterRemoval = (order: Order, line: OrderLine, product: Product): string => {
  const query = { [REMOVED_PARAM]: product.slug, ...lineToQuery(product, line, childLines(order, line.id)) };
  const parts = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each) => `${encodeURIComponent(name)}=${encodeURIComponent(each)}`),
  );
  return [paths.cart(order.id), ...parts].join('&');
};
