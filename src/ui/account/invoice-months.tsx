import { INVOICE_MONTH_PATH, type MonthChoice } from '#core/payment/invoice-months.ts';
import { useOptionalPageQuery } from '#ui/app/page.ts';
import { Button } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { InlineSelect } from '#ui/kit/form/inline-select.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { invoiceMonthsQuery } from './account-queries.ts';
import { invoicesText } from './messages.vi.ts';

/** The invoices of a chosen month as one file; a month without any is named and cannot be chosen. [ORD-03] */
export function InvoiceMonths() {
  const { data: months = [] } = useOptionalPageQuery(invoiceMonthsQuery);
  const newest = months.find(({ files }) => files > 0);
  if (newest === undefined) return null;
  return (
    <SectionCard id="theo-thang" title={invoicesText.byMonth}>
      <p className={layout.quiet}>{invoicesText.byMonthHint}</p>
      <form className={classes(layout.flow, layout.after)} action={INVOICE_MONTH_PATH} method="get">
        <InlineSelect label={invoicesText.month} name="thang" defaultValue={filesOf(newest)[0]?.value}>
          {months.flatMap(filesOf).map(({ value, text, isEmpty }) => (
            <option key={value} value={value} disabled={isEmpty}>
              {text}
            </option>
          ))}
        </InlineSelect>
        <Button type="submit" size="s">
          {invoicesText.download}
        </Button>
      </form>
    </SectionCard>
  );
}

const filesOf = ({ month, invoices, files }: MonthChoice) =>
  Array.from({ length: Math.max(1, files) }, (_, at) => ({
    value: `${month}.${at + 1}`,
    text: invoicesText.monthChoice(month, invoices, at + 1, files),
    isEmpty: files === 0,
  }));
