import type { Container } from 'inversify';
import { CART_POINTER } from '#core/cart/cart-pointer.port.ts';
import { CATALOGUE } from '#core/catalogue/catalogue.port.ts';
import { CONTENT } from '#core/content/content.port.ts';
import { DOMAIN_REGISTRY } from '#core/domains/domain-registry.port.ts';
import { ORDER_GATEWAY } from '#core/orders/order-gateway.port.ts';
import { INVOICE_GATEWAY, PAYMENT_GATEWAY } from '#core/payment/payment-gateway.port.ts';
import { PLACES } from '#core/places/places.port.ts';
import type { Ports } from '#core/ports.ts';
import { GUEST_SIGNER } from '#core/session/guest-signer.port.ts';
import { BEARER, CUSTOMER_GATEWAY, IDENTITY_GATEWAY, TOKEN_STORE } from '#core/session/session.port.ts';
import { SHOP_SETTINGS } from '#core/settings.ts';
import { CLOCK, DELAY, LOG, RANDOM } from '#core/shared/environment.port.ts';

/** The record of all ports that the use cases take, from the container that chose their adapters. */
export const portsOf = (from: Container): Ports => ({
  catalogue: from.get(CATALOGUE),
  content: from.get(CONTENT),
  orders: from.get(ORDER_GATEWAY),
  payments: from.get(PAYMENT_GATEWAY),
  invoices: from.get(INVOICE_GATEWAY),
  customers: from.get(CUSTOMER_GATEWAY),
  identity: from.get(IDENTITY_GATEWAY),
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
