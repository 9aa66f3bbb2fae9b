import type { Container } from 'inversify';
import { ACCOUNT_GATEWAY } from '#core/account/account-gateway.port.ts';
import { ADDRESS_BOOK } from '#core/account/address-book.port.ts';
import { BOT_CHECK } from '#core/account/bot-check.port.ts';
import { LOGIN_TRAIL } from '#core/account/login-trail.port.ts';
import { PROFILE_GATEWAY } from '#core/account/profile-gateway.port.ts';
import { SECURITY_GATEWAY } from '#core/account/security-gateway.port.ts';
import { CART_POINTER } from '#core/cart/cart-pointer.port.ts';
import { CATALOGUE } from '#core/catalogue/catalogue.port.ts';
import { FAVOURITES } from '#core/catalogue/favourites.port.ts';
import { REVIEWS } from '#core/catalogue/reviews.port.ts';
import { CONSENT_REGISTRY, CONSENT_STORE } from '#core/consent/consent-store.port.ts';
import { OPPORTUNITIES } from '#core/consultation/opportunities.port.ts';
import { TICKET_STORE } from '#core/consultation/ticket-store.port.ts';
import { ARTICLES } from '#core/content/articles.port.ts';
import { CONTENT } from '#core/content/content.port.ts';
import { PREVIEW_KEYS } from '#core/content/preview-keys.port.ts';
import { DOMAIN_PAPERS } from '#core/domains/domain-papers.port.ts';
import { DOMAIN_REGISTRY } from '#core/domains/domain-registry.port.ts';
import { ORDER_GATEWAY } from '#core/orders/order-gateway.port.ts';
import { ORDER_HISTORY } from '#core/orders/order-history.port.ts';
import { INVOICE_GATEWAY, PAYMENT_GATEWAY } from '#core/payment/payment-gateway.port.ts';
import { PLACES } from '#core/places/places.port.ts';
import type { Ports } from '#core/ports.ts';
import { DOCUMENT_PRINTER } from '#core/quotations/document-printer.port.ts';
import { QUOTATION_GATEWAY } from '#core/quotations/quotation-gateway.port.ts';
import { REDIRECT_HITS } from '#core/redirects/redirect-hits.port.ts';
import { SEARCH_INDEX } from '#core/search/search-index.port.ts';
import { SERVICE_CHANGES } from '#core/services/service-changes.port.ts';
import { SERVICE_GATEWAY } from '#core/services/service-gateway.port.ts';
import { GUEST_SIGNER } from '#core/session/guest-signer.port.ts';
import { BEARER, CUSTOMER_GATEWAY, IDENTITY_GATEWAY, TOKEN_STORE } from '#core/session/session.port.ts';
import { SHOP_SETTINGS } from '#core/settings.ts';
import { CLOCK, DEADLINE, DELAY, LOG, RANDOM } from '#core/shared/environment.port.ts';
import { VOUCHER_GATEWAY } from '#core/vouchers/voucher-gateway.port.ts';

/** Under which symbol each port is bound. */
const symbols: Readonly<Record<keyof Ports, symbol>> = {
  catalogue: CATALOGUE,
  content: CONTENT,
  searchIndex: SEARCH_INDEX,
  redirectHits: REDIRECT_HITS,
  articles: ARTICLES,
  previewKeys: PREVIEW_KEYS,
  consents: CONSENT_STORE,
  consentRegistry: CONSENT_REGISTRY,
  opportunities: OPPORTUNITIES,
  tickets: TICKET_STORE,
  orders: ORDER_GATEWAY,
  history: ORDER_HISTORY,
  payments: PAYMENT_GATEWAY,
  invoices: INVOICE_GATEWAY,
  vouchers: VOUCHER_GATEWAY,
  customers: CUSTOMER_GATEWAY,
  identity: IDENTITY_GATEWAY,
  accounts: ACCOUNT_GATEWAY,
  security: SECURITY_GATEWAY,
  profiles: PROFILE_GATEWAY,
  addressBook: ADDRESS_BOOK,
  botCheck: BOT_CHECK,
  trail: LOGIN_TRAIL,
  services: SERVICE_GATEWAY,
  changes: SERVICE_CHANGES,
  quotations: QUOTATION_GATEWAY,
  printer: DOCUMENT_PRINTER,
  favourites: FAVOURITES,
  reviews: REVIEWS,
  tokens: TOKEN_STORE,
  bearer: BEARER,
  carts: CART_POINTER,
  places: PLACES,
  domains: DOMAIN_REGISTRY,
  papers: DOMAIN_PAPERS,
  guestSigner: GUEST_SIGNER,
  clock: CLOCK,
  random: RANDOM,
  delay: DELAY,
  deadline: DEADLINE,
  log: LOG,
  settings: SHOP_SETTINGS,
};
const names = Object.keys(symbols);

/**
 * The record of all ports that the use cases take, from the container that chose their adapters. A port is had when a use
 * case takes it: a request needs a few of them.
 */
export const portsOf = (from: Container): Ports => {
  // The names that are asked for are those of the table, and each is bound to what its port says.
  const find = (name: string | symbol): unknown =>
    Object.hasOwn(symbols, name) ? from.get(symbols[name as keyof Ports]) : undefined;
  return new Proxy({} as Ports, {
    get: (_, name) => find(name),
    ownKeys: () => names,
    getOwnPropertyDescriptor: (_, name) => ({ value: find(name), enumerable: true, configurable: true }),
  });
};
