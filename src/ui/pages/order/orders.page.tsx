import { type Order, topLines } from '#core/orders/order.ts';
import type { NamedStatus, OrderQuery } from '#core/orders/order-history.port.ts';
import { isPlaced } from '#core/orders/order-states.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { accountQuery } from '#ui/account/account-queries.ts';
import { Portal } from '#ui/account/portal.tsx';
import { loadQueries, pageQuery, usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { EmptyState } from '#ui/blocks/content/empty-state.tsx';
import { lineTitle } from '#ui/blocks/order/order-table.tsx';
import { LinePicture } from '#ui/blocks/price/line-picture.tsx';
import { Button, ButtonLink } from '#ui/kit/action/button.tsx';
import { InlineSelect } from '#ui/kit/form/inline-select.tsx';
import { Pagination } from '#ui/kit/navigation/pagination.tsx';
import { SearchField } from '#ui/kit/navigation/search-field.tsx';
import { Card, CardHead } from '#ui/kit/surface/card.tsx';
import { NumberCell, Table } from '#ui/kit/surface/table.tsx';
import { useFormNavigation } from '#ui/navigation/form-navigation.ts';
import { Link } from '#ui/navigation/link.tsx';
import { pageHrefs } from '#ui/navigation/search.ts';
import { ordersText } from '#ui/orders/messages.vi.ts';
import { OrderBadge } from '#ui/orders/order-badge.tsx';
import { parseOrdersQuery, statusCodes } from '#ui/orders/orders-query.ts';
import layout from '#ui/theme/layout.module.css';

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
            <div className={layout.pager}>
              <Pagination page={query.page} pages={list.pages} hrefOf={pageHrefs(paths.orders, search)} />
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

/** A GET form: a selected status applies at once; without JavaScript a button submits it. */
function OrdersHead({
  query: { keyword, status },
  statuses,
}: {
  readonly query: OrderQuery;
  readonly statuses: readonly NamedStatus[];
}) {
  const send = useFormNavigation(paths.orders);
  return (
    <CardHead>
      <h2 id="don-hang">{ordersText.title}</h2>
      <form className={layout.filter} action={paths.orders} method="get" key={`${keyword} ${status}`} onSubmit={send}>
        <SearchField
          label={ordersText.search}
          name="q"
          defaultValue={keyword ?? ''}
          placeholder={ordersText.searchHint}
        />
        <InlineSelect
          label={ordersText.status}
          name="status"
          defaultValue={status === null ? '' : statusCodes[status]}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          <option value="">{ordersText.everyStatus}</option>
          {statuses
            // A draft is a cart, not a listed order.
            .filter(isPlaced)
            .map(({ status: code, name }) => (
              <option key={code} value={statusCodes[code]}>
                {name}
              </option>
            ))}
        </InlineSelect>
        <Button type="submit" size="s">
          {ordersText.find}
        </Button>
      </form>
    </CardHead>
  );
}

/** Number and first product, date, state, total. [ORD-01] */
function OrderRows({ orders }: { readonly orders: readonly Order[] }) {
  return (
    <Table
      caption={ordersText.list}
      stack="labelled"
      columns={[ordersText.order, ordersText.date, ordersText.status, { numeric: ordersText.amount }]}
    >
      {orders.map((order) => (
        <tr key={order.id}>
          <td>
            <div className={layout.beside}>
              {topLines(order)
                .slice(0, 1)
                .map((line) => (
                  <LinePicture key={line.id} line={line} />
                ))}
              <div>
                <Link href={paths.order(order.id)}>
                  <b>{order.number}</b>
                </Link>{' '}
                <small className={layout.fine}>{firstProductText(order)}</small>
              </div>
            </div>
          </td>
          <td data-label={ordersText.date}>{formatDate(order.createdAt)}</td>
          <td data-label={ordersText.status}>
            <OrderBadge order={order} />
          </td>
          <NumberCell label={ordersText.amount}>
            <b>{formatDong(order.totals.gross)}</b>
          </NumberCell>
        </tr>
      ))}
    </Table>
  );
}

const firstProductText = (order: Order): string => {
  const [first, ...others] = topLines(order);
  return first === undefined ? '' : ordersText.more(lineTitle(first), others.length);
};
