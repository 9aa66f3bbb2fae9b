import { type Order, topLines } from '#core/orders/order.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { lineTitle } from '#ui/blocks/order-table.tsx';
import { NumberCell, Table } from '#ui/kit/table.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { ordersText } from './messages.vi.ts';
import { OrderBadge } from './order-badge.tsx';
import styles from './orders.module.css';

/** Number and first product, date, state, total. [ORD-01] */
export function OrderRows({ orders }: { readonly orders: readonly Order[] }) {
  return (
    <Table
      caption={ordersText.list}
      stack="labelled"
      columns={[
        { title: ordersText.order },
        { title: ordersText.date },
        { title: ordersText.status },
        { title: ordersText.amount, numeric: true },
      ]}
    >
      {orders.map((order) => (
        <tr key={order.id}>
          <td>
            <Link href={paths.order(order.id)} className={styles.number}>
              {order.number}
            </Link>
            <small className={styles.what}>{firstProductText(order)}</small>
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
