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
import { writePatiently } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { UseCases } from '#core/use-cases.ts';
import { type CheckedFieldsPorts, checkedFields } from './checked-fields.ts';
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
    const product = await productFor(ports)(() => ports.catalogue.product(command.slug));
    if (!product.ok) return product;
    const offer = await checkOffer(ports)(product.value, command.configuration, command.seen);
    if (!offer.ok) return offer;
    const { configuration, quote } = offer.value;
    const line = newLineOf(product.value, configuration, quote, { campaign: null, source: null });
    const order = await express(ports, line, fields.value.checkout, command.seen, command.intent);
    return order.ok ? placedOrder(ports)(order.value, fields.value.methodCode, command.intent) : order;
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
