import { isRefusal, toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { ChosenOption, Order } from '#core/orders/order.ts';
import type { OrderGateway } from '#core/orders/order-gateway.port.ts';
import type { Delay, Log } from '#core/shared/environment.port.ts';
import type { LineItemId } from '#core/shared/ids.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';

type Ports = { readonly orders: OrderGateway; readonly delay: Delay; readonly log: Log };

/**
 * Sets options that the add did not store, since some services only accept them in an update. Failures:
 * `location-sold-out`, `options-failed`; the line stays in the cart and a retry completes it. [CART-07, CART-08]
 */
export const completeOptions =
  ({ orders, delay, log }: Ports) =>
  async (order: Order, line: LineItemId, wanted: readonly ChosenOption[]): Promise<Result<Order, ShopFailure>> => {
    if (hasOptions(order, line, wanted)) return ok(order);
    const load = () => readWithRetry(delay, () => orders.load(order.id));
    const set = await writeOnce<Order | null>(
      delay,
      async () => {
        const sent = await orders.setOptions(order.id, line, wanted);
        return sent.ok ? ok(null) : sent;
      },
      async () => {
        const now = await load();
        return now.ok ? ok(hasOptions(now.value, line, wanted) ? now.value : null) : now;
      },
    );
    const now = set.ok && set.value === null ? await load() : set;
    if (now.ok && now.value !== null) return ok(now.value);
    log.warn('Failed to update product option in order', now.ok ? {} : { kind: now.failure.kind });
    // Reports a sold-out location as such, so that the user can choose another one.
    if (!now.ok && isRefusal(now.failure, 'location-sold-out')) return fail(toShopFailure(now.failure));
    return fail({ kind: 'options-failed' });
  };

/** A line that was removed meanwhile needs no options. */
const hasOptions = (order: Order, line: LineItemId, wanted: readonly ChosenOption[]): boolean => {
  const there = order.lines.find((each) => each.id === line)?.options;
  return (
    there === undefined ||
    wanted.every((option) => there.some((each) => each.id === option.id && each.value === option.value))
  );
};
