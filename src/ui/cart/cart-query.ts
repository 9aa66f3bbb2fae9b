import { orderId } from '#core/shared/ids.ts';
import { pageQuery } from '#ui/app/page.ts';
import { firstValue, type Search } from '#ui/navigation/search.ts';

/** Null for the visitor's own cart. */
export const parseOrderId = (search: Search) => {
  const id = firstValue(search, 'orderId');
  return id === null ? null : orderId(id);
};

export const cartQuery = pageQuery('loadCart', ({ search }) => ({ orderId: parseOrderId(search) }));
