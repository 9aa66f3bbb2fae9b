import { Hono } from 'hono';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { autoRenewalRoutes } from './auto-renewal/auto-renewal-routes.ts';
import { serviceGateways } from './graphql.ts';

/** [SVC-01] */
export const cloudServiceRoutes = (deps: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  for (const gateway of serviceGateways) app.route('/', gateway(deps));
  return app.route('/', autoRenewalRoutes(deps));
};
