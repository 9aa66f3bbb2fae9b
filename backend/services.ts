import { authorisationRoutes } from './authorisation/routes.ts';
import { seedAuthorisation } from './authorisation/seed.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { seedVoucherCampaigns } from './campaigns/seed.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { seedCatalogue } from './catalogue/seed.ts';
import { cloudServiceRoutes } from './cloud-services/routes.ts';
import { seedDemoServices } from './cloud-services/seed.ts';
import { startCloudWork } from './cloud-services/work.ts';
import { consentRoutes, seedConsents } from './consents/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { seedContentSystem } from './content/seed.ts';
import { crmRoutes, seedCrm } from './crm/routes.ts';
import { seedCustomers } from './customers/colleges.ts';
import { customerRoutes } from './customers/routes.ts';
import { userGatewayRoutes } from './customers/user-gateway.ts';
import { domainPapersRoutes, seedDomainPapers } from './domain-papers/routes.ts';
import { domainRegistryRoutes } from './domain-registry/routes.ts';
import { seedDomainRegistry } from './domain-registry/seed.ts';
import { domainTransferRoutes, seedDomainTransfers } from './domain-transfers/routes.ts';
import { favouriteRoutes } from './favourites/routes.ts';
import { seedFavourites } from './favourites/seed.ts';
import { orderRoutes, seedOrders } from './orders/routes.ts';
import { startDelivering } from './outbox/deliver-messages.ts';
import { paymentRoutes } from './payments/routes.ts';
import { seedPayments } from './payments/seed.ts';
import { seedPlaces } from './places/seed.ts';
import type { Service } from './platform/deps.ts';
import { quotationRoutes, seedQuotations } from './quotations/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { seedProductReviews } from './reviews/seed.ts';
import { chatRoutes, seedChat } from './sandbox/chat/routes.ts';
import { seedIdentityProvider } from './sandbox/identity-provider/people.ts';
import { identityProviderRoutes } from './sandbox/identity-provider/routes.ts';
import { outboxRoutes, seedOutbox } from './sandbox/outbox/routes.ts';

/** The mount table: one line per service, by the name of its folder. Seeds run in this order. */
export const services: readonly Service[] = [
  { name: 'authorisation', routes: authorisationRoutes, seed: seedAuthorisation },
  { name: 'sandbox/identity-provider', routes: identityProviderRoutes, seed: seedIdentityProvider },
  { name: 'outbox', routes: outboxRoutes, seed: seedOutbox, work: startDelivering },
  { name: 'catalogue', routes: catalogueRoutes, seed: seedCatalogue },
  { name: 'places', routes: userGatewayRoutes, seed: seedPlaces },
  { name: 'customers', routes: customerRoutes, seed: seedCustomers },
  { name: 'domain-registry', routes: domainRegistryRoutes, seed: seedDomainRegistry },
  { name: 'content', routes: contentRoutes, seed: seedContentSystem },
  { name: 'orders', routes: orderRoutes, seed: seedOrders },
  { name: 'quotations', routes: quotationRoutes, seed: seedQuotations },
  { name: 'campaigns', routes: campaignRoutes, seed: seedVoucherCampaigns },
  { name: 'payments', routes: paymentRoutes, seed: seedPayments },
  { name: 'cloud-services', routes: cloudServiceRoutes, seed: seedDemoServices, work: startCloudWork },
  { name: 'domain-papers', routes: domainPapersRoutes, seed: seedDomainPapers },
  { name: 'domain-transfers', routes: domainTransferRoutes, seed: seedDomainTransfers },
  { name: 'sandbox/chat', routes: chatRoutes, seed: seedChat },
  { name: 'consents', routes: consentRoutes, seed: seedConsents },
  { name: 'crm', routes: crmRoutes, seed: seedCrm },
  { name: 'favourites', routes: favouriteRoutes, seed: seedFavourites },
  { name: 'reviews', routes: reviewRoutes, seed: seedProductReviews },
];
