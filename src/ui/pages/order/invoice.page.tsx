import { notFound } from '@tanstack/react-router';
import type { Invoice, NamedInvoice } from '#core/payment/invoice.ts';
import type { InvoiceRow } from '#core/pricing/invoice-row.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { addDong, formatDong, multiplyDong } from '#core/shared/dong.ts';
import { invoiceId, orderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { amountSentence } from '#core/shared/text/amount-in-words.ts';
import { ensureFound, type PageLoader, pageQuery, usePageQuery } from '#ui/app/page.ts';
import { OrderPage } from '#ui/blocks/order/order-page.tsx';
import {
  Sheet,
  SheetActions,
  SheetHead,
  SheetItem,
  SheetNote,
  SheetParties,
  SheetParty,
  SheetTotals,
} from '#ui/blocks/order/sheet.tsx';
import { LeaderRow } from '#ui/blocks/price/leader-row.tsx';
import { invoiceText } from '#ui/invoice/messages.vi.ts';
import { Button, ButtonLink } from '#ui/kit/action/button.tsx';
import { needsScriptClass } from '#ui/kit/script.ts';
import { NumberCell, Table } from '#ui/kit/surface/table.tsx';
import { firstValue } from '#ui/navigation/search.ts';

const invoiceQuery = pageQuery('loadInvoice', ({ search }) => {
  const [id, order] = [firstValue(search, 'id'), firstValue(search, 'orderId')];
  return { id: id === null ? null : invoiceId(id), orderId: order === null ? null : orderId(order) };
});

export const load: PageLoader = async (loader) => {
  const { id, orderId } = invoiceQuery.inputOf(loader);
  if (id === null && orderId === null) throw notFound({ data: { thing: 'invoice' } });
  await ensureFound(loader, invoiceQuery, 'invoice');
};

const shownNumber = (number: number): string => String(number).padStart(7, '0');

const nameOf = ({ series, number, date }: NamedInvoice): string => invoiceText.named(series, shownNumber(number), date);

/** Also for printing. [ROUTE-22, PAY-04] */
export function Page() {
  const invoice = usePageQuery(invoiceQuery);
  return (
    <OrderPage title={invoiceText.title} step={null} narrow>
      <SheetActions>
        <Button kind="primary" className={needsScriptClass} onClick={() => window.print()}>
          {invoiceText.print}
        </Button>{' '}
        <ButtonLink href={`/hoa-don.pdf?id=${encodeURIComponent(invoice.id)}`} newTab>
          {invoiceText.pdf}
        </ButtonLink>{' '}
        <ButtonLink href={paths.paymentResult(invoice.orderId)} kind="text">
          {invoiceText.back}
        </ButtonLink>
      </SheetActions>
      <InvoiceSheet invoice={invoice} />
    </OrderPage>
  );
}

/** Printable: seller, buyer, tax rate per line, the exempt state fee, the amount in words. [PAY-04] */
function InvoiceSheet({ invoice }: { readonly invoice: Invoice }) {
  const { totals, adjusts, replaces } = invoice;
  return (
    <Sheet>
      <SheetHead heading={invoiceText.heading} note={invoiceText.copy}>
        <LeaderRow label={invoiceText.series} value={invoice.series} />
        <LeaderRow label={invoiceText.number} value={shownNumber(invoice.number)} />
        <LeaderRow label={invoiceText.date} value={formatDate(invoice.date)} />
        <LeaderRow label={invoiceText.order} value={invoice.orderNumber} />
      </SheetHead>
      {adjusts ? <p>{invoiceText.adjusts(nameOf(adjusts))}</p> : null}
      {replaces ? <p>{invoiceText.replaces(nameOf(replaces))}</p> : null}
      <SheetParties>
        <SheetParty title={invoiceText.seller} party={invoice.seller} />
        <SheetParty title={invoiceText.buyer} party={invoice.buyer} />
      </SheetParties>
      <Table
        caption={invoiceText.lines}
        stack="labelled"
        columns={[
          invoiceText.item,
          { numeric: invoiceText.quantity },
          { numeric: invoiceText.unitPrice },
          { numeric: invoiceText.amount },
          { numeric: invoiceText.rate },
          { numeric: invoiceText.vat },
        ]}
      >
        {invoice.lines.map((line, at) => (
          // Lines of an invoice never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: an issued invoice is final
          <Row key={at} line={line} />
        ))}
      </Table>
      <SheetTotals>
        <LeaderRow label={invoiceText.net} value={formatDong(addDong(totals.net, totals.exempt))} />
        {totals.exempt === 0 ? null : (
          <LeaderRow label={invoiceText.exemptTotal} value={formatDong(totals.exempt)} tone="sub" />
        )}
        <LeaderRow label={invoiceText.vatTotal} value={formatDong(totals.vat)} />
        <LeaderRow label={<b>{invoiceText.total}</b>} value={<b>{formatDong(totals.gross)}</b>} />
        <LeaderRow
          label={adjusts ? invoiceText.givenBack : invoiceText.paid}
          value={formatDong(adjusts ? multiplyDong(invoice.paid, -1) : invoice.paid)}
        />
      </SheetTotals>
      <p>
        <b>{invoiceText.inWords}:</b> {amountSentence(totals.gross)}
      </p>
      {totals.exempt === 0 ? null : <SheetNote>{invoiceText.exemptNote}</SheetNote>}
    </Sheet>
  );
}

function Row({ line }: { readonly line: InvoiceRow }) {
  return (
    <tr>
      <SheetItem title={line.title} />
      <NumberCell label={invoiceText.quantity}>
        {line.quantity} {line.unit}
      </NumberCell>
      <NumberCell label={invoiceText.unitPrice}>{formatDong(line.unitPrice)}</NumberCell>
      <NumberCell label={invoiceText.amount}>{formatDong(addDong(line.amounts.net, line.amounts.exempt))}</NumberCell>
      <NumberCell label={invoiceText.rate}>
        {line.vatPercent === null ? invoiceText.exempt : `${line.vatPercent}%`}
      </NumberCell>
      <NumberCell label={invoiceText.vat}>{line.vatPercent === null ? '–' : formatDong(line.amounts.vat)}</NumberCell>
    </tr>
  );
}
