import type { OrderQuery } from '#core/orders/order-history.port.ts';
import { type OrderStatus, orderStates, orderStatuses } from '#core/orders/order-states.ts';
import { cleanSearch } from '#core/shared/text/clean-typed.ts';
import { firstValue, pageNumberAt, type Search } from '#ui/navigation/search.ts';

/** Status numbers as in the URLs of the list. */
export const statusCodes: Readonly<Record<OrderStatus, number>> = {
  draft: 10,
  open: 20,
  confirmed: 40,
  completed: 50,
  closed: 90,
};

/** `?q=DH2610&status=20&page=2`; ignores invalid values. [ORD-01] */
export const parseOrdersQuery = (search: Search): OrderQuery => {
  const code = Number(firstValue(search, 'status'));
  return {
    keyword: cleanSearch(firstValue(search, 'q')),
    status: orderStatuses.find((each) => orderStates[each].isPlaced && statusCodes[each] === code) ?? null,
    page: pageNumberAt(search, 'page', 100_000),
  };
};
