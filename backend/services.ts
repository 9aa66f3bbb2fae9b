import { authorisationRoutes } from './authorisation/routes.ts';
import { seedAuthorisation } from './authorisation/seed.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { seedCatalogue } from './catalogue/seed.ts';
import { contentRoutes } from './content/routes.ts';
import { seedContentSystem } from './content/seed.ts';
import type { Service } from './deps.ts';
import { domainRegistryRoutes } from './domain-registry/routes.ts';
import { seedDomainRegistry } from './domain-registry/seed.ts';
import { orderRoutes, seedOrders } from './orders/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { seedPayments } from './payments/seed.ts';
import { userGatewayRoutes } from './places/routes.ts';
import { seedPlaces } from './places/seed.ts';

/** The mount table: one line per service, by the name of its folder. Seeds run in this order. */
export const services: readonly Service[] = [
  { name: 'authorisation', routes: authorisationRoutes, seed: seedAuthorisation },
  { name: 'catalogue', routes: catalogueRoutes, seed: seedCatalogue },
  { name: 'places', routes: userGatewayRoutes, seed: seedPlaces },
  { name: 'domain-registry', routes: domainRegistryRoutes, seed: seedDomainRegistry },
  { name: 'content', routes: contentRoutes, seed: seedContentSystem },
  { name: 'orders', routes: orderRoutes, seed: seedOrders },
  { name: 'payments', routes: paymentRoutes, seed: seedPayments },
];
