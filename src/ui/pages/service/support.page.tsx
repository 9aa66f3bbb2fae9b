import { formatMinute } from '#core/shared/calendar.ts';
import * as paths from '#core/shared/paths.ts';
import type { SupportRequestRow } from '#core/support/support-request.ts';
import { accountQuery } from '#ui/account/account-queries.ts';
import { Portal } from '#ui/account/portal.tsx';
import { loadQueries, pageQuery, usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { EmptyState } from '#ui/blocks/content/empty-state.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { Table } from '#ui/kit/surface/table.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { firstValue } from '#ui/navigation/search.ts';
import { OpenSupportForm } from '#ui/support/open-support-form.tsx';
import { supportText as text } from '#ui/support/support.vi.ts';
import { SupportBadge } from '#ui/support/support-badge.tsx';

const requests = pageQuery('listSupportRequests');

export const load = loadQueries([requests], [accountQuery]);

/** A new request, then those of before. `?don-hang=`, `?dich-vu=`: what it is about. */
export function Page() {
  const search = useSearchTexts();
  const rows = usePageQuery(requests);
  return (
    <Portal current="support">
      <OpenSupportForm
        order={(firstValue(search, 'don-hang') ?? '').slice(0, 128)}
        service={(firstValue(search, 'dich-vu') ?? '').slice(0, 128)}
      />
      <SectionCard id="yeu-cau" title={text.list} flush>
        {rows.length > 0 ? (
          <SupportRows rows={rows} />
        ) : (
          <EmptyState title={text.emptyTitle} sentence={text.emptySentence} href={paths.orders} link={text.toOrders} />
        )}
      </SectionCard>
    </Portal>
  );
}

function SupportRows({ rows }: { readonly rows: readonly SupportRequestRow[] }) {
  return (
    <Table caption={text.list} stack="labelled" columns={[text.subject, text.updatedAt, text.state]}>
      {rows.map(({ id, number, title, state, updatedAt }) => (
        <tr key={id}>
          <td>
            <Link href={paths.supportRequest(id)}>
              <b>{number}</b> {title}
            </Link>
          </td>
          <td data-label={text.updatedAt}>{formatMinute(updatedAt)}</td>
          <td data-label={text.state}>
            <SupportBadge state={state} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
