import { formatDate } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { usePageInput, usePageQuery } from '#ui/app/page.ts';
import { EmptyState } from '#ui/blocks/content/empty-state.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Pagination } from '#ui/kit/navigation/pagination.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { NumberCell, Table } from '#ui/kit/surface/table.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { pageHrefs } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';
import { invoicesQuery } from './account-queries.ts';
import { InvoiceMonths } from './invoice-months.tsx';
import { invoicesText } from './messages.vi.ts';

const columns = [invoicesText.number, invoicesText.order, invoicesText.date, { numeric: invoicesText.amount }];

/** Ten invoices per page. [ORD-03, PAY-04] */
export function Invoices() {
  const { page } = usePageInput(invoicesQuery);
  const { invoices, pages } = usePageQuery(invoicesQuery);
  return (
    <>
      <SectionCard id="hoa-don" title={invoicesText.title} flush>
        {invoices.length === 0 ? (
          <EmptyState
            title={invoicesText.emptyTitle}
            sentence={invoicesText.emptySentence}
            action={<ButtonLink href={paths.orders}>{invoicesText.toOrders}</ButtonLink>}
          />
        ) : (
          <>
            <Table caption={invoicesText.title} stack="labelled" columns={columns}>
              {invoices.map((invoice) => (
                <tr key={invoice.id}>
                  <td>
                    <Link href={paths.invoice({ id: invoice.id })}>
                      <b>{`${invoice.series} ${String(invoice.number).padStart(7, '0')}`}</b>
                    </Link>
                    {invoice.adjusts ? ` ${invoicesText.adjustment}` : null}
                    {invoice.replaces ? ` ${invoicesText.replacement}` : null}
                  </td>
                  <td data-label={invoicesText.order}>
                    <Link href={paths.order(invoice.orderId)}>{invoice.orderNumber}</Link>
                  </td>
                  <td data-label={invoicesText.date}>{formatDate(invoice.date)}</td>
                  <NumberCell label={invoicesText.amount}>
                    <b>{formatDong(invoice.totals.gross)}</b>
                  </NumberCell>
                </tr>
              ))}
            </Table>
            <div className={layout.pager}>
              <Pagination page={page} pages={pages} hrefOf={pageHrefs(paths.account('hoa-don'), {})} />
            </div>
          </>
        )}
      </SectionCard>
      <InvoiceMonths />
    </>
  );
}
