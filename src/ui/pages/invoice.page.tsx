import { useSuspenseQuery } from '@tanstack/react-query';
import { invoiceId, orderId } from '#core/shared/ids.ts';
import { queryOf } from '#ui/app/queries.ts';
import { useSearchTexts, useShop } from '#ui/app/use-shop.ts';
import { OrderPage } from '#ui/blocks/order-page.tsx';
import { SheetActions } from '#ui/blocks/sheet.tsx';
import { InvoiceSheet } from '#ui/invoice/invoice-sheet.tsx';
import { invoiceText } from '#ui/invoice/messages.vi.ts';
import { Button, ButtonLink } from '#ui/kit/button.tsx';
import { needsScript } from '#ui/kit/script.tsx';
import { firstOf } from '#ui/navigation/search.ts';

/** The invoice on screen and on paper. [ROUTE-22, PAY-04] */
export function Page() {
  const { useCases } = useShop();
  const search = useSearchTexts();
  const id = firstOf(search, 'id');
  const order = firstOf(search, 'orderId');
  const { data: invoice } = useSuspenseQuery(
    queryOf(useCases, 'invoice', {
      id: id === null ? null : invoiceId(id),
      orderId: order === null ? null : orderId(order),
    }),
  );
  return (
    <OrderPage title={invoiceText.title} step={null} narrow>
      <SheetActions>
        <Button kind="primary" className={needsScript} onClick={() => window.print()}>
          {invoiceText.print}
        </Button>
        <ButtonLink href={`/hoa-don.pdf?id=${encodeURIComponent(invoice.id)}`} newTab>
          {invoiceText.pdf}
        </ButtonLink>
        <ButtonLink href={`/ket-qua-thanh-toan/${invoice.orderId}`} kind="text">
          {invoiceText.back}
        </ButtonLink>
      </SheetActions>
      <InvoiceSheet invoice={invoice} />
    </OrderPage>
  );
}
