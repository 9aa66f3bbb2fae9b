import { newLineOf } from '#core/cart/new-line.ts';
import { checkOffer, type OfferPorts } from '#core/cart/offer.ts';
import { productFor } from '#core/catalogue/product-for.ts';
import type { ShopFailure } from '#core/failures.ts';
import type { Order } from '#core/orders/order.ts';
import type { Checkout, NewLine, OrderGateway } from '#core/orders/order-gateway.port.ts';
import { shopFailureOf } from '#core/orders/refusals.ts';
import type { StartPaymentPorts } from '#core/payment/start-payment.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import type { GuestSigner } from '#core/session/guest-signer.port.ts';
import { withGoodToken } from '#core/session/with-good-token.ts';
import { deriveIntent } from '#core/shared/derive-intent.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { Intent } from '#core/shared/ids.ts';
import { readPatiently, writePatiently } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { UseCases } from '#core/use-cases.ts';
import { type CheckedFieldsPorts, checkedFields } from './checked-fields.ts';
import type { PlaceGuestOrderCommand } from './checkout.ts';
import { placedOrder } from './placed-order.ts';

export type PlaceGuestOrderPorts = VisitorPorts &
  OfferPorts &
  CheckedFieldsPorts &
  StartPaymentPorts & { readonly orders: OrderGateway; readonly guestSigner: GuestSigner };

/**
 * Orders one configured product without log-in and without the cart. The order goes out under a token signed over
 * e-mail, phone, name and time, which only the host can make; the same press makes one order. [FIN-03, REST-01]
 */
export const placeGuestOrder =
  (ports: PlaceGuestOrderPorts): UseCases['placeGuestOrder'] =>
  async (command) => {
    const visitor = await currentVisitor(ports)();
    if (!visitor.ok) return visitor;
    const fields = await checkedFields(ports)(command);
    if (!fields.ok) return fields;
    const line = await lineOf(ports, command);
    const order = line.ok
      ? await express(ports, line.value, fields.value.checkout, command.seen, command.intent)
      : await placedBefore(ports, command.intent, line.failure);
    return order.ok ? placedOrder(ports)(order.value, fields.value.methodCode, command.intent) : order;
  };

/** What is ordered, as the shop sells it at this moment. */
const lineOf = async (
  ports: PlaceGuestOrderPorts,
  { slug, configuration, seen }: PlaceGuestOrderCommand,
): Promise<Result<NewLine, ShopFailure>> => {
  const product = await productFor(ports)(() => ports.catalogue.product(slug));
  if (!product.ok) return product;
  const offer = await checkOffer(ports)(product.value, configuration, seen);
  if (!offer.ok) return offer;
  return ok(newLineOf(product.value, configuration, offer.value.quote, { campaign: null, source: null }));
};

/**
 * A press that is repeated because its answer was lost may come when price, sale or domain have changed: the order that
 * it made stands, and only where it made none is that a reason to refuse. [CART-17]
 */
const placedBefore = async (
  { orders, delay }: PlaceGuestOrderPorts,
  press: Intent,
  refusal: ShopFailure,
): Promise<Result<Order, ShopFailure>> => {
  const placed = await readPatiently(delay, () => orders.findPlaced(deriveIntent(press, 'express')));
  if (placed.ok) return placed;
  const none = placed.failure.kind === 'not-found' || placed.failure.kind === 'denied';
  return fail(none ? refusal : shopFailureOf(placed.failure));
};

/** An order that has no id yet cannot be looked at: after `unknown` the same intent asks for the same order. */
const express = async (
  ports: PlaceGuestOrderPorts,
  line: NewLine,
  checkout: Checkout,
  seen: Dong,
  press: Intent,
): Promise<Result<Order, ShopFailure>> => {
  const { orders, guestSigner, clock, delay, log } = ports;
  const signature = await guestSigner.sign(checkout.contact, clock.now());
  if (!signature.ok) return fail({ kind: 'order-not-created' });
  const intent = deriveIntent(press, 'express');
  const placed = await withGoodToken(ports)(() =>
    writePatiently(
      delay,
      () => orders.placeExpress([line], checkout, signature.value, intent),
      async () => ok(null),
    ),
  );
  if (placed.ok) return placed;
  log.warn('Failed to create order', { kind: placed.failure.kind });
  return fail(shopFailureOf(placed.failure, { productId: line.productId, domain: line.description, seen }));
};
