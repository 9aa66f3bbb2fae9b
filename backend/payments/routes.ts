import { Hono } from 'hono';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import type { PaymentDeps } from './environment.ts';
import { paymentHubRoutes } from './hub-graphql.ts';
import { invoiceGatewayRoutes } from './invoice-graphql.ts';
import { invoiceRestRoutes } from './invoice-rest.ts';
import { notifyRoutes } from './notify-routes.ts';

/** Invoice gateway, payment hub and the bank's notifications. */
export const paymentRoutes = (deps: PaymentDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  for (const part of [invoiceGatewayRoutes, invoiceRestRoutes, paymentHubRoutes, notifyRoutes])
    app.route('/', part(deps));
  return app;
};
