import { timerDeadline } from '#adapters/system/clock.ts';
import type { Ports } from '#core/ports.ts';
import { oneTokenAtATime } from '#core/session/one-token-at-a-time.ts';
import { miniSearchIndex } from '../search/mini-search-index.ts';
import { memoryAccessKeys } from './access-keys.ts';
import { memoryAccountGateway } from './account-gateway.ts';
import { memoryAddressBook } from './address-book.ts';
import { memoryArticles } from './articles.ts';
import { memoryBearer } from './bearer.ts';
import { memoryBotCheck } from './bot-check.ts';
import { type BrowserState, createBrowser } from './browser-state.ts';
import { memoryCartPointer } from './cart-pointer.ts';
import { memoryCatalogue } from './catalogue.ts';
import { memoryCompanyDirectory } from './company-directory.ts';
import { memoryConsentRegistry } from './consent-registry.ts';
import { memoryConsentStore } from './consent-store.ts';
import { memoryContactGateway } from './contact-gateway.ts';
import { memoryContent } from './content.ts';
import { memoryCustomerGateway } from './customer-gateway.ts';
import { memoryDeletionGateway } from './deletion-gateway.ts';
import { memoryDocumentPrinter } from './document-printer.ts';
import { memoryDomainControl } from './domain-control.ts';
import { memoryDomainRegistry } from './domain-registry.ts';
import { memoryClock, memoryDelay, memoryLog } from './environment.ts';
import { memoryFavourites } from './favourites.ts';
import { memoryGuestSigner } from './guest-signer.ts';
import { memoryIdentityGateway } from './identity-gateway.ts';
import { memoryInvoiceGateway } from './invoice-gateway.ts';
import { memoryOpportunities } from './opportunities.ts';
import { memoryOrderGateway } from './order-gateway.ts';
import { memoryOrderHistory } from './order-history.ts';
import { memoryOrderLinks } from './order-links.ts';
import { memoryPaymentGateway } from './payment-gateway.ts';
import { memoryPendingLoginStore } from './pending-login-store.ts';
import { memoryAdministrativeUnits } from './places.ts';
import { uncachedPlanLists } from './plan-lists.ts';
import { memoryPreviewKeys } from './preview-keys.ts';
import { memoryProfileGateway } from './profile-gateway.ts';
import { memoryQuotationGateway } from './quotation-gateway.ts';
import { uncachedRecentProducts } from './recent-products.ts';
import { memoryRedirectHits } from './redirect-hits.ts';
import { memoryRegistrantDocuments } from './registrant-documents-gateway.ts';
import { memoryReviews } from './reviews.ts';
import { uncachedRuleTables } from './rule-tables.ts';
import { memorySeats } from './seats.ts';
import { memorySecurityGateway } from './security-gateway.ts';
import { memoryServiceChanges } from './service-changes.ts';
import { memoryServiceControl } from './service-control.ts';
import { memoryServiceEnding } from './service-ending.ts';
import { memoryServiceEntry } from './service-entry.ts';
import { memoryServiceGateway } from './service-gateway.ts';
import { memorySettings } from './settings.ts';
import { memoryTicketStore } from './ticket-store.ts';
import { memoryTokenStore } from './token-store.ts';
import { memoryVoucherGateway } from './voucher-gateway.ts';
import type { World } from './world.ts';
import { memoryZoneGateway } from './zone-gateway.ts';

/** A missing port does not compile. */
type PortBindings = { readonly [Name in keyof Ports]: () => Ports[Name] };

/** One request of one browser: the world is the services, `browser` the cookies; each call has a new bearer. */
export const memoryBindings = (world: World, browser: BrowserState): PortBindings => {
  const bearer = memoryBearer(() => browser.orderAccess);
  return {
    catalogue: () => memoryCatalogue(world),
    orders: () => memoryOrderGateway(world, bearer),
    orderLinks: () => memoryOrderLinks(world, bearer),
    payments: () => memoryPaymentGateway(world, bearer),
    invoices: () => memoryInvoiceGateway(world, bearer),
    vouchers: () => memoryVoucherGateway(world, bearer),
    identity: () => oneTokenAtATime(memoryIdentityGateway(world)),
    accounts: () => memoryAccountGateway(world, bearer),
    contacts: () => memoryContactGateway(world, bearer),
    deletion: () => memoryDeletionGateway(world, bearer),
    security: () => memorySecurityGateway(world, bearer),
    botCheck: () => memoryBotCheck(world, bearer),
    pendingLogins: () => memoryPendingLoginStore(browser),
    customers: () => memoryCustomerGateway(world, bearer),
    history: () => memoryOrderHistory(world, bearer),
    profiles: () => memoryProfileGateway(world, bearer),
    addressBook: () => memoryAddressBook(world, bearer),
    services: () => memoryServiceGateway(world, bearer),
    control: () => memoryServiceControl(world, bearer),
    accessKeys: () => memoryAccessKeys(world, bearer),
    entry: () => memoryServiceEntry(world, bearer),
    seats: () => memorySeats(world, bearer),
    ending: () => memoryServiceEnding(world, bearer),
    changes: () => memoryServiceChanges(world, bearer),
    quotations: () => memoryQuotationGateway(world, bearer),
    printer: () => memoryDocumentPrinter(world, bearer),
    favourites: () => memoryFavourites(world, bearer),
    reviews: () => memoryReviews(world, bearer),
    opportunities: () => memoryOpportunities(world, bearer),
    tickets: () => memoryTicketStore(world, browser),
    content: () => memoryContent(world),
    planLists: () => uncachedPlanLists,
    recentProducts: () => uncachedRecentProducts,
    searchIndex: () => miniSearchIndex(memoryClock(world)),
    redirectHits: () => memoryRedirectHits(world),
    ruleTables: () => uncachedRuleTables,
    articles: memoryArticles,
    consents: () => memoryConsentStore(world, browser),
    consentRegistry: () => memoryConsentRegistry(world),
    previewKeys: memoryPreviewKeys,
    administrativeUnits: memoryAdministrativeUnits,
    domains: () => memoryDomainRegistry(world),
    zones: () => memoryZoneGateway(world, bearer),
    domainControl: () => memoryDomainControl(world, bearer),
    companies: memoryCompanyDirectory,
    registrantDocuments: () => memoryRegistrantDocuments(world, bearer),
    tokens: () => memoryTokenStore(browser),
    bearer: () => bearer,
    carts: () => memoryCartPointer(world, browser),
    guestSigner: memoryGuestSigner,
    clock: () => memoryClock(world),
    random: () => world.random,
    delay: () => memoryDelay(world),
    deadline: () => timerDeadline,
    log: () => memoryLog(world),
    settings: () => memorySettings,
  };
};

/** A plain record that tests can spread and modify. */
export const memoryPorts = (world: World, browser: BrowserState = createBrowser()): Ports => {
  const ports: Record<string, unknown> = {};
  // Runs per simulated request: a loop takes a quarter of the time of Object.fromEntries.
  for (const [name, make] of Object.entries(memoryBindings(world, browser))) ports[name] = make();
  // Safe because `PortBindings` pairs each name with the type of its port.
  return ports as Ports;
};
