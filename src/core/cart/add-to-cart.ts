import { completeConfiguration } from '#core/catalogue/configuration.ts';
import { loadProductForCommand } from '#core/catalogue/load-product-for-command.ts';
import { command, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import { fail } from '#core/shared/result.ts';
import { findLineByKey } from './add-line.ts';
import { type AddOfferPorts, addOffer, completeAddedLine } from './add-offer.ts';
import type { AddToCartCommand, CartOutcome } from './cart.ts';
import { findCart } from './find-cart.ts';
import { freeOptionsOf } from './new-line.ts';
import { validateOffer } from './validate-offer.ts';

/** Adds one product per idempotency key; creates a missing cart. [spec 4; CART-01 to CART-09, CART-17, CART-19] */
export const addToCart = command(
  (ports: AddOfferPorts): UseCase<AddToCartCommand, CartOutcome> =>
    async (command) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const product = await loadProductForCommand(ports)(() => ports.catalogue.product(command.slug));
      if (!product.ok) return product;
      const configuration = completeConfiguration(product.value, command.configuration);
      const cart = await findCart(ports)(visitor.value, command.orderId);
      if (!cart.ok) return fail(toShopFailure(cart.failure));

      const { order } = cart.value;
      const done = order && findLineByKey(order, command.idempotencyKey);
      if (order !== null && done !== null)
        return completeAddedLine(ports)(
          { orderId: order.id, lineId: done },
          freeOptionsOf(product.value, configuration),
          product.value,
        );

      const offer = await validateOffer(ports)(product.value, configuration, command.expectedTotal);
      return offer.ok ? addOffer(ports)(cart.value, offer.value, command) : offer;
    },
);
