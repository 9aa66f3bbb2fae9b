import type { Hono } from 'hono';
import type { Invoice } from '#core/payment/invoice.ts';
import { INVOICE_MONTH_PATH } from '#core/payment/invoice-months.ts';
import * as paths from '#core/shared/paths.ts';
import { readInput } from '#host/api/read-input.ts';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { withReadDeadline } from '#host/http/read-deadline.ts';
import { redirect } from '#host/http/redirect.ts';
import { visitorScope, withCookies } from '#host/http/request-scope.ts';
import type { Documents } from '#host/pages/documents.ts';
import { plainLabels } from '#ui/shell/trouble/plain-pages.vi.ts';
import { invoiceMonthZip } from './invoice-month-file.ts';

/** For one PDF, in milliseconds; the whole file may take longer. */
const PRINT_DEADLINE_MS = 30_000;

/** The customer's invoices of a month: `?thang=2026-11`, or `?thang=2026-11.2` for the second file of a long month. */
export const invoiceMonthRoute = (app: Hono<HostVariables>, deps: HostDeps, pages: Documents): void => {
  const back = paths.account('hoa-don');
  app.get(INVOICE_MONTH_PATH, async (c) => {
    const [month = '', file = ''] = (c.req.query('thang') ?? '').split('.');
    const none = () => pages.plain('invoicesNone', 404, { href: back, text: plainLabels.toInvoices });
    const read = readInput('loadInvoiceMonth', { month, file });
    if (!read.ok) return none();
    const scope = visitorScope(c, deps);
    const found = await scope.useCases.loadInvoiceMonth(read.input);
    if (!found.ok)
      return withCookies(
        found.failure.kind === 'not-found' ? none() : redirect(back, 303, deps.environment.publicOrigin),
        scope,
      );
    const print = ({ id }: Invoice): Promise<Uint8Array> =>
      withReadDeadline(deps.clock, PRINT_DEADLINE_MS, async () => {
        const pdf = await scope.useCases.loadInvoicePdf({ id, orderId: null });
        if (!pdf.ok) throw new Error(`an invoice was not printed: ${pdf.failure.kind}`);
        return Buffer.from(pdf.value.content, 'base64');
      });
    const { invoices, files } = found.value;
    const name = `hoa-don-${month}${files === 1 ? '' : `-${read.input.file}`}`;
    return withCookies(
      new Response(invoiceMonthZip(name, invoices, print), {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${name}.zip"`,
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex, nofollow',
        },
      }),
      scope,
    );
  });
};
