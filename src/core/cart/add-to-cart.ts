import { findLineByKey } from '#core/cart/lines/add-line.ts';
import { freeOptionsOf } from '#core/cart/lines/new-line.ts';
import { completeConfiguration } from '#core/catalogue/configuration.ts';
import { loadProductForCommand } from '#core/catalogue/load-product-for-command.ts';
import type { Product } from '#core/catalogue/product.ts';
import type { RecentProducts } from '#core/catalogue/recent-products.port.ts';
import { command, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import { fail } from '#core/shared/result.ts';
import { type AddOfferPorts, addOffer, addOfferInOneCall, completeAddedLine } from './add-offer.ts';
import type { AddToCartCommand, CartOutcome } from './cart.ts';
import { findCart } from './find-cart.ts';
import { validateOffer } from './validate-offer.ts';

export type AddToCartPorts = AddOfferPorts & { readonly recentProducts: RecentProducts };

/** Adds one product per idempotency key; creates a missing cart. [spec 4; CART-01 to CART-09, CART-17, CART-19] */
export const addToCart = command(
  (ports: AddToCartPorts): UseCase<AddToCartCommand, CartOutcome> =>
    async (command) => {
      const isKnown = ports.tokens.session() !== null || ports.tokens.anonymous() !== null;
      const known = isKnown ? await currentVisitor(ports)() : null;
      if (known !== null && !known.ok) return known;
      const load = loadProductForCommand(ports);
      const read = () => ports.catalogue.product(command.slug);
      const recent = await load(() => ports.recentProducts.get(command.slug, read));
      if (!recent.ok) return recent;
      const configure = (product: Product) => completeConfiguration(product, command.configuration);
      const validate = (product: Product) => validateOffer(ports)(product, configure(product), command.expectedTotal);
      const accepted = await validate(recent.value);
      const added = accepted.ok ? await addOfferInOneCall(ports)(accepted.value, command) : null;
      if (added !== null) return added;

      const visitor = known ?? (await currentVisitor(ports)());
      if (!visitor.ok) return visitor;
      const cart = await findCart(ports)(visitor.value, command.orderId);
      if (!cart.ok) return fail(toShopFailure(cart.failure));
      const { order } = cart.value;
      const done = order && findLineByKey(order, command.idempotencyKey);
      if (order !== null && done !== null)
        return completeAddedLine(ports)(
          { order, line: done },
          freeOptionsOf(recent.value, configure(recent.value)),
          recent.value,
        );
      if (accepted.ok) return addOffer(ports)(cart.value, accepted.value, command);
      const current = await load(read);
      if (!current.ok) return current;
      const offer = await validate(current.value);
      return offer.ok ? addOffer(ports)(cart.value, offer.value, command) : offer;
    },
);
