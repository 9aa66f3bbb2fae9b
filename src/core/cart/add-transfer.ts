import type { AddOfferPorts } from '#core/cart/add-offer.ts';
import { toCartOutcome } from '#core/cart/cart-outcome.ts';
import { findCart } from '#core/cart/find-cart.ts';
import { addLine } from '#core/cart/lines/add-line.ts';
import { toNewLine } from '#core/cart/lines/new-line.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { loadProductForCommand } from '#core/catalogue/load-product-for-command.ts';
import type { Product } from '#core/catalogue/product.ts';
import { isDomainOption } from '#core/catalogue/validate-configuration.ts';
import { checkTransfer } from '#core/domains/load-transfer.ts';
import { parseAuthCode, TRANSFER_YEARS } from '#core/domains/transfer.ts';
import { command, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { linesOfDomain } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { transferCharge } from '#core/pricing/domain-price.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { IdempotencyKey, OrderId } from '#core/shared/ids.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { CartOutcome } from './cart.ts';

export type AddTransferCommand = {
  readonly name: string;
  /** Sent only to the order service and never returned. */
  readonly authCode: string;
  /** Total with VAT that the page showed, in đồng. [CART-19] */
  readonly expectedTotal: Dong;
  readonly orderId: OrderId | null;
  readonly idempotencyKey: IdempotencyKey;
};

/**
 * Adds a domain transfer; a line whose auth code was deleted receives the new one. Failures: `no-token`,
 * `invalid-fields`, `transfer-refused`, `domain-already-in-order`, `price-changed`, failures of catalogue and cart.
 * [DOM-01, DOM-04, CART-05, CART-19]
 */
export const addTransfer = command(
  (ports: AddOfferPorts): UseCase<AddTransferCommand, CartOutcome> =>
    async (command) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const code = parseAuthCode(command.authCode);
      if (code === null) return fail({ kind: 'invalid-fields', fields: { authCode: 'transfer-code' } });
      const offer = await checkTransfer(ports)(command.name);
      if (!offer.ok) return offer;
      const { name, problem, domainPrice, slug } = offer.value;
      if (problem !== null || domainPrice === null || slug === null)
        return fail({ kind: 'transfer-refused', domain: name, why: problem ?? 'not-sold' });
      if (command.expectedTotal !== domainPrice.total)
        return fail({ kind: 'price-changed', old: command.expectedTotal, now: domainPrice.total });
      const cart = await findCart(ports)(visitor.value, command.orderId);
      if (!cart.ok) return fail(toShopFailure(cart.failure));
      const { order } = cart.value;
      const held = order === null ? [] : linesOfDomain(order, name);
      if (held.some((each) => each.idempotencyKey !== command.idempotencyKey && !each.isAuthCodeDeleted))
        return fail({ kind: 'domain-already-in-order', domain: name });
      const product = await loadProductForCommand(ports)(() => ports.catalogue.product(slug));
      if (!product.ok) return product;
      const line = buildTransferLine(product.value, name, code);
      if (!line.ok) return line;
      const added = await addLine(ports)({ ...cart.value, keepPointer: true }, line.value, command.idempotencyKey);
      if (!added.ok) return added;
      ports.carts.set(added.value.order.id);
      return ok(await toCartOutcome(ports)(added.value.order, 'added', [product.value]));
    },
);

/** One year at the price of a transfer. */
const buildTransferLine = (product: Product, name: string, code: string): Result<NewLine, ShopFailure> => {
  const configuration = {
    ...defaultConfiguration(product),
    time: TRANSFER_YEARS,
    chosen: Object.fromEntries(product.options.filter(isDomainOption).map(({ id }) => [id, [name]])),
  };
  const quote = computeQuote(product, configuration);
  if (!quote.ok) return quote;
  const line = toNewLine(product, configuration, quote.value, { campaign: null, source: null });
  return ok({ ...line, charge: transferCharge(quote.value.price), oldCharge: null, campaign: null, authCode: code });
};
