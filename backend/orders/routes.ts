import { Hono } from 'hono';
import { checkDomain } from '#backend/domain-registry/service.ts';
import { cartRoutes } from '#backend/orders/rest/rest-cart.ts';
import { linkRoutes } from '#backend/orders/rest/rest-links.ts';
import { wholeOrderRoutes } from '#backend/orders/rest/rest-v1.ts';
import { orderRestRoutes } from '#backend/orders/rest/rest-v2.ts';
import { voucherRoutes } from '#backend/orders/rest/rest-vouchers.ts';
import type { MessageSettings } from '#backend/outbox/environment.ts';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { graphqlService } from '#backend/platform/http/graphql-service.ts';
import { typeDefs as cloudTypes } from '#contracts/generated/order-cloud.service.ts';
import { typeDefs as storefrontTypes } from '#contracts/generated/storefront.service.ts';
import { orderCloudResolvers, storefrontResolvers } from './graphql.ts';
import type { OrderDeps } from './order-deps.ts';

/** GraphQL for the storefront and for cloud orders, REST /v1 and /v2. */
export const orderRoutes = (
  deps: BackendDeps<MessageSettings> & Pick<OrderDeps, 'expirePayments' | 'closePayments'>,
): ServiceApp => {
  const orders: OrderDeps = {
    db: deps.db,
    clock: deps.clock,
    secrets: deps.secrets,
    environment: deps.environment,
    checkDomain: checkDomain(deps),
    expirePayments: deps.expirePayments,
    closePayments: deps.closePayments,
  };
  const app: ServiceApp = new Hono<ServiceVariables>();
  const storefront = { path: '/graphql', typeDefs: storefrontTypes, resolvers: storefrontResolvers(orders) };
  const cloud = {
    path: '/order-cloud-service/graphql',
    typeDefs: cloudTypes,
    resolvers: orderCloudResolvers(orders),
  };
  app.route('/', graphqlService(storefront)(deps));
  app.route('/', graphqlService(cloud)(deps));
  app.route('/', wholeOrderRoutes(deps, orders));
  app.route('/', cartRoutes(deps, orders));
  app.route('/', linkRoutes(deps, orders));
  app.route('/', voucherRoutes(deps, orders));
  app.route('/', orderRestRoutes(deps, orders));
  return app;
};
