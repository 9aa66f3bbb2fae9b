import type { Hono } from 'hono';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { PdfFile } from '#core/quotations/document-printer.port.ts';
import { parseQuotationBuyer } from '#core/quotations/quotation-buyer.ts';
import { quotationId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import type { Result } from '#core/shared/result.ts';
import { readInput } from '#host/api/read-input.ts';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { redirect } from '#host/http/redirect.ts';
import { anonymousUseCases, visitorScope, withCookies } from '#host/http/request-scope.ts';

/**
 * A quotation for anyone with its link, addressed to whom they say, an invoice for its owner only. A failure redirects to
 * the item's page.
 */
export const pdfRoutes = (app: Hono<HostVariables>, deps: HostDeps): void => {
  const seeOther = (page: string): Response => redirect(page, 303, deps.environment.publicOrigin);
  app.post('/bao-gia/:file{[\\w-]{1,128}\\.pdf}', async (c) => {
    const id = quotationId(c.req.param('file').slice(0, -'.pdf'.length));
    const form = await c.req.formData().catch(() => new FormData());
    const buyer = parseQuotationBuyer((name) => {
      const typed = form.get(name);
      return typeof typed === 'string' ? typed : null;
    });
    return fileOr(await anonymousUseCases(c, deps).loadQuotationPdf({ id, buyer }), () =>
      seeOther(paths.quotation(id)),
    );
  });
  app.get('/hoa-don.pdf', async (c) => {
    const { pathname, search } = c.get('address');
    const page = pathname.replace('.pdf', '') + search;
    const read = readInput('loadInvoicePdf', c.req.query());
    if (!read.ok) return seeOther(page);
    const scope = visitorScope(c, deps);
    return withCookies(
      fileOr(await scope.useCases.loadInvoicePdf(read.input), () => seeOther(page)),
      scope,
    );
  });
};

const fileOr = (printed: Result<PdfFile, ShopFailure>, otherwise: () => Response): Response =>
  printed.ok
    ? new Response(Buffer.from(printed.value.content, 'base64'), {
        headers: {
          'content-type': 'application/pdf',
          // A stricter policy stops the PDF viewers of browsers.
          'content-security-policy': "frame-ancestors 'none'",
          'content-disposition': `inline; filename="${printed.value.name}"`,
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex, nofollow',
        },
      })
    : otherwise();
