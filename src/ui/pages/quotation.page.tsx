import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { quotationPath, quotationPdfPath } from '#core/quotations/quotation.ts';
import { REFUSED_LINES, refusedLinesOf } from '#core/quotations/refused-lines.ts';
import { quotationId } from '#core/shared/ids.ts';
import { queryOf } from '#ui/app/queries.ts';
import { useSearchTexts, useShop } from '#ui/app/use-shop.ts';
import { OrderPage } from '#ui/blocks/order-page.tsx';
import { SheetActions } from '#ui/blocks/sheet.tsx';
import { Button, ButtonLink } from '#ui/kit/button.tsx';
import { needsScript } from '#ui/kit/script.tsx';
import { firstOf } from '#ui/navigation/search.ts';
import { quotationText as text } from '#ui/quotation/messages.vi.ts';
import { QuotationLink } from '#ui/quotation/quotation-link.tsx';
import { QuotationOrder } from '#ui/quotation/quotation-order.tsx';
import { QuotationSheet } from '#ui/quotation/quotation-sheet.tsx';

/** A quotation: to order from, to send on, to print. Whoever has its link sees it. */
export function Page() {
  const { useCases } = useShop();
  const { id: given = '' } = useParams({ strict: false });
  const id = quotationId(given);
  const { data: view } = useSuspenseQuery(queryOf(useCases, 'quotation', { id }));
  const refused = refusedLinesOf(firstOf(useSearchTexts(), REFUSED_LINES) ?? '');
  return (
    <OrderPage title={text.title(view.quotation.number)} step={null} narrow>
      <QuotationOrder view={view} refused={refused} />
      <QuotationLink path={quotationPath(id)} />
      <SheetActions>
        <Button className={needsScript} onClick={() => window.print()}>
          {text.print}
        </Button>
        <ButtonLink href={quotationPdfPath(id)} newTab>
          {text.pdf}
        </ButtonLink>
      </SheetActions>
      <QuotationSheet view={view} />
    </OrderPage>
  );
}
