import type { OrderStatus } from '#core/orders/order.ts';
import type { OrderQuery } from '#core/orders/order-history.port.ts';
import { firstOf, type Search } from '#ui/navigation/search.ts';

const statuses: readonly OrderStatus[] = [20, 40, 50, 90];

/** What an address of the list asks for: `?q=DH2610&status=20&page=2`. What it cannot mean is left out. [ORD-01] */
export const ordersQuery = (search: Search): OrderQuery => {
  const status = Number(firstOf(search, 'status'));
  const page = Number(firstOf(search, 'page'));
  return {
    keyword: firstOf(search, 'q'),
    status: statuses.find((each) => each === status) ?? null,
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
};
