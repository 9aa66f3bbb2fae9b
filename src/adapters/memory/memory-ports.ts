import type { Ports } from '#core/ports.ts';
import { memoryAccountGateway } from './account-gateway.ts';
import { memoryAddressBook } from './address-book.ts';
import { memoryBearer } from './bearer.ts';
import { memoryBotCheck } from './bot-check.ts';
import { type BrowserState, freshBrowser } from './browser-state.ts';
import { memoryCartPointer } from './cart-pointer.ts';
import { memoryCatalogue } from './catalogue.ts';
import { memoryContent } from './content.ts';
import { memoryCustomerGateway } from './customer-gateway.ts';
import { memoryDomainRegistry } from './domain-registry.ts';
import { memoryClock, memoryDelay, memoryLog } from './environment.ts';
import { memoryFavourites } from './favourites.ts';
import { memoryGuestSigner } from './guest-signer.ts';
import { memoryIdentityGateway } from './identity-gateway.ts';
import { memoryInvoiceGateway } from './invoice-gateway.ts';
import { memoryLoginTrail } from './login-trail.ts';
import { memoryOrderGateway } from './order-gateway.ts';
import { memoryOrderHistory } from './order-history.ts';
import { memoryPaymentGateway } from './payment-gateway.ts';
import { memoryPlaces } from './places.ts';
import { memoryProfileGateway } from './profile-gateway.ts';
import { memoryReviews } from './reviews.ts';
import { memorySecurityGateway } from './security-gateway.ts';
import { memoryServiceGateway } from './service-gateway.ts';
import { memorySettings } from './settings.ts';
import { memoryTokenStore } from './token-store.ts';
import type { World } from './world.ts';

/**
 * Every port of the core for one request of one browser over a world: the same world is the same services, the same
 * browser state is the same cookies, a fresh call is a fresh bearer.
 */
export const memoryPorts = (world: World, browser: BrowserState = freshBrowser()): Ports => {
  const bearer = memoryBearer();
  return {
    catalogue: memoryCatalogue(world),
    orders: memoryOrderGateway(world, bearer),
    payments: memoryPaymentGateway(world, bearer),
    invoices: memoryInvoiceGateway(world, bearer),
    identity: memoryIdentityGateway(world),
    accounts: memoryAccountGateway(world, bearer),
    security: memorySecurityGateway(world, bearer),
    botCheck: memoryBotCheck(world, bearer),
    trail: memoryLoginTrail(browser),
    customers: memoryCustomerGateway(world, bearer),
    history: memoryOrderHistory(world, bearer),
    profiles: memoryProfileGateway(world, bearer),
    addressBook: memoryAddressBook(world, bearer),
    services: memoryServiceGateway(world, bearer),
    favourites: memoryFavourites(world, bearer),
    reviews: memoryReviews(world, bearer),
    content: memoryContent(world),
    places: memoryPlaces(),
    domains: memoryDomainRegistry(world),
    tokens: memoryTokenStore(browser),
    bearer,
    carts: memoryCartPointer(world, browser),
    guestSigner: memoryGuestSigner(),
    clock: memoryClock(world),
    random: world.random,
    delay: memoryDelay(world),
    log: memoryLog(world),
    settings: memorySettings,
  };
};
