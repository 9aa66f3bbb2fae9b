import type { QuotationView } from '#core/quotations/quotation.ts';
import { parseRefusedLines, REFUSED_LINES_PARAM } from '#core/quotations/refused-lines.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import { quotationId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { ensureFound, type PageLoader, pageQuery, usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts, useShop } from '#ui/app/use-shop.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { OrderPage } from '#ui/blocks/order/order-page.tsx';
import { SheetActions } from '#ui/blocks/order/sheet.tsx';
import { LeaderRow } from '#ui/blocks/price/leader-row.tsx';
import { Button, ButtonLink } from '#ui/kit/action/button.tsx';
import { CopyButton } from '#ui/kit/action/copy-button.tsx';
import { classes } from '#ui/kit/css.ts';
import { needsScriptClass } from '#ui/kit/script.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { firstValue } from '#ui/navigation/search.ts';
import { quotationText as text } from '#ui/quotation/messages.vi.ts';
import { PdfForm } from '#ui/quotation/pdf-form.tsx';
import { QuotationSheet } from '#ui/quotation/quotation-sheet.tsx';
import { SendForm } from '#ui/quotation/send-form.tsx';
import layout from '#ui/theme/layout.module.css';

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
      <div className={classes(layout.parts, layout.screen)}>
        <QuotationOrder view={view} refused={refused} />
        <PdfForm id={id} />
        <SendForm id={id} />
        <QuotationLink path={paths.quotation(id)} />
        <SheetActions>
          <Button className={needsScriptClass} onClick={() => window.print()}>
            {text.print}
          </Button>
        </SheetActions>
      </div>
      <QuotationSheet view={view} />
    </OrderPage>
  );
}

/** Not printed. */
function QuotationLink({ path }: { readonly path: string }) {
  const { origin } = useShop();
  const address = origin + path;
  return (
    <div className={layout.row}>
      <div className={layout.grow}>
        <code className={layout.mono}>{address}</code>
        <p className={layout.faint}>{text.linkHint}</p>
      </div>
      <CopyButton text={address} label={text.copyLink} />
    </div>
  );
}

type Props = {
  readonly view: QuotationView;
  /** Indexes of the lines that the last command could not add. */
  readonly refused: readonly number[];
};

/** The lines that can still be ordered. Not printed. */
function QuotationOrder({ view, refused }: Props) {
  const { quotation, totals, offer } = view;
  const until = formatMinute(quotation.validUntil);
  const lineTitlesAt = (is: (at: number) => boolean): string =>
    quotation.lines.flatMap(({ title }, at) => (is(at) ? [title] : [])).join(', ');
  const unavailableTitles = lineTitlesAt((at) => offer.lines[at] === null);
  const isExpired = lineTitlesAt((at) => refused.includes(at));
  const isAllGone = offer.lines.every((line) => line === null);
  return (
    <Card padded className={layout.entries}>
      <h2 className={layout.title}>{text.orderTitle}</h2>
      {isExpired === '' ? null : (
        <Note kind="warn" alert>
          {text.refused(isExpired)} <ButtonLink href={paths.cart()}>{text.toCart}</ButtonLink>
        </Note>
      )}
      <p>{offer.isValid ? text.valid(until) : text.expired(until)}</p>
      {unavailableTitles === '' || isAllGone ? null : <Note kind="warn">{text.gone(unavailableTitles)}</Note>}
      {isAllGone ? <AllGone /> : <Amounts view={view} />}
      {offer.isValid && unavailableTitles === '' && offer.totals.gross !== totals.gross ? (
        <Note kind="info">{text.taxChanged}</Note>
      ) : null}
      {isAllGone ? null : <OrderForm view={view} />}
    </Card>
  );
}

function AllGone() {
  return (
    <Note kind="warn">
      {text.allGone} <ButtonLink href={paths.shop}>{text.toShop}</ButtonLink>
    </Note>
  );
}

function Amounts({ view: { totals, offer } }: Pick<Props, 'view'>) {
  return (
    <dl>
      {offer.totals.gross === totals.gross ? null : (
        <LeaderRow label={text.quoted} value={formatDong(totals.gross)} tone="sub" />
      )}
      <LeaderRow
        label={<b>{offer.isValid ? text.payable : text.today}</b>}
        value={<b>{formatDong(offer.totals.gross)}</b>}
      />
    </dl>
  );
}

function OrderForm({ view: { quotation, offer } }: Pick<Props, 'view'>) {
  return (
    <CommandButton
      use="orderQuotation"
      command={{ id: quotation.id, expectedTotal: offer.totals.gross }}
      kind="primary"
      size="l"
      block
    >
      {offer.isValid ? text.order : text.orderToday}
    </CommandButton>
  );
}
