import { addInOneCall } from '#core/cart/lines/add-in-one-call.ts';
import { addLine } from '#core/cart/lines/add-line.ts';
import { completeOptions } from '#core/cart/lines/complete-options.ts';
import { toNewLine } from '#core/cart/lines/new-line.ts';
import type { ListedOffer } from '#core/catalogue/catalogue.port.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { type ChosenOption, linesOfDomain } from '#core/orders/order.ts';
import type { AddedLine, NewLine } from '#core/orders/order-gateway.port.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { AddToCartCommand, CartOutcome } from './cart.ts';
import { type CartOutcomePorts, toCartOutcome } from './cart-outcome.ts';
import type { CreateCartPorts } from './create-cart.ts';
import type { FoundCart } from './find-cart.ts';
import type { Offer, OfferPorts } from './validate-offer.ts';

export type AddOfferPorts = CreateCartPorts & OfferPorts & CartOutcomePorts;

export type AddOfferCommand = Pick<AddToCartCommand, 'keepPointer' | 'campaign' | 'source' | 'idempotencyKey'>;

/** Adds a validated offer to the existing or a new cart; a cart contains a domain only once. [CART-05] */
export const addOffer =
  (ports: AddOfferPorts) =>
  async (cart: FoundCart, offer: Offer, command: AddOfferCommand): Promise<Result<CartOutcome, ShopFailure>> => {
    const { domain } = offer;
    if (domain !== null && cart.order !== null && linesOfDomain(cart.order, domain).length > 0)
      return fail({ kind: 'domain-already-in-order', domain });
    const line = lineOf(offer, command);
    const added = await addLine(ports)({ ...cart, keepPointer: command.keepPointer }, line, command.idempotencyKey);
    return completeOffer(ports)(offer, command, line, added);
  };

/** The same for a browser whose cart nobody has to look for; null otherwise, see `addInOneCall`. */
export const addOfferInOneCall =
  (ports: AddOfferPorts) =>
  async (
    offer: Offer,
    command: AddOfferCommand & Pick<AddToCartCommand, 'orderId'>,
  ): Promise<Result<CartOutcome, ShopFailure> | null> => {
    const line = lineOf(offer, command);
    const added = await addInOneCall(ports)(line, command);
    return added && completeOffer(ports)(offer, command, line, added);
  };

const lineOf = ({ product, configuration, quote }: Offer, command: AddOfferCommand): NewLine =>
  toNewLine(product, configuration, quote, command);

const completeOffer =
  (ports: AddOfferPorts) =>
  async (
    offer: Offer,
    { keepPointer }: AddOfferCommand,
    { options }: NewLine,
    added: Result<AddedLine, ShopFailure>,
  ): Promise<Result<CartOutcome, ShopFailure>> => {
    if (!added.ok) return fail(await withCurrentPrice(ports, offer, added.failure));
    if (keepPointer) ports.carts.set(added.value.order.id);
    return completeAddedLine(ports)(added.value, options, offer.product);
  };

/** [CART-09] */
export const completeAddedLine =
  (ports: CartOutcomePorts) =>
  async (
    { order, line }: Pick<AddedLine, 'order' | 'line'>,
    options: readonly ChosenOption[],
    product: ListedOffer,
  ): Promise<Result<CartOutcome, ShopFailure>> => {
    const whole = await completeOptions(ports)(order, line, options);
    return whole.ok ? ok(await toCartOutcome(ports)(whole.value, 'added', [product])) : whole;
  };

/** Reports shown and current total of the line, both with VAT. [CART-19] */
export const withCurrentPrice = async (
  { catalogue }: Pick<AddOfferPorts, 'catalogue'>,
  { product, configuration, quote }: Offer,
  failure: ShopFailure,
): Promise<ShopFailure> => {
  if (failure.kind !== 'price-changed') return failure;
  const old = quote.totals.gross;
  const fresh = await catalogue.product(product.slug);
  const now = fresh.ok ? computeQuote(fresh.value, configuration) : fresh;
  return { kind: 'price-changed', old, now: now.ok ? now.value.totals.gross : failure.now };
};
