import { toNewLine } from '#core/cart/lines/new-line.ts';
import { type CartPorts, requireOpenCart } from '#core/cart/require-open-cart.ts';
import { availableLocations, isAvailable, locationsOf } from '#core/catalogue/availability.ts';
import { loadProductForCommand } from '#core/catalogue/load-product-for-command.ts';
import type { Product } from '#core/catalogue/product.ts';
import { validateConfiguration } from '#core/catalogue/validate-configuration.ts';
import { command, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { childLines, type Order, topLines } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { type Configuration, computeQuote } from '#core/pricing/quote.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import type { IdempotencyKey, OrderId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { QuotationGateway } from './quotation-gateway.port.ts';
import { toConfiguration } from './to-configuration.ts';

export type CreateQuotationPorts = CartPorts & { readonly quotations: QuotationGateway };

/**
 * Quotes a configuration, or the cart without transfers, renewals and upgrades, at current prices. Failures:
 * `no-token`, `cart-empty`, `location-sold-out`, `too-many-quotations`, configuration problems.
 */
export const createQuotation = command(
  (ports: CreateQuotationPorts): UseCase<CreateQuotationCommand, Outcome> =>
    async ({ slug, configuration, orderId, idempotencyKey }) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const lines =
        slug === null || configuration === null
          ? await buildCartLines(ports, orderId)
          : await buildProductLine(ports, slug, configuration);
      if (!lines.ok) return lines;
      const { quotations, delay } = ports;
      // Safe to retry: one key creates one quotation.
      const made = await readWithRetry(delay, () => quotations.create(lines.value, idempotencyKey));
      if (!made.ok) return fail(toShopFailure(made.failure));
      return ok({ goTo: paths.quotation(made.value.id), notice: null, notify: null });
    },
);

type Lines = Result<readonly NewLine[], ShopFailure>;

const buildProductLine = async (ports: CreateQuotationPorts, slug: string, chosen: Configuration): Promise<Lines> => {
  const product = await loadProductForCommand(ports)(() => ports.catalogue.product(slug));
  if (!product.ok) return product;
  const line = buildFullPaymentLine(product.value, chosen);
  return line.ok ? ok([line.value]) : line;
};

const buildCartLines = async (ports: CreateQuotationPorts, asked: Order['id'] | null): Promise<Lines> => {
  const cart = await requireOpenCart(ports)(asked);
  if (!cart.ok) return cart;
  const parentLines = topLines(cart.value).filter(
    ({ changes, isTransfer }) => changes === undefined && isTransfer === undefined,
  );
  if (parentLines.length === 0) return fail({ kind: 'cart-empty' });
  const lines: NewLine[] = [];
  for (const { id, productId, term, quantity, options } of parentLines) {
    const product = await loadProductForCommand(ports)(() => ports.catalogue.productById(productId));
    if (!product.ok) return product;
    const priced = childLines(cart.value, id).map((child) => child.productId);
    const configuration = toConfiguration(product.value, { term, quantity, options, pricedProductIds: priced });
    const gone = configuration && findSoldOutFailure(product.value, configuration);
    if (gone) return fail(gone);
    const line = configuration
      ? buildFullPaymentLine(product.value, configuration)
      : fail<ShopFailure>({ kind: 'product-unavailable' });
    if (!line.ok) return line;
    lines.push(line.value);
  }
  return ok(lines);
};

/** A cart has no field to mark, so the failure names product, location and alternatives. [CAT-10] */
const findSoldOutFailure = ({ title, options }: Product, { chosen }: Configuration): ShopFailure | null => {
  for (const option of options) {
    const gone = option.values.find((value) => chosen[option.id]?.includes(value.id) && !isAvailable(value));
    const left = availableLocations(locationsOf(option)).map(({ location }) => location);
    if (gone) return { kind: 'location-sold-out', product: title, place: gone.title, left: left.join(', ') };
  }
  return null;
};

/** The line of a configuration paid in full, at the current price. */
export const buildFullPaymentLine = (product: Product, chosen: Configuration): Result<NewLine, ShopFailure> => {
  if (!product.isAvailable) return fail({ kind: 'product-unavailable' });
  const configuration = { ...chosen, plan: null };
  const quote = computeQuote(product, configuration);
  if (!quote.ok) return quote;
  const fields = validateConfiguration(product, configuration);
  if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
  return ok(toNewLine(product, configuration, quote.value, { campaign: null, source: null }));
};

export type CreateQuotationCommand = {
  /** Product of the configuration; null quotes the cart. */
  readonly slug: string | null;
  readonly configuration: Configuration | null;
  readonly orderId: OrderId | null;
  readonly idempotencyKey: IdempotencyKey;
};
