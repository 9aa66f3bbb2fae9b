import type { Balance, BalanceEntry } from '#core/balance/balance.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { EmptyState } from '#ui/blocks/content/empty-state.tsx';
import { Pagination } from '#ui/kit/navigation/pagination.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { NumberCell, Table } from '#ui/kit/surface/table.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { pageHrefs } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';
import { balanceText as text } from './balance.vi.ts';

const columns = [text.what, text.at, { numeric: text.change }];

/** Movements of the balance with what they were for, newest first. */
export function Entries({ balance: { entries, page, pages } }: { readonly balance: Balance }) {
  return (
    <SectionCard id="bien-dong" title={text.entries} flush>
      {entries.length === 0 ? (
        <EmptyState title={text.emptyTitle} sentence={text.emptySentence} href="#nap" link={text.topUp} />
      ) : (
        <>
          <Table caption={text.entries} stack="labelled" columns={columns}>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td>
                  <b>{text.kinds[entry.kind]}</b> <Subject entry={entry} />
                </td>
                <td data-label={text.at}>{formatMinute(entry.at)}</td>
                <NumberCell label={text.change}>
                  <b>{`${entry.change > 0 ? '+' : ''}${formatDong(entry.change)}`}</b>
                </NumberCell>
              </tr>
            ))}
          </Table>
          <div className={layout.pager}>
            <Pagination page={page} pages={pages} hrefOf={pageHrefs(paths.balance(), {})} />
          </div>
        </>
      )}
    </SectionCard>
  );
}

function Subject({ entry: { order, topUp, reason } }: { readonly entry: BalanceEntry }) {
  if (order) return <Link href={paths.order(order.id)}>{order.number}</Link>;
  return <span className={layout.quiet}>{topUp ?? reason}</span>;
}
