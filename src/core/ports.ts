import type { CartPointer } from './cart/cart-pointer.port.ts';
import type { Catalogue } from './catalogue/catalogue.port.ts';
import type { Content } from './content/content.port.ts';
import type { DomainRegistry } from './domains/domain-registry.port.ts';
import type { OrderGateway } from './orders/order-gateway.port.ts';
import type { InvoiceGateway, PaymentGateway } from './payment/payment-gateway.port.ts';
import type { Places } from './places/places.port.ts';
import type { GuestSigner } from './session/guest-signer.port.ts';
import type { Bearer, CustomerGateway, IdentityGateway, TokenStore } from './session/session.port.ts';
import type { ShopSettings } from './settings.ts';
import type { Clock, Delay, Log, Random } from './shared/environment.port.ts';

/** Everything the core needs from outside, by name: one adapter each, for one request of one visitor. */
export type Ports = {
  readonly catalogue: Catalogue;
  readonly content: Content;
  readonly orders: OrderGateway;
  readonly payments: PaymentGateway;
  readonly invoices: InvoiceGateway;
  readonly customers: CustomerGateway;
  readonly identity: IdentityGateway;
  readonly tokens: TokenStore;
  readonly bearer: Bearer;
  readonly carts: CartPointer;
  readonly places: Places;
  readonly domains: DomainRegistry;
  readonly guestSigner: GuestSigner;
  readonly clock: Clock;
  readonly random: Random;
  readonly delay: Delay;
  readonly log: Log;
  readonly settings: ShopSettings;
};
