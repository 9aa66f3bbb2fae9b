import { toNewLine } from '#core/cart/lines/new-line.ts';
import { type OfferPorts, validateOffer } from '#core/cart/validate-offer.ts';
import { loadProductForCommand } from '#core/catalogue/load-product-for-command.ts';
import type { Product } from '#core/catalogue/product.ts';
import { command, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Order } from '#core/orders/order.ts';
import type { AppliedVouchers, Checkout, NewLine, OrderGateway } from '#core/orders/order-gateway.port.ts';
import { type PlacedOrder, payForPlacedOrder } from '#core/payment/placed-order.ts';
import type { StartPaymentPorts } from '#core/payment/start-payment.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import type { GuestSigner } from '#core/session/guest-signer.port.ts';
import { retryWithFreshToken } from '#core/session/retry-with-fresh-token.ts';
import type { Visitor } from '#core/session/visitor.ts';
import { deriveIdempotencyKey } from '#core/shared/derive-idempotency-key.ts';
import { isHidden, type PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey } from '#core/shared/ids.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { directLine } from './asks-for-address.ts';
import type { PlaceDirectOrderCommand } from './checkout.ts';
import { type ValidateCheckoutFieldsPorts, validateCheckoutFields } from './validate-checkout-fields.ts';

export type PlaceDirectOrderPorts = VisitorPorts &
  OfferPorts &
  ValidateCheckoutFieldsPorts &
  StartPaymentPorts & { readonly orders: OrderGateway; readonly guestSigner: GuestSigner };

/**
 * Orders one product without the cart, once per idempotency key. Guests need the host's signature over e-mail, phone,
 * name and time. A code that is no longer valid is refused with both totals; a retry with the new total orders without
 * it. [FIN-03, FIN-04, REST-01, VOU-01]
 */
export const placeDirectOrder = command(
  (ports: PlaceDirectOrderPorts): UseCase<PlaceDirectOrderCommand, PlacedOrder> =>
    async (command) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const product = await loadProductForCommand(ports)(() => ports.catalogue.product(command.slug));
      const fields = await validateCheckoutFields(ports)(command, product.ok ? [directLine(product.value)] : []);
      if (!fields.ok) return fields;
      const line = product.ok ? await buildLine(ports, product.value, command) : product;
      const place = selectPlacement(visitor.value);
      const order = line.ok
        ? await place(ports, line.value, fields.value.checkout, command)
        : await findEarlierOrder(ports, command.idempotencyKey, line.failure);
      return order.ok ? payForPlacedOrder(ports)(order.value, fields.value.methodCode, command.idempotencyKey) : order;
    },
);

const buildLine = async (
  ports: PlaceDirectOrderPorts,
  product: Product,
  { configuration, expectedTotal, codes = [] }: PlaceDirectOrderCommand,
): Promise<Result<NewLine, ShopFailure>> => {
  // With codes only the order service can check the total, because it knows the current discounts.
  const offer = await validateOffer(ports)(product, configuration, codes.length === 0 ? expectedTotal : null);
  if (!offer.ok) return offer;
  return ok(toNewLine(product, configuration, offer.value.quote, { campaign: null, source: null }));
};

/** A retry may find changed prices, but the first attempt's order stays valid and precedes refusals. [CART-17] */
const findEarlierOrder = async (
  { orders, delay }: PlaceDirectOrderPorts,
  commandKey: IdempotencyKey,
  refusal: ShopFailure,
): Promise<Result<Order, ShopFailure>> => {
  const placed = await readWithRetry(delay, () => orders.findPlaced(deriveIdempotencyKey(commandKey, 'express')));
  if (placed.ok) return placed;
  return fail(isHidden(placed.failure) ? refusal : toShopFailure(placed.failure));
};

type ExpectedTotal = Pick<PlaceDirectOrderCommand, 'expectedTotal' | 'idempotencyKey' | 'codes'>;
type Placement = (
  ports: PlaceDirectOrderPorts,
  line: NewLine,
  checkout: Checkout,
  expectedTotal: ExpectedTotal,
) => Promise<Result<Order, ShopFailure>>;

/** Both variants share the idempotency key, so a login between attempts creates no second order. */
const selectPlacement = (visitor: Visitor): Placement => (visitor.kind === 'customer' ? placeAsCustomer : placeAsGuest);

const placeAsGuest: Placement = async (ports, line, checkout, expectedTotal) => {
  const { orders, guestSigner, clock } = ports;
  const signature = await guestSigner.sign(checkout.contact, clock.now());
  if (!signature.ok) return fail({ kind: 'order-not-created' });
  return sendOrder(ports, line, expectedTotal, (idempotencyKey) =>
    orders.placeExpress([line], checkout, signature.value, idempotencyKey, toAppliedVouchers(expectedTotal)),
  );
};

const placeAsCustomer: Placement = (ports, line, checkout, expectedTotal) =>
  sendOrder(ports, line, expectedTotal, (idempotencyKey) =>
    ports.orders.placeOwn([line], checkout, idempotencyKey, toAppliedVouchers(expectedTotal)),
  );

const toAppliedVouchers = ({ codes = [], expectedTotal }: ExpectedTotal): AppliedVouchers | undefined =>
  codes.length === 0 ? undefined : { codes, expectedTotal };

/** Cannot be verified without an id: after `unknown`, the same idempotency key returns the same order. */
const sendOrder = async (
  ports: PlaceDirectOrderPorts,
  line: NewLine,
  { expectedTotal, idempotencyKey: commandKey }: ExpectedTotal,
  send: (idempotencyKey: IdempotencyKey) => Promise<Result<Order, PortFailure>>,
): Promise<Result<Order, ShopFailure>> => {
  const idempotencyKey = deriveIdempotencyKey(commandKey, 'express');
  const answer = await retryWithFreshToken(ports)(() => writeOnce(ports.delay, () => send(idempotencyKey)));
  if (answer.ok) return answer;
  ports.log.warn('Failed to create order', { kind: answer.failure.kind });
  return fail(toShopFailure(answer.failure, { productId: line.productId, domain: line.description, expectedTotal }));
};
