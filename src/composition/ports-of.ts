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
import { CONTENT } from '#core/content/content.port.ts';
import { DOMAIN_REGISTRY } from '#core/domains/domain-registry.port.ts';
import { ORDER_GATEWAY } from '#core/orders/order-gateway.port.ts';
import { ORDER_HISTORY } from '#core/orders/order-history.port.ts';
import { INVOICE_GATEWAY, PAYMENT_GATEWAY } from '#core/payment/payment-gateway.port.ts';
import { PLACES } from '#core/places/places.port.ts';
import type { Ports } from '#core/ports.ts';
import { SERVICE_GATEWAY } from '#core/services/service-gateway.port.ts';
import { GUEST_SIGNER } from '#core/session/guest-signer.port.ts';
import { BEARER, CUSTOMER_GATEWAY, IDENTITY_GATEWAY, TOKEN_STORE } from '#core/session/session.port.ts';
import { SHOP_SETTINGS } from '#core/settings.ts';
import { CLOCK, DELAY, LOG, RANDOM } from '#core/shared/environment.port.ts';

/** The record of all ports that the use cases take, from the container that chose their adapters. */
export const portsOf = (from: Container): Ports => ({
  catalogue: from.get(CATALOGUE),
  content: from.get(CONTENT),
  orders: from.get(ORDER_GATEWAY),
  history: from.get(ORDER_HISTORY),
  payments: from.get(PAYMENT_GATEWAY),
  invoices: from.get(INVOICE_GATEWAY),
  customers: from.get(CUSTOMER_GATEWAY),
  identity: from.get(IDENTITY_GATEWAY),
  accounts: from.get(ACCOUNT_GATEWAY),
  security: from.get(SECURITY_GATEWAY),
  profiles: from.get(PROFILE_GATEWAY),
  addressBook: from.get(ADDRESS_BOOK),
  botCheck: from.get(BOT_CHECK),
  trail: from.get(LOGIN_TRAIL),
  services: from.get(SERVICE_GATEWAY),
  favourites: from.get(FAVOURITES),
  reviews: from.get(REVIEWS),
  tokens: from.get(TOKEN_STORE),
  bearer: from.get(BEARER),
  carts: from.get(CART_POINTER),
  places: from.get(PLACES),
  domains: from.get(DOMAIN_REGISTRY),
  guestSigner: from.get(GUEST_SIGNER),
  clock: from.get(CLOCK),
  random: from.get(RANDOM),
  delay: from.get(DELAY),
  log: from.get(LOG),
  settings: from.get(SHOP_SETTINGS),
});
