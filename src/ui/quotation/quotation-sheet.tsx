import { shortOptionText } from '#core/catalogue/option-texts.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import type { QuotationView } from '#core/quotations/quotation.ts';
import { computeQuotedAmounts, computeQuotedRenewal, type QuotedLine } from '#core/quotations/quotation.ts';
import { formatDate, formatMinute } from '#core/shared/calendar.ts';
import { addDong, formatDong } from '#core/shared/dong.ts';
import { amountSentence } from '#core/shared/text/amount-in-words.ts';
import { termText } from '#ui/blocks/messages.vi.ts';
import { informativeOptions } from '#ui/blocks/order/order-amounts.ts';
import {
  Sheet,
  SheetHead,
  SheetItem,
  SheetParties,
  SheetParty,
  SheetSignatures,
  SheetTerms,
  SheetTotals,
} from '#ui/blocks/order/sheet.tsx';
import { LeaderRow } from '#ui/blocks/price/leader-row.tsx';
import { NumberCell, Table } from '#ui/kit/surface/table.tsx';
import { quotationText as text } from './messages.vi.ts';

export function QuotationSheet({ view: { quotation, totals } }: { readonly view: QuotationView }) {
  return (
    <Sheet>
      <SheetHead heading={text.heading} note={text.note}>
        <LeaderRow label={text.number} value={quotation.number} />
        <LeaderRow label={text.date} value={formatDate(quotation.createdAt)} />
        <LeaderRow label={text.until} value={formatMinute(quotation.validUntil)} />
      </SheetHead>
      <SheetParties>
        <SheetParty title={text.seller} party={quotation.seller} />
        <SheetParty
          title={text.buyer}
          party={{
            name: text.blank,
            taxCode: text.blank,
            address: '',
            phone: '',
            email: '',
          }}
        />
      </SheetParties>
      <Table
        caption={text.lines}
        stack="labelled"
        columns={[
          text.item,
          { numeric: text.quantity },
          { numeric: text.net },
          { numeric: text.rate },
          { numeric: text.vat },
          { numeric: text.gross },
        ]}
      >
        {quotation.lines.map((line, at) => (
          // Lines of a quotation never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: a quotation is final
          <Row key={at} line={line} />
        ))}
      </Table>
      <SheetTotals>
        <LeaderRow label={text.netTotal} value={formatDong(addDong(totals.net, totals.exempt))} />
        <LeaderRow label={text.vatTotal} value={formatDong(totals.vat)} />
        <LeaderRow label={<b>{text.total}</b>} value={<b>{formatDong(totals.gross)}</b>} />
      </SheetTotals>
      <p>
        <b>{text.inWords}:</b> {amountSentence(totals.gross)}
      </p>
      <SheetTerms terms={text.terms} />
      <SheetSignatures sides={text.signatures} />
    </Sheet>
  );
}

function Row({ line }: { readonly line: QuotedLine }) {
  const { net, exempt, vat, gross } = computeQuotedAmounts(line);
  return (
    <tr>
      <SheetItem title={line.title} details={detailsOf(line)} />
      <NumberCell label={text.quantity}>{text.quantityOf(line.quantity, termText(line.term, line.unit))}</NumberCell>
      <NumberCell label={text.net}>{formatDong(addDong(net, exempt))}</NumberCell>
      <NumberCell label={text.rate}>{line.vat.percent}%</NumberCell>
      <NumberCell label={text.vat}>{formatDong(vat)}</NumberCell>
      <NumberCell label={text.gross}>{formatDong(gross)}</NumberCell>
    </tr>
  );
}

const detailsOf = (line: QuotedLine): readonly string[] => {
  const { exempt } = computeQuotedAmounts(line);
  return [
    ...(line.specs === '' ? [] : [line.specs]),
    ...(line.description === '' ? [] : [line.description]),
    ...line.children.map(({ name, title, charge }) =>
      text.pricedOption(name, title, formatDong(computeLineAmounts(charge, line.quantity, line.vat.percent).net)),
    ),
    ...informativeOptions(line).map((option) => text.option(option.name, shortOptionText(option))),
    ...(exempt === 0 ? [] : [text.stateFee(formatDong(exempt))]),
    text.renewal(termText(line.term, line.unit), formatDong(computeQuotedRenewal(line).gross)),
  ];
};
