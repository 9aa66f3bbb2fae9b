import { Hono } from 'hono';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { requireVisitor } from '#backend/platform/http/request-visitor.ts';
import type { PaymentDeps } from './environment.ts';
import { printInvoice } from './print-invoice.ts';
import { loadOwnInvoice } from './read-invoices.ts';

/** GET /invoice-gateway/v1/invoices/{id}/pdf; 404 also for another visitor's invoice. [contracts/quotation-rest.ts] */
export const invoiceRestRoutes = (deps: PaymentDeps): ServiceApp =>
  new Hono<ServiceVariables>().get('/invoice-gateway/v1/invoices/:id/pdf', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    return c.json(await printInvoice(await loadOwnInvoice(deps, visitor, c.req.param('id'))));
  });
