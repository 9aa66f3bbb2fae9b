import { addLine, lineOf } from '#core/cart/add-line.ts';
import type { AddOfferPorts } from '#core/cart/add-offer.ts';
import type { FoundCart } from '#core/cart/find-cart.ts';
import { newLineOf } from '#core/cart/new-line.ts';
import { checkOffer } from '#core/cart/offer.ts';
import { isDomainOption } from '#core/catalogue/problems-of-configuration.ts';
import type { Product } from '#core/catalogue/product.ts';
import { productFor } from '#core/catalogue/product-for.ts';
import type { ShopFailure } from '#core/failures.ts';
import { topLines } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { defaultConfiguration } from '#core/pricing/configuration.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import { deriveIntent } from '#core/shared/derive-intent.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { readPatiently } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { type DomainOffer, offerFor } from './domain-offer.ts';
import type { AddDomainsCommand } from './domain-use-cases.ts';

export type AddingNames = {
  /** Failures: why this name cannot be added; the others are not touched by it. */
  readonly add: (name: string) => Promise<Result<void, ShopFailure>>;
  /** The cart that the names lie in; null where there is none. */
  readonly orderId: () => OrderId | null;
};

/** Adds names one after another to the cart that was found, or to the one that the first of them makes. [CART-03, CART-05] */
export const addingNames = (
  ports: AddOfferPorts,
  command: AddDomainsCommand,
  offers: readonly DomainOffer[],
  found: FoundCart,
): AddingNames => {
  let cart = found;
  const lineFor = linesOf(ports, command, offers);
  const follow = async (orderId: OrderId): Promise<void> => {
    if (ports.carts.get() !== orderId) ports.carts.set(orderId);
    if (cart.order?.id === orderId) return;
    const order = await readPatiently(ports.delay, () => ports.orders.load(orderId));
    if (order.ok) cart = { order: order.value, spent: null };
  };
  const add: AddingNames['add'] = async (name) => {
    const intent = deriveIntent(command.intent, name);
    if (cart.order !== null && lineOf(cart.order, intent) !== null) return ok(undefined);
    if (cart.order !== null && topLines(cart.order).some(({ description }) => description === name))
      return fail({ kind: 'domain-in-order', domain: name });
    const line = await lineFor(name);
    if (!line.ok) return line;
    const added = await addLine(ports)({ ...cart, keepPointer: true }, line.value, intent);
    if (!added.ok) return added;
    await follow(added.value.orderId);
    return ok(undefined);
  };
  return { add, orderId: () => cart.order?.id ?? ports.carts.get() };
};

/** The line that orders a name, after everything about it was checked again; each product is asked for once. [DOM-04] */
const linesOf = (ports: AddOfferPorts, command: AddDomainsCommand, offers: readonly DomainOffer[]) => {
  const products = new Map<string, Promise<Result<Product, ShopFailure>>>();
  const productOf = (slug: string): Promise<Result<Product, ShopFailure>> => {
    const asked = products.get(slug) ?? productFor(ports)(() => ports.catalogue.product(slug));
    products.set(slug, asked);
    return asked;
  };
  return async (name: string): Promise<Result<NewLine, ShopFailure>> => {
    const offer = offerFor(offers, name);
    if (offer === null) return fail({ kind: 'domain-unavailable', domain: name, status: 'invalid' });
    const product = await productOf(offer.slug);
    if (!product.ok) return product;
    const configuration = configured(product.value, name, command.years);
    const checked = await checkOffer(ports)(product.value, configuration, command.seen[offer.slug] ?? null);
    if (!checked.ok) return checked;
    return ok(newLineOf(product.value, configuration, checked.value.quote, { campaign: null, source: null }));
  };
};

const configured = (product: Product, name: string, years: number): Configuration => ({
  ...defaultConfiguration(product),
  time: years,
  chosen: Object.fromEntries(product.options.filter(isDomainOption).map(({ id }) => [id, [name]])),
});
