import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { type Cell, csvFile } from '#contracts/csv.ts';
import type { Invoice } from '#core/payment/invoice.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { addDong } from '#core/shared/dong.ts';
import { invoiceMonthColumns } from './invoice-month.vi.ts';

const nameOf = ({ series, number }: { readonly series: string; readonly number: number }): string =>
  `${series}-${String(number).padStart(7, '0')}`;

/** Of the invoice in the file of its month. */
export const pdfNameOf = (invoice: Invoice): string => `hoa-don-${nameOf(invoice)}.pdf`;

const toRow = (invoice: Invoice): readonly Cell[] => {
  const { series, number, date, orderNumber, buyer, totals, adjusts, replaces } = invoice;
  const about = [series, number, formatDate(date), orderNumber, buyer.name, buyer.taxCode];
  const amounts = [addDong(totals.net, totals.exempt), totals.exempt, totals.vat, totals.gross];
  const others = [adjusts, replaces].map((other) => (other === null ? '' : nameOf(other)));
  return [...about, ...amounts, ...others, pdfNameOf(invoice)];
};

/** One row an invoice, amounts in đồng, negative where it lowers another. */
export const invoiceMonthCsv = (invoices: readonly Invoice[]): string =>
  csvFile(invoiceMonthColumns, invoices.map(toRow));

/**
 * A ZIP of the table, then each PDF as it is printed: at most one is held in memory, and none is printed before the reader
 * takes it. `print` throws when an invoice cannot be printed: the file then ends early, and no browser takes it for whole.
 */
export const invoiceMonthZip = (
  name: string,
  invoices: readonly Invoice[],
  print: (invoice: Invoice) => Promise<Uint8Array>,
): ReadableStream<Uint8Array> => {
  const zip = new Zip();
  const waiting = [...invoices];
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      zip.ondata = (error, chunk, isLast) => {
        if (error !== null) return controller.error(error);
        controller.enqueue(chunk);
        if (isLast) controller.close();
      };
      const table = new ZipDeflate(`${name}.csv`);
      zip.add(table);
      table.push(new TextEncoder().encode(invoiceMonthCsv(invoices)), true);
    },
    pull: async () => {
      const next = waiting.shift();
      if (next === undefined) return zip.end();
      const printed = await print(next);
      const file = new ZipPassThrough(pdfNameOf(next));
      zip.add(file);
      file.push(printed, true);
    },
    cancel: () => zip.terminate(),
  });
};
