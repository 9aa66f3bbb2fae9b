import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { pageQuery, useOptionalPageQuery } from '#ui/app/page.ts';
import { Note } from '#ui/kit/surface/note.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import { cartText } from './messages.vi.ts';

export const unpaidOrdersQuery = pageQuery('listUnpaidOrders', () => ({}));

/** What was ordered here and is not paid yet; nothing while that is unknown. */
export function UnpaidOrders() {
  const { data = [] } = useOptionalPageQuery(unpaidOrdersQuery);
  if (data === null || data.length === 0) return null;
  return (
    <div className={layout.strips}>
      {data.map(({ orderId, number, total }) => (
        <Note key={orderId} kind="warn" icon="clock">
          {cartText.unpaid(number, formatDong(total))}{' '}
          <Link href={paths.payment(orderId)} aria-label={cartText.payUnpaidOf(number)}>
            <b>{cartText.payUnpaid}</b>
          </Link>
        </Note>
      ))}
    </div>
  );
}
