import type { Product, ProductOption } from '#core/catalogue/product.ts';
import type { ChosenOption } from '#core/orders/order.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import type { ProductId } from '#core/shared/ids.ts';

/** Configuration data of an order or quotation line. */
export type ConfiguredLine = {
  readonly term: number;
  readonly quantity: number;
  readonly options: readonly ChosenOption[];
  /** Products of its priced options. */
  readonly pricedProductIds: readonly ProductId[];
};

/**
 * The configuration that orders a line again, paid in full; null when the product no longer offers one of its options.
 */
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
  if (option.kind === 'text') return free.map(({ value }) => value);
  return option.values
    .filter(({ productId, title }) =>
      productId !== null && pricedProductIds.includes(productId) ? true : free.some(({ value }) => value === title),
    )
    .map(({ id }) => id);
};
