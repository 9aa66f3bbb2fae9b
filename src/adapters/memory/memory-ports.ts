import { memoryAccountGateway } from '#adapters/memory/accounts/account-gateway.ts';
import { memoryAddressBook } from '#adapters/memory/accounts/address-book.ts';
import { memoryBotCheck } from '#adapters/memory/accounts/bot-check.ts';
import { memoryContactGateway } from '#adapters/memory/accounts/contact-gateway.ts';
import { memoryCustomerGateway } from '#adapters/memory/accounts/customer-gateway.ts';
import { memoryDeletionGateway } from '#adapters/memory/accounts/deletion-gateway.ts';
import { memoryIdentityGateway } from '#adapters/memory/accounts/identity-gateway.ts';
import { memoryMailChoices } from '#adapters/memory/accounts/mail-choices.ts';
import { memoryProfileGateway } from '#adapters/memory/accounts/profile-gateway.ts';
import { memorySecurityGateway } from '#adapters/memory/accounts/security-gateway.ts';
import { memoryViewSessions } from '#adapters/memory/accounts/view-sessions.ts';
import { memoryBearer } from '#adapters/memory/browser/bearer.ts';
import { type BrowserState, createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryCartPointer } from '#adapters/memory/browser/cart-pointer.ts';
import { memoryConsentRegistry } from '#adapters/memory/browser/consent-registry.ts';
import { memoryConsentStore } from '#adapters/memory/browser/consent-store.ts';
import { memoryGuestSigner } from '#adapters/memory/browser/guest-signer.ts';
import { memoryPendingLoginStore } from '#adapters/memory/browser/pending-login-store.ts';
import { memoryTicketStore } from '#adapters/memory/browser/ticket-store.ts';
import { memoryTokenStore } from '#adapters/memory/browser/token-store.ts';
import { memoryCatalogue } from '#adapters/memory/catalogue/catalogue.ts';
import { memoryCompanyDirectory } from '#adapters/memory/catalogue/company-directory.ts';
import { memoryDomainRegistry } from '#adapters/memory/catalogue/domain-registry.ts';
import { memoryFavourites } from '#adapters/memory/catalogue/favourites.ts';
import { memoryAdministrativeUnits } from '#adapters/memory/catalogue/places.ts';
import { uncachedPlanLists } from '#adapters/memory/catalogue/plan-lists.ts';
import { uncachedRecentProducts } from '#adapters/memory/catalogue/recent-products.ts';
import { memoryReviews } from '#adapters/memory/catalogue/reviews.ts';
import { memoryStockAlerts } from '#adapters/memory/catalogue/stock-alerts.ts';
import { memoryArticles } from '#adapters/memory/content/articles.ts';
import { memoryContent } from '#adapters/memory/content/content.ts';
import { memoryOpportunities } from '#adapters/memory/content/opportunities.ts';
import { memoryPreviewKeys } from '#adapters/memory/content/preview-keys.ts';
import { memoryRedirectHits } from '#adapters/memory/content/redirect-hits.ts';
import { uncachedRuleTables } from '#adapters/memory/content/rule-tables.ts';
import { memoryBalanceGateway } from '#adapters/memory/orders/balance-gateway.ts';
import { memoryDocumentPrinter } from '#adapters/memory/orders/document-printer.ts';
import { memoryInvoiceGateway } from '#adapters/memory/orders/invoice-gateway.ts';
import { memoryOrderGateway } from '#adapters/memory/orders/order-gateway.ts';
import { memoryOrderHistory } from '#adapters/memory/orders/order-history.ts';
import { memoryOrderLinks } from '#adapters/memory/orders/order-links.ts';
import { memoryPaymentGateway } from '#adapters/memory/orders/payment-gateway.ts';
import { memoryQuotationGateway } from '#adapters/memory/orders/quotation-gateway.ts';
import { memoryVoucherGateway } from '#adapters/memory/orders/voucher-gateway.ts';
import { memoryAccessKeys } from '#adapters/memory/services/access-keys.ts';
import { memoryAutoRenewals } from '#adapters/memory/services/auto-renewals.ts';
import { memoryDomainControl } from '#adapters/memory/services/domain-control.ts';
import { memoryMeasurements } from '#adapters/memory/services/measurements.ts';
import { memoryRegistrantDocuments } from '#adapters/memory/services/registrant-documents-gateway.ts';
import { memorySeats } from '#adapters/memory/services/seats.ts';
import { memoryServiceChanges } from '#adapters/memory/services/service-changes.ts';
import { memoryServiceControl } from '#adapters/memory/services/service-control.ts';
import { memoryServiceEnding } from '#adapters/memory/services/service-ending.ts';
import { memoryServiceEntry } from '#adapters/memory/services/service-entry.ts';
import { memoryServiceGateway } from '#adapters/memory/services/service-gateway.ts';
import { memorySnapshots } from '#adapters/memory/services/snapshots.ts';
import { memoryStatusBoard } from '#adapters/memory/services/status-board.ts';
import { memorySupportDesk } from '#adapters/memory/services/support-desk.ts';
import { memoryZoneGateway } from '#adapters/memory/services/zone-gateway.ts';
import { timerDeadline } from '#adapters/system/clock.ts';
import type { Ports } from '#core/ports.ts';
import { oneTokenAtATime } from '#core/session/one-token-at-a-time.ts';
import { miniSearchIndex } from '../search/mini-search-index.ts';
import { memoryClock, memoryDelay, memoryLog } from './environment.ts';
import { memorySettings } from './settings.ts';
import type { World } from './world.ts';

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
    balance: () => memoryBalanceGateway(world, bearer),
    vouchers: () => memoryVoucherGateway(world, bearer),
    identity: () => oneTokenAtATime(memoryIdentityGateway(world)),
    accounts: () => memoryAccountGateway(world, bearer),
    contacts: () => memoryContactGateway(world, bearer),
    deletion: () => memoryDeletionGateway(world, bearer),
    security: () => memorySecurityGateway(world, bearer),
    views: () => memoryViewSessions(world),
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
    measurements: () => memoryMeasurements(world, bearer),
    snapshots: () => memorySnapshots(world, bearer),
    autoRenewals: () => memoryAutoRenewals(world, bearer),
    changes: () => memoryServiceChanges(world, bearer),
    quotations: () => memoryQuotationGateway(world, bearer),
    printer: () => memoryDocumentPrinter(world, bearer),
    favourites: () => memoryFavourites(world, bearer),
    reviews: () => memoryReviews(world, bearer),
    stockAlerts: () => memoryStockAlerts(world, bearer),
    status: () => memoryStatusBoard(world),
    mailChoices: () => memoryMailChoices(world, bearer),
    opportunities: () => memoryOpportunities(world, bearer),
    support: () => memorySupportDesk(world, bearer),
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
