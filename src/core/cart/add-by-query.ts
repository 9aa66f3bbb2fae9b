import { findLineByKey } from '#core/cart/lines/add-line.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { loadProductForCommand } from '#core/catalogue/load-product-for-command.ts';
import type { Product } from '#core/catalogue/product.ts';
import { command, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import { optionKinds } from '#core/pricing/quoted-product.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { type AddOfferPorts, addOffer, completeAddedLine } from './add-offer.ts';
import type { AddByQueryCommand, CartOutcome } from './cart.ts';
import { findCart } from './find-cart.ts';
import { validateOffer } from './validate-offer.ts';

/** Adds the URL's product with defaults and the `cartchild` options; no expected total. [CART-13, spec 3] */
export const addByQuery = command(
  (ports: AddOfferPorts): UseCase<AddByQueryCommand, CartOutcome> =>
    async ({ productId, children, source, orderId, idempotencyKey }) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const product = await loadProductForCommand(ports)(() => ports.catalogue.productById(productId));
      if (!product.ok) return product;
      const configuration = withChildren(product.value, children);
      if (!configuration.ok) return configuration;
      const cart = await findCart(ports)(visitor.value, orderId);
      if (!cart.ok) return fail(toShopFailure(cart.failure));

      const { order } = cart.value;
      const done = order && findLineByKey(order, idempotencyKey);
      if (order !== null && done !== null) return completeAddedLine(ports)({ order, line: done }, [], product.value);

      const offer = await validateOffer(ports)(product.value, configuration.value, null);
      const command = { keepPointer: true, campaign: null, source, idempotencyKey };
      return offer.ok ? addOffer(ports)(cart.value, offer.value, command) : offer;
    },
);

/** Fails with `product-unavailable` when the product does not offer one of the values. */
const withChildren = (product: Product, children: readonly ProductId[]): Result<Configuration, ShopFailure> => {
  const configuration = defaultConfiguration(product);
  const chosen: Record<string, readonly string[]> = { ...configuration.chosen };
  for (const child of children) {
    const option = product.options.find(({ values }) => values.some((value) => value.productId === child));
    const value = option?.values.find((each) => each.productId === child);
    if (option === undefined || value === undefined) return fail({ kind: 'product-unavailable' });
    chosen[option.id] = optionKinds[option.kind].isMultiple ? [...(chosen[option.id] ?? []), value.id] : [value.id];
  }
  return ok({ ...configuration, chosen });
};
