import { Hono } from 'hono';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { sandboxBankRoutes } from '#backend/sandbox/bank/routes.ts';
import { paymentHubRoutes } from './hub-graphql.ts';
import { invoiceGatewayRoutes } from './invoice-graphql.ts';
import { invoiceRestRoutes } from './invoice-rest.ts';
import { notifyRoutes } from './notify-routes.ts';

/** Payments and invoices: the invoice gateway, the payment hub, the bank's notifications, the sandbox bank. */
export const paymentRoutes = (deps: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  for (const part of [invoiceGatewayRoutes, invoiceRestRoutes, paymentHubRoutes, notifyRoutes])
    app.route('/', part(deps));
  if (deps.environment.payments.sandboxBank) app.route('/', sandboxBankRoutes(deps));
  return app;
};
