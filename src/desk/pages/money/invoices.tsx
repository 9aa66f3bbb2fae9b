import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { Link, required, SelectInput, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import { invoiceColumns, salesColumns } from '#contracts/desk/columns/money-columns.vi.ts';
import type { InvoiceRecord, InvoiceRow, SalesRecord } from '#contracts/desk/invoice-record.ts';
import { formatDate, formatIsoMonth } from '#core/shared/calendar.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { choicesOf } from '#desk/kit/choices.ts';
import { Facts } from '#desk/kit/facts.tsx';
import { FormAction } from '#desk/kit/form-action.tsx';
import { millions, price } from '#desk/kit/price.ts';
import { RecordList } from '#desk/kit/record-list.tsx';
import { PartTable } from '#desk/kit/table.tsx';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { useSession } from '#desk/session-context.ts';
import { invoiceWords, orderWords, salesWords } from '#desk/words/records.vi.ts';
import { AmountBars } from './amount-bars.tsx';

const { none: _, ...reportWords } = invoiceColumns.report.words;
const reportChoices = choicesOf(reportWords);

const invoiceFilters = [
  <TextInput key="q" source="q" label={invoiceWords.search} alwaysOn />,
  <TextInput
    key="month"
    source="month"
    label={invoiceWords.month}
    type="month"
    slotProps={{ inputLabel: { shrink: true } }}
    alwaysOn
  />,
  <SelectInput key="report" source="report" label={invoiceWords.report} choices={reportChoices} />,
];

export const InvoiceList = () => (
  <RecordList<InvoiceRow>
    filters={invoiceFilters}
    sort={{ field: 'number', order: 'DESC' }}
    rowClick="show"
    primary={({ number, buyer }) => `${number} · ${buyer}`}
    secondary={({ issuedAt, orderNumber }) => `${formatDate(issuedAt)} · ${orderNumber}`}
    tertiary={({ gross }) => price(gross)}
    columns={invoiceColumns}
  />
);

const sumFacts = ({ net, exempt, vat, gross }: Pick<SalesRecord, 'net' | 'exempt' | 'vat' | 'gross'>) => [
  { label: invoiceWords.net, value: price(net) },
  { label: invoiceWords.exempt, value: price(exempt) },
  { label: invoiceWords.vat, value: price(vat) },
  { label: invoiceWords.gross, value: price(gross) },
];

const InvoiceParts = () => {
  const invoice = useRecordContext<InvoiceRecord>();
  if (invoice === undefined) return null;
  const { adjustsId, adjustments, replacesId, replacedBy } = invoice;
  return (
    <Stack spacing={2}>
      <Facts
        facts={[
          { label: invoiceWords.number, value: invoice.number },
          {
            label: invoiceWords.adjusts,
            value: adjustsId === null ? '' : <Link to={`/invoices/${adjustsId}/show`}>{invoice.adjusts}</Link>,
          },
          {
            label: invoiceWords.replaces,
            value: replacesId === null ? '' : <Link to={`/invoices/${replacesId}/show`}>{invoice.replaces}</Link>,
          },
          {
            label: invoiceWords.replacedBy,
            value: replacedBy && <Link to={`/invoices/${replacedBy.id}/show`}>{replacedBy.number}</Link>,
          },
          { label: invoiceWords.issuedAt, value: formatDate(invoice.issuedAt) },
          { label: invoiceWords.buyer, value: invoice.buyer },
          { label: invoiceWords.taxCode, value: invoice.taxCode },
          {
            label: invoiceWords.order,
            value: <Link to={`/orders/${invoice.orderId}/show`}>{invoice.orderNumber}</Link>,
          },
          ...sumFacts(invoice),
          { label: invoiceWords.kept, value: adjustments.length > 0 ? price(invoice.kept) : '' },
          { label: invoiceWords.report, value: invoiceColumns.report.words[invoice.report] },
          { label: invoiceWords.officialNumber, value: invoice.officialNumber },
          { label: invoiceWords.authorityCode, value: invoice.authorityCode },
          { label: invoiceWords.reportError, value: invoice.reportError },
        ]}
      />
      {adjustsId === null ? (
        <PartTable
          title={invoiceWords.adjustments}
          empty={orderWords.none}
          rows={adjustments}
          columns={[
            { title: invoiceWords.number, cell: ({ id, number }) => <Link to={`/invoices/${id}/show`}>{number}</Link> },
            { title: invoiceWords.issuedAt, cell: ({ issuedAt }) => formatDate(issuedAt) },
            { title: invoiceWords.gross, cell: ({ gross }) => price(gross), isNumber: true },
          ]}
        />
      ) : null}
    </Stack>
  );
};

/** The form begins with the buyer of the invoice, because often one field alone is wrong. */
const Replace = ({ buyer, taxCode, buyerAddress, buyerEmail, buyerPhone }: InvoiceRecord) => (
  <FormAction
    action="replace"
    label={invoiceWords.replace}
    title={invoiceWords.replace}
    text={invoiceWords.replaceText}
    done={invoiceWords.replaced}
    initial={{ name: buyer, taxCode, address: buyerAddress, email: buyerEmail, phone: buyerPhone }}
  >
    <TextInput source="name" label={invoiceWords.buyer} validate={required()} />
    <TextInput source="taxCode" label={invoiceWords.taxCode} helperText={invoiceWords.taxCodeHelp} />
    <TextInput source="address" label={invoiceWords.address} />
    <TextInput source="email" label={invoiceWords.email} type="email" />
    <TextInput source="phone" label={invoiceWords.phone} type="tel" />
    <TextInput source="reason" label={invoiceWords.reason} validate={required()} />
  </FormAction>
);

const InvoiceActions = () => {
  const invoice = useRecordContext<InvoiceRecord>();
  const mayReplace = useSession().may.invoices?.actions.includes('replace') ?? false;
  return (
    <TopToolbar>
      {invoice ? (
        <Button size="small" href={`/invoices/${invoice.id}/pdf`}>
          {invoiceWords.pdf}
        </Button>
      ) : null}
      {invoice?.hasFile ? (
        <Button size="small" href={`/invoices/${invoice.id}/xml`}>
          {invoiceWords.xml}
        </Button>
      ) : null}
      {invoice?.mayReplace && mayReplace ? <Replace {...invoice} /> : null}
      {invoice?.maySend ? (
        <ActionButton
          action="report"
          label={invoiceWords.send}
          title={invoiceWords.sendTitle}
          text={invoiceWords.sendText}
          done={invoiceWords.sent}
        />
      ) : null}
    </TopToolbar>
  );
};

export const InvoiceShow = () => (
  <RecordShow actions={<InvoiceActions />}>
    <InvoiceParts />
  </RecordShow>
);

export const SalesList = () => (
  <RecordList<SalesRecord>
    sort={{ field: 'id', order: 'DESC' }}
    rowClick="show"
    primary={({ id }) => formatIsoMonth(id)}
    secondary={({ invoices }) => `${salesWords.invoices}: ${invoices}`}
    tertiary={({ gross }) => price(gross)}
    columns={salesColumns}
  />
);

const SalesParts = () => {
  const month = useRecordContext<SalesRecord>();
  if (month === undefined) return null;
  const { lines } = month;
  return (
    <Stack spacing={2}>
      <Facts facts={[{ label: salesWords.invoices, value: month.invoices }, ...sumFacts(month)]} />
      <Card>
        <CardContent>
          <AmountBars
            height={320}
            layout="horizontal"
            margin={{ left: 0 }}
            xAxis={[{ valueFormatter: millions }]}
            yAxis={[{ data: lines.map(({ title }) => title), scaleType: 'band', width: 150 }]}
            series={[
              {
                data: lines.map(({ net }) => net),
                label: salesWords.share,
                valueFormatter: (value) => price(value ?? 0),
              },
            ]}
          />
        </CardContent>
      </Card>
      <PartTable
        title={salesWords.share}
        empty={orderWords.none}
        rows={lines}
        columns={[
          { title: salesWords.line, cell: ({ title }) => title },
          { title: salesWords.quantity, cell: ({ quantity }) => quantity, isNumber: true },
          { title: invoiceWords.net, cell: ({ net }) => price(net), isNumber: true },
          { title: invoiceWords.exempt, cell: ({ exempt }) => price(exempt), isNumber: true },
          { title: invoiceWords.vat, cell: ({ vat }) => price(vat), isNumber: true },
          { title: invoiceWords.gross, cell: ({ gross }) => price(gross), isNumber: true },
        ]}
      />
    </Stack>
  );
};

const SalesActions = () => {
  const month = useRecordContext<SalesRecord>();
  return (
    <TopToolbar>
      {month ? (
        <>
          <Button size="small" href={`/desk/tables/sales/${month.id}`}>
            {salesWords.file.csv}
          </Button>
          <Button size="small" href={`/desk/tables/sales/${month.id}?format=xlsx`}>
            {salesWords.file.xlsx}
          </Button>
          {month.hasFiles ? (
            <Button size="small" href={`/invoice-files/${month.id}`}>
              {salesWords.file.zip}
            </Button>
          ) : null}
        </>
      ) : null}
    </TopToolbar>
  );
};

export const SalesShow = () => (
  <RecordShow actions={<SalesActions />}>
    <SalesParts />
  </RecordShow>
);
