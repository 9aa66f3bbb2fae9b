import { isRefusal, toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { amountDue, type Order } from '#core/orders/order.ts';
import type { Checkout } from '#core/orders/order-gateway.port.ts';
import { type PlacedOrder, succeedWithOrder } from '#core/payment/placed-order.ts';
import { paymentIdempotencyKey, returnUrlOf, type StartPaymentPorts } from '#core/payment/start-payment.ts';
import type { Visitor } from '#core/session/visitor.ts';
import type { IdempotencyKey } from '#core/shared/ids.ts';
import { fail, type Result } from '#core/shared/result.ts';
import { customerIdempotencyKey, knownOwner } from './open-order.ts';

/** What the service has already changed by its refusal, so that a second try would not be refused. */
const isFinal = (failure: Parameters<typeof isRefusal>[0]): boolean =>
  isRefusal(failure, 'price-changed') || isRefusal(failure, 'voucher-no-longer-valid');

/**
 * Places a draft and creates its payment with one call. Null when that settles nothing: the caller then goes step by
 * step with the same keys, which makes nothing twice and tells what is wrong. Failures: `price-changed`,
 * `voucher-no-longer-valid`. [FIN-01]
 */
export const placeInOneCall =
  ({ payments, settings, log }: StartPaymentPorts) =>
  async (
    visitor: Visitor,
    order: Order,
    { checkout, methodCode }: { readonly checkout: Checkout; readonly methodCode: string },
    commandKey: IdempotencyKey,
  ): Promise<Result<PlacedOrder, ShopFailure> | null> => {
    const total = amountDue(order);
    const made = await payments.createForOrder(
      order.id,
      methodCode,
      total,
      returnUrlOf(settings),
      paymentIdempotencyKey(commandKey),
      { owner: knownOwner(visitor, order), customerKey: customerIdempotencyKey(commandKey), checkout },
    );
    if (made.ok) return succeedWithOrder(order, made.value.redirectUrl);
    if (!isFinal(made.failure)) return null;
    log.warn('Failed to finalise order', { kind: made.failure.kind });
    return fail(toShopFailure(made.failure, { orderId: order.id, expectedTotal: total }));
  };
