import { quotationPdfPath } from '#core/quotations/quotation.ts';
import { parseRefusedLines, REFUSED_LINES_PARAM } from '#core/quotations/refused-lines.ts';
import { quotationId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { ensureFound, type PageLoader, pageQuery, usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts, useShop } from '#ui/app/use-shop.ts';
import { OrderPage } from '#ui/blocks/order-page.tsx';
import { SheetActions } from '#ui/blocks/sheet.tsx';
import { Button, ButtonLink } from '#ui/kit/button.tsx';
import { CopyButton } from '#ui/kit/copy-button.tsx';
import { needsScriptClass } from '#ui/kit/script.tsx';
import { firstValue } from '#ui/navigation/search.ts';
import { quotationText as text } from '#ui/quotation/messages.vi.ts';
import styles from '#ui/quotation/quotation.module.css';
import { QuotationOrder } from '#ui/quotation/quotation-order.tsx';
import { QuotationSheet } from '#ui/quotation/quotation-sheet.tsx';

const quotation = pageQuery('loadQuotation', ({ params }) => ({ id: quotationId(params.id ?? '') }));

export const load: PageLoader = async (loader) => {
  const view = await ensureFound(loader, quotation, 'quotation');
  return { title: text.title(view.quotation.number) };
};

/** To order from, share and print. Anyone with its link can see it. */
export function Page() {
  const view = usePageQuery(quotation);
  const { id } = view.quotation;
  const refused = parseRefusedLines(firstValue(useSearchTexts(), REFUSED_LINES_PARAM) ?? '');
  return (
    <OrderPage title={text.title(view.quotation.number)} step={null} narrow>
      <QuotationOrder view={view} refused={refused} />
      <QuotationLink path={paths.quotation(id)} />
      <SheetActions>
        <Button className={needsScriptClass} onClick={() => window.print()}>
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

/** Not printed. */
function QuotationLink({ path }: { readonly path: string }) {
  const { origin } = useShop();
  const address = origin + path;
  return (
    <div className={styles.link}>
      <div>
        <code>{address}</code>
        <p>{text.linkHint}</p>
      </div>
      <CopyButton text={address} label={text.copyLink} />
    </div>
  );
}
