import { findCart } from '#core/cart/find-cart.ts';
import { checkOrderDomains } from '#core/domains/check-order-domains.ts';
import { command, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Order } from '#core/orders/order.ts';
import type { OrderGateway } from '#core/orders/order-gateway.port.ts';
import { isClosedOrder, isPaidOrder, isPlaced } from '#core/orders/order-states.ts';
import { type PlacedOrder, payForPlacedOrder } from '#core/payment/placed-order.ts';
import type { StartPaymentPorts } from '#core/payment/start-payment.ts';
import type { CartPointer } from '#core/session/cart-pointer.port.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import type { CustomerGateway } from '#core/session/session.port.ts';
import type { Visitor } from '#core/session/visitor.ts';
import type { Dong } from '#core/shared/dong.ts';
import { isHidden, type PortFailure } from '#core/shared/failure.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { FinaliseOrderCommand } from './checkout.ts';
import { openOrder } from './open-order.ts';
import { placeInOneCall } from './place-in-one-call.ts';
import { type ValidateCheckoutFieldsPorts, validateCheckoutFields } from './validate-checkout-fields.ts';

export type FinaliseOrderPorts = VisitorPorts &
  ValidateCheckoutFieldsPorts &
  StartPaymentPorts & {
    readonly orders: OrderGateway;
    readonly carts: CartPointer;
    readonly customers: CustomerGateway;
  };

/**
 * Sets customer and address, opens the order, creates the payment. Skips completed steps, so a retry creates no second
 * order or pending payment. [FIN-01, FIN-02, DOM-04, CART-19]
 */
export const finaliseOrder = command(
  (ports: FinaliseOrderPorts): UseCase<FinaliseOrderCommand, PlacedOrder> =>
    async (command) => {
      const wasLoggedIn = ports.tokens.session() !== null;
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const isLogInOver = wasLoggedIn && visitor.value.kind === 'anonymous';
      const named = await findNamedOrder(ports, visitor.value, command.orderId ?? ports.carts.get());
      if (!named.ok) return fail(toUnreadable(named.failure, isLogInOver));
      const fields = await validateCheckoutFields(ports)(command, named.value?.lines ?? []);
      if (!fields.ok) return fields;
      const order = requirePlaceable(ports, named.value, command.expectedTotal);
      if (!order.ok) return order;
      const free = await checkOrderDomains(ports)(order.value);
      if (!free.ok) return free;
      const placed = isPlaced(order.value)
        ? null
        : await placeInOneCall(ports)(visitor.value, order.value, fields.value, command.idempotencyKey);
      if (placed !== null) return placed;
      const open = await openOrder(ports)(visitor.value, order.value, fields.value.checkout, command.idempotencyKey);
      if (!open.ok) return open;
      return payForPlacedOrder(ports)(open.value, fields.value.methodCode, command.idempotencyKey);
    },
);

/** Why the order that the page shows cannot be read any more. */
const toUnreadable = (failure: PortFailure, isLogInOver: boolean): ShopFailure => {
  if (isHidden(failure) && isLogInOver) return { kind: 'login-required' };
  return failure.kind === 'denied' ? { kind: 'cart-inaccessible' } : toShopFailure(failure);
};

/** Fails when inactive, empty or different from the expected total. */
const requirePlaceable = (
  { carts }: Pick<FinaliseOrderPorts, 'carts'>,
  order: Order | null,
  expectedTotal: Dong,
): Result<Order, ShopFailure> => {
  if (order === null) return fail({ kind: 'cart-empty' });
  const { id, lines, totals } = order;
  const over = isPaidOrder(order) || isClosedOrder(order);
  if (over && carts.get() === id) carts.clear();
  if (isPaidOrder(order)) return fail({ kind: 'already-paid', orderId: id });
  if (over) return fail({ kind: 'order-closed' });
  if (lines.length === 0) return fail({ kind: 'cart-empty' });
  if (totals.gross !== expectedTotal) return fail({ kind: 'price-changed', old: expectedTotal, now: totals.gross });
  return ok(order);
};

/** An inactive order is accepted by id, so that the user learns that it is paid; default is the cart. */
const findNamedOrder = async (
  ports: FinaliseOrderPorts,
  visitor: Visitor,
  id: OrderId | null,
): Promise<Result<Order | null, PortFailure>> => {
  if (id !== null) return readWithRetry(ports.delay, () => ports.orders.load(id));
  const cart = await findCart(ports)(visitor, null);
  return cart.ok ? ok(cart.value.order) : cart;
};
