import { completeOptions } from '#core/cart/lines/complete-options.ts';
import { isDomainUse, parseDomainUse } from '#core/catalogue/domain-use.ts';
import { loadProductForCommand } from '#core/catalogue/load-product-for-command.ts';
import type { Product } from '#core/catalogue/product.ts';
import { isDomainOption } from '#core/catalogue/validate-configuration.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { type ChosenOption, linesOfDomain, type Order, type OrderLine } from '#core/orders/order.ts';
import type { LineItemId, OrderId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, type Result } from '#core/shared/result.ts';
import type { CartOutcomePorts } from './cart-outcome.ts';
import { findTopLine } from './require-open-cart.ts';

/**
 * Sets a domain, in normal form, as the name that a hosting line of the order is for. A line that left its source open
 * says that it is bought or transferred. Failures: `not-found` for a line
 * that is gone or takes no name, `options-failed`; those of catalogue and order service. [CART-14]
 */
export const attachDomain =
  (ports: CartOutcomePorts) =>
  async (orderId: OrderId, lineId: LineItemId, name: string): Promise<Result<Order, ShopFailure>> => {
    const order = await readWithRetry(ports.delay, () => ports.orders.load(orderId));
    if (!order.ok) return fail(toShopFailure(order.failure));
    const line = findTopLine(order.value, lineId);
    if (line === undefined || line.description !== '') return fail({ kind: 'not-found' });
    const product = await loadProductForCommand(ports)(() => ports.catalogue.productById(line.productId));
    if (!product.ok) return product;
    const option = product.value.options.find(isDomainOption);
    if (option === undefined) return fail({ kind: 'not-found' });
    const isMoved = linesOfDomain(order.value, name).some(({ isTransfer }) => isTransfer);
    return completeOptions(ports)(order.value, lineId, [
      { id: option.id, name: option.name, value: name },
      ...sourceOptions(product.value, line, isMoved ? 'transfer' : 'register'),
    ]);
  };

/** Where the name comes from, on a line whose buyer put the question off; a given answer stays. */
const sourceOptions = (
  { options }: Product,
  line: OrderLine,
  use: 'register' | 'transfer',
): readonly ChosenOption[] => {
  const option = options.find(({ name }) => isDomainUse(name));
  const chosen = line.options.find(({ name }) => isDomainUse(name));
  if (option === undefined || (chosen && parseDomainUse(chosen.value) !== 'later')) return [];
  const value = option.values.find(({ title }) => parseDomainUse(title) === use);
  return value === undefined ? [] : [{ id: option.id, name: option.name, value: value.title }];
};
