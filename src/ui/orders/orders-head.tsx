import type { NamedStatus, OrderQuery } from '#core/orders/order-history.port.ts';
import * as paths from '#core/shared/paths.ts';
import { Button } from '#ui/kit/button.tsx';
import { CardHead } from '#ui/kit/card.tsx';
import { InlineSelect } from '#ui/kit/field.tsx';
import { SearchField } from '#ui/kit/search-field.tsx';
import { useFormNavigation } from '#ui/navigation/form-navigation.ts';
import { ordersText } from './messages.vi.ts';
import styles from './orders.module.css';
import { statusCodes } from './orders-query.ts';

/** A GET form: a selected status applies at once; without JavaScript a button submits it. */
export function OrdersHead({
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
      <form className={styles.filter} action={paths.orders} method="get" key={`${keyword} ${status}`} onSubmit={send}>
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
            .filter((each) => each.status !== 'draft')
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
