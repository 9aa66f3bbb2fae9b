import { Hono } from 'hono';
import { invoiceGatewayRoutes } from '#backend/payments/invoices/invoice-graphql.ts';
import { printInvoice } from '#backend/payments/invoices/print-invoice.ts';
import { loadOwnInvoice } from '#backend/payments/invoices/read-invoices.ts';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { requireVisitor } from '#backend/platform/http/request-visitor.ts';
import type { PaymentDeps } from './environment.ts';
import { paymentHubRoutes } from './hub-graphql.ts';
import { notifyRoutes } from './notify-routes.ts';
import { startRoutes } from './start-routes.ts';
import { balanceRoutes } from './top-ups/balance-routes.ts';

/** GET /invoice-gateway/v1/invoices/{id}/pdf; 404 also for another visitor's invoice. [contracts/rest/quotation-rest.ts] */
const invoiceRestRoutes = (deps: PaymentDeps): ServiceApp =>
  new Hono<ServiceVariables>().get('/invoice-gateway/v1/invoices/:id/pdf', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const invoice = await loadOwnInvoice(deps, visitor, c.req.param('id'));
    return c.json(await printInvoice(invoice, deps.environment.identity));
  });

/** Invoice gateway, payment hub and prepaid balances. */
export const paymentRoutes = (deps: PaymentDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  for (const part of [invoiceGatewayRoutes, invoiceRestRoutes, paymentHubRoutes, balanceRoutes])
    app.route('/', part(deps));
  return app;
};

/** What providers report, and the way to the pages that they make on request. */
export const publicPaymentRoutes = (deps: PaymentDeps): ServiceApp =>
  new Hono<ServiceVariables>().route('/', notifyRoutes(deps)).route('/', startRoutes(deps));
