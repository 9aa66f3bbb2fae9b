import type { Product, ProductOption } from '#core/catalogue/product.ts';
import type { ChosenOption } from '#core/orders/order.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import { isWritten } from '#core/pricing/quoted-product.ts';
import type { ProductId } from '#core/shared/ids.ts';

export type ConfiguredLine = {
  readonly term: number;
  readonly quantity: number;
  readonly options: readonly ChosenOption[];
  readonly pricedProductIds: readonly ProductId[];
};

/** Orders the line again, paid in full; null when an option is no longer offered. */
export const toConfiguration = (product: Product, line: ConfiguredLine): Configuration | null => {
  const chosen: Record<string, readonly string[]> = {};
  let found = 0;
  for (const option of product.options) {
    const values = findSelectedValues(option, line);
    found += values.length;
    if (values.length > 0) chosen[option.id] = values;
  }
  return found === line.pricedProductIds.length + line.options.length
    ? { term: line.term, quantity: line.quantity, chosen }
    : null;
};

const findSelectedValues = (
  option: ProductOption,
  { options, pricedProductIds }: ConfiguredLine,
): readonly string[] => {
  const free = options.filter(({ id }) => id === option.id);
  if (isWritten(option)) return free.map(({ value }) => value);
  return option.values
    .filter(({ productId, title }) =>
      productId !== null && pricedProductIds.includes(productId) ? true : free.some(({ value }) => value === title),
    )
    .map(({ id }) => id);
};
