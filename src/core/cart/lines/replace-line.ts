import type { AddOfferPorts } from '#core/cart/add-offer.ts';
import { findTopLine } from '#core/cart/require-open-cart.ts';
import { isRefusal, toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Order } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { deriveIdempotencyKey } from '#core/shared/derive-idempotency-key.ts';
import type { IdempotencyKey, LineItemId, OrderId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { findLineByKey, sendLine, toAddFailure } from './add-line.ts';
import { completeOptions } from './complete-options.ts';
import { removeOrderLine } from './remove-line.ts';

type Ports = Pick<AddOfferPorts, 'orders' | 'delay' | 'log'>;

/** A key is spent when its line was removed before the replaced one; more than a few never are. */
const MAX_ATTEMPTS = 8;
const attempts = Array.from({ length: MAX_ATTEMPTS }, (_, at) => at);

/** Derived from the replaced line, so that two tabs and every retry add the same line. */
const replacementKey = (replaced: LineItemId, attempt: number): IdempotencyKey =>
  deriveIdempotencyKey('instead of', replaced, String(attempt));

const findReplacement = (order: Order, replaced: LineItemId): LineItemId | null => {
  for (const attempt of attempts) {
    const found = findLineByKey(order, replacementKey(replaced, attempt));
    if (found !== null) return found;
  }
  return null;
};

/** The line that took the place of another, as far as the order knows; else the line itself. */
export const findLatestLine = (order: Order, id: LineItemId): LineItemId => {
  const next = findReplacement(order, id);
  return next === null ? id : findLatestLine(order, next);
};

const reload = async ({ orders, delay }: Ports, id: OrderId): Promise<Result<Order, ShopFailure>> => {
  const order = await readWithRetry(delay, () => orders.load(id));
  return order.ok ? order : fail(toShopFailure(order.failure));
};

/** Ends a replacement that was interrupted between its two writes. */
export const removeReplacedLines =
  (ports: Ports) =>
  async (order: Order, id: LineItemId): Promise<Result<Order, ShopFailure>> => {
    const next = findReplacement(order, id);
    if (next === null) return ok(order);
    if (findTopLine(order, id) === undefined) return removeReplacedLines(ports)(order, next);
    const removed = await removeOrderLine(ports)(order, id);
    if (!removed.ok) return removed;
    const now = await reload(ports, order.id);
    return now.ok ? removeReplacedLines(ports)(now.value, next) : now;
  };

/**
 * Adds the new line with its options, then removes the other one, which stays when the new one is refused. Failures:
 * `line-gone` when the line was removed meanwhile, those of `addLine` and `completeOptions`.
 */
export const replaceLine =
  (ports: Ports) =>
  async (order: Order, replaced: LineItemId, line: NewLine): Promise<Result<Order, ShopFailure>> => {
    for (const attempt of attempts) {
      const added = await sendLine(ports, order.id, line, replacementKey(replaced, attempt));
      const isReused = !added.ok && isRefusal(added.failure, 'idempotency-key-reused');
      if (!added.ok && !isReused) return toAddFailure(ports, line, added.failure);
      const now = await reload(ports, order.id);
      if (!now.ok) return now;
      const other = findReplacement(now.value, replaced);
      const isMine = added.ok && findTopLine(now.value, added.value.line) !== undefined;
      if (isMine) return completeReplacement(ports)(now.value, replaced, added.value.line, line);
      // Another tab gave the line another configuration meanwhile: this one comes after it.
      if (other !== null) return replaceOther(ports)(now.value, replaced, line);
      if (findTopLine(now.value, replaced) === undefined) return fail({ kind: 'line-gone', why: 'removed' });
    }
    return fail({ kind: 'unexpected' });
  };

const replaceOther =
  (ports: Ports) =>
  async (order: Order, replaced: LineItemId, line: NewLine): Promise<Result<Order, ShopFailure>> => {
    const now = await removeReplacedLines(ports)(order, replaced);
    return now.ok ? replaceLine(ports)(now.value, findLatestLine(now.value, replaced), line) : now;
  };

const completeReplacement =
  (ports: Ports) =>
  async (order: Order, replaced: LineItemId, added: LineItemId, line: NewLine): Promise<Result<Order, ShopFailure>> => {
    const whole = await completeOptions(ports)(order, added, line.options);
    if (!whole.ok) {
      const now = await reload(ports, order.id);
      // The line that was there is the one that stays.
      if (now.ok && findTopLine(now.value, replaced) !== undefined) await removeOrderLine(ports)(now.value, added);
      return whole;
    }
    const removed = await removeOrderLine(ports)(whole.value, replaced);
    return removed.ok ? reload(ports, order.id) : removed;
  };
