import { type AddOfferPorts, withCurrentPrice } from '#core/cart/add-offer.ts';
import type { CartOutcome, EditLineCommand } from '#core/cart/cart.ts';
import { toCartOutcome } from '#core/cart/cart-outcome.ts';
import { findTopLine, requireOpenCart } from '#core/cart/require-open-cart.ts';
import { type Offer, validateOffer } from '#core/cart/validate-offer.ts';
import { completeConfiguration } from '#core/catalogue/configuration.ts';
import { loadProductForCommand } from '#core/catalogue/load-product-for-command.ts';
import { command, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { FailureKind, ShopFailure } from '#core/failures/shop-failure.ts';
import { linesOfDomain, type Order, type OrderLine } from '#core/orders/order.ts';
import { EXCHANGE_SOURCE, type NewLine } from '#core/orders/order-gateway.port.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import type { IdempotencyKey, LineItemId } from '#core/shared/ids.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { completeOptions } from './complete-options.ts';
import { decideLineChange, isConfigurable } from './line-changes.ts';
import { toNewLine } from './new-line.ts';
import { findLatestLine, removeReplacedLines, replaceLine } from './replace-line.ts';

/**
 * Gives a line of the cart another configuration, term, quantity or plan; the number of lines stays. The line that was
 * there stays until the new one is complete, and a retry ends at one line. Failures: `line-gone` for a line that
 * was removed or ordered meanwhile, those of `requireOpenCart`, `validateOffer` and `addToCart`. [CART-20]
 */
export const editLine = command(
  (ports: AddOfferPorts): UseCase<EditLineCommand, CartOutcome> =>
    async ({ orderId, lineId, slug, configuration: given, expectedTotal, idempotencyKey }) => {
      const cart = await requireOpenCart(ports)(orderId);
      if (!cart.ok) return fail(toGone(cart.failure));
      const order = await removeReplacedLines(ports)(cart.value, lineId);
      if (!order.ok) return order;
      const line = findTopLine(order.value, findLatestLine(order.value, lineId));
      if (line === undefined) return fail({ kind: 'line-gone', why: 'removed' });
      if (!isConfigurable(order.value, line)) return fail({ kind: 'line-gone', why: 'ordered' });

      const product = await loadProductForCommand(ports)(() => ports.catalogue.product(slug));
      if (!product.ok) return product;
      const configuration = completeConfiguration(product.value, given);
      const quote = computeQuote(product.value, configuration);
      const source = line.isExchange ? EXCHANGE_SOURCE : null;
      if (quote.ok) {
        const asked = toNewLine(product.value, configuration, quote.value, { campaign: null, source });
        // What the line is already needs neither stock nor today's price.
        if (decideLineChange(order.value, line, asked) === 'none')
          return ok(await toCartOutcome(ports)(order.value, 'changed', [product.value]));
      }
      const offer = await validateOffer(ports)(product.value, configuration, expectedTotal);
      if (!offer.ok) return offer;
      const wanted = toNewLine(product.value, configuration, offer.value.quote, { campaign: null, source });
      const edited = await applyChange(ports)(order.value, line, offer.value, wanted, idempotencyKey);
      return edited.ok ? ok(await toCartOutcome(ports)(edited.value, 'changed', [product.value])) : edited;
    },
);

/** A cart that is ordered or of another visitor no longer has the line for this one. */
const toGone = (failure: ShopFailure): ShopFailure =>
  ordered.includes(failure.kind) ? { kind: 'line-gone', why: 'ordered' } : failure;

const ordered: readonly FailureKind[] = ['not-found', 'cart-empty', 'order-closed', 'already-paid'];

const applyChange =
  (ports: AddOfferPorts) =>
  async (
    order: Order,
    line: OrderLine,
    offer: Offer,
    wanted: NewLine,
    idempotencyKey: IdempotencyKey,
  ): Promise<Result<Order, ShopFailure>> => {
    const { domain } = offer;
    if (domain !== null && linesOfDomain(order, domain).some(({ id }) => id !== line.id))
      return fail({ kind: 'domain-already-in-order', domain });
    const change = decideLineChange(order, line, wanted);
    if (change === 'terms' || change === 'options') {
      const changed =
        change === 'terms'
          ? await changeTerms(ports)(order, line, wanted, idempotencyKey)
          : await completeOptions(ports)(order, line.id, wanted.options);
      if (!changed.ok || isAsWanted(changed.value, line.id, wanted)) return changed;
      // Another tab changed the other part of the line meanwhile: nobody wanted the mixture.
    }
    const replaced = await replaceLine(ports)(order, line.id, wanted);
    return replaced.ok ? replaced : fail(await withCurrentPrice(ports, offer, replaced.failure));
  };

/** Also of a line that another tab replaced or removed meanwhile. */
const isAsWanted = (order: Order, id: LineItemId, wanted: NewLine): boolean => {
  const line = findTopLine(order, id);
  return line === undefined || decideLineChange(order, line, wanted) === 'none';
};

const changeTerms =
  ({ orders, delay }: Pick<AddOfferPorts, 'orders' | 'delay'>) =>
  async (
    order: Order,
    line: OrderLine,
    { quantity, term }: NewLine,
    idempotencyKey: IdempotencyKey,
  ): Promise<Result<Order, ShopFailure>> => {
    const changed = await writeOnce(
      delay,
      () => orders.changeLine(order.id, line.id, { quantity, term }, idempotencyKey),
      async () => {
        const now = await readWithRetry(delay, () => orders.load(order.id));
        if (!now.ok) return now;
        const there = findTopLine(now.value, line.id);
        return ok(there?.quantity === quantity && there.term === term ? now.value : null);
      },
    );
    return changed.ok ? changed : fail(toShopFailure(changed.failure, { productId: line.productId }));
  };
