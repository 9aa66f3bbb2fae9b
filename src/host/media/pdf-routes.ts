import type { Hono } from 'hono';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { PdfFile } from '#core/quotations/document-printer.port.ts';
import { quotationId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import type { Result } from '#core/shared/result.ts';
import { readInput } from '#host/api/read-input.ts';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { describeClient } from '#host/http/client-of.ts';

/** A quotation for anyone with its link, an invoice for its owner only. A failure redirects to the item's page. */
export const pdfRoutes = (app: Hono<HostVariables>, deps: HostDeps): void => {
  app.get('/bao-gia/:file{[\\w-]{1,128}\\.pdf}', async (c) => {
    const id = quotationId(c.req.param('file').slice(0, -'.pdf'.length));
    const { useCases } = deps.open({ cookies: null, requestId: c.get('requestId') });
    return fileOr(paths.quotation(id), await useCases.loadQuotationPdf({ id }));
  });
  app.get('/hoa-don.pdf', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const page = pathname.replace('.pdf', '') + search;
    const read = readInput('loadInvoicePdf', c.req.query());
    if (!read.ok) return seeOther(page);
    const scope = deps.open({
      cookies: c.req.header('cookie') ?? null,
      requestId: c.get('requestId'),
      ...describeClient(c, deps),
    });
    const response = fileOr(page, await scope.useCases.loadInvoicePdf(read.input));
    for (const change of scope.jar.changes()) response.headers.append('set-cookie', change);
    return response;
  });
};

const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

const fileOr = (page: string, printed: Result<PdfFile, ShopFailure>): Response =>
  printed.ok
    ? new Response(Buffer.from(printed.value.content, 'base64'), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${printed.value.name}"`,
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex, nofollow',
        },
      })
    : seeOther(page);
