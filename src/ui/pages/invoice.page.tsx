import { notFound } from '@tanstack/react-router';
import { invoiceId, orderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { ensureFound, type PageLoader, pageQuery, usePageQuery } from '#ui/app/page.ts';
import { OrderPage } from '#ui/blocks/order-page.tsx';
import { SheetActions } from '#ui/blocks/sheet.tsx';
import { InvoiceSheet } from '#ui/invoice/invoice-sheet.tsx';
import { invoiceText } from '#ui/invoice/messages.vi.ts';
import { Button, ButtonLink } from '#ui/kit/button.tsx';
import { needsScriptClass } from '#ui/kit/script.ts';
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

/** Also for printing. [ROUTE-22, PAY-04] */
export function Page() {
  const invoice = usePageQuery(invoiceQuery);
  return (
    <OrderPage title={invoiceText.title} step={null} narrow>
      <SheetActions>
        <Button kind="primary" className={needsScriptClass} onClick={() => window.print()}>
          {invoiceText.print}
        </Button>
        <ButtonLink href={`/hoa-don.pdf?id=${encodeURIComponent(invoice.id)}`} newTab>
          {invoiceText.pdf}
        </ButtonLink>
        <ButtonLink href={paths.paymentResult(invoice.orderId)} kind="text">
          {invoiceText.back}
        </ButtonLink>
      </SheetActions>
      <InvoiceSheet invoice={invoice} />
    </OrderPage>
  );
}
