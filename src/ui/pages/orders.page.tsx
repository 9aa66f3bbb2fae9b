import * as paths from '#core/shared/paths.ts';
import { accountQuery } from '#ui/account/account-queries.ts';
import { Portal } from '#ui/account/portal.tsx';
import { loadQueries, pageQuery, usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { ButtonLink } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Pagination } from '#ui/kit/pagination.tsx';
import { EmptyState } from '#ui/kit/state.tsx';
import { withSearchChanges } from '#ui/navigation/search.ts';
import { ordersText } from '#ui/orders/messages.vi.ts';
import { OrderRows } from '#ui/orders/order-rows.tsx';
import styles from '#ui/orders/orders.module.css';
import { OrdersHead } from '#ui/orders/orders-head.tsx';
import { parseOrdersQuery } from '#ui/orders/orders-query.ts';

const orders = pageQuery('listOrders', ({ search }) => parseOrdersQuery(search));

export const load = loadQueries([orders], [accountQuery]);

/** Four orders per page. [ROUTE-43, ORD-01] */
export function Page() {
  const search = useSearchTexts();
  const query = parseOrdersQuery(search);
  const list = usePageQuery(orders);
  const filtered = query.keyword !== null || query.status !== null;
  return (
    <Portal current="orders">
      <Card as="section" labelledBy="don-hang">
        <OrdersHead query={query} statuses={list.statuses} />
        {list.orders.length > 0 ? (
          <>
            <OrderRows orders={list.orders} />
            <div className={styles.pager}>
              <Pagination
                page={query.page}
                pages={list.pages}
                hrefOf={(page) => withSearchChanges(paths.orders, search, { page: page === 1 ? null : String(page) })}
              />
            </div>
          </>
        ) : filtered || query.page > 1 ? (
          <EmptyState
            title={ordersText.nothingTitle}
            sentence={ordersText.nothingSentence}
            action={<ButtonLink href={paths.orders}>{ordersText.showAll}</ButtonLink>}
          />
        ) : (
          <EmptyState
            title={ordersText.emptyTitle}
            sentence={ordersText.emptySentence}
            href={paths.shop}
            link={ordersText.toShop}
          />
        )}
      </Card>
    </Portal>
  );
}
