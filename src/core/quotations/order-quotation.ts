import type { AddOfferPorts } from '#core/cart/add-offer.ts';
import type { CartOutcome } from '#core/cart/cart.ts';
import { reloadCartOutcome } from '#core/cart/cart-outcome.ts';
import { findCart } from '#core/cart/find-cart.ts';
import { createLineAdder, type LineToAdd } from '#core/cart/lines/create-line-adder.ts';
import { command, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import { deriveIdempotencyKey } from '#core/shared/derive-idempotency-key.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { IdempotencyKey, OrderId, QuotationId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { QuotationPorts } from './load-quotation.ts';
import { loadQuotationOffer } from './load-quotation-offer.ts';
import { refusedQuotationPath } from './refused-lines.ts';

/**
 * Adds the quoted lines to the cart, once per idempotency key: at quoted prices while valid, then at current prices if
 * they equal the expected total. Reports lines that cannot be added. Failures: `not-found`, `price-changed`,
 * `product-unavailable` when no line is sold any more. [CART-05, CART-19]
 */
export const orderQuotation = command(
  (ports: AddOfferPorts & QuotationPorts): UseCase<OrderQuotationCommand, QuotedOutcome> =>
    async ({ id, expectedTotal, idempotencyKey }) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const quotation = await readWithRetry(ports.delay, () => ports.quotations.load(id));
      if (!quotation.ok) return fail(toShopFailure(quotation.failure));
      const offered = await loadQuotationOffer(ports)(quotation.value);
      if (!offered.ok) return offered;
      const { newLines, totals } = offered.value;
      if (newLines.every((line) => line === null)) return fail({ kind: 'product-unavailable' });
      if (totals.gross !== expectedTotal) return fail({ kind: 'price-changed', old: expectedTotal, now: totals.gross });
      const found = await findCart(ports)(visitor.value, null);
      if (!found.ok) return fail(toShopFailure(found.failure));

      const { add, orderId } = createLineAdder(ports, found.value);
      const refused: (RefusedLine & { readonly at: number; readonly failure: ShopFailure })[] = [];
      let added = 0;
      for (const [at, line] of newLines.entries()) {
        const done =
          line === null
            ? fail<ShopFailure>({ kind: 'product-unavailable' })
            : await add(findQuotedLine(line, deriveIdempotencyKey(idempotencyKey, 'quoted', String(at))));
        const title = quotation.value.lines[at]?.title ?? '';
        if (done.ok) added += 1;
        else refused.push({ at, title, failure: done.failure });
      }
      const [first] = refused.filter(({ at }) => newLines[at] !== null);
      if (added === 0 && first) return fail(first.failure);
      const outcome = await outcomeFor(ports, orderId());
      const late = refused.filter(({ at }) => newLines[at] !== null).map(({ at }) => at);
      return ok({ ...outcome, goTo: refusedQuotationPath(id, late) ?? outcome.goTo, added, refused });
    },
);

const findQuotedLine = (line: NewLine, idempotencyKey: IdempotencyKey): LineToAdd => ({
  idempotencyKey,
  domain: line.description,
  make: async () => ok(line),
});

const outcomeFor = async (ports: AddOfferPorts, cart: OrderId | null): Promise<CartOutcome> =>
  cart === null
    ? { cart: null, notice: null, notify: null, goTo: paths.cart(null) }
    : reloadCartOutcome(ports)(cart, 'added');

export type OrderQuotationCommand = {
  readonly id: QuotationId;
  /** Total with VAT that the page showed, in đồng. [CART-19] */
  readonly expectedTotal: Dong;
  readonly idempotencyKey: IdempotencyKey;
};

export type RefusedLine = { readonly title: string; readonly failure: ShopFailure };

export type QuotedOutcome = CartOutcome & {
  /** Lines now in the cart. */
  readonly added: number;
  readonly refused: readonly RefusedLine[];
};
