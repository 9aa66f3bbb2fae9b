import { memoryCatalogue } from '#adapters/memory/catalogue/catalogue.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { seedOptions } from '#contracts/seed/options.ts';
import { toNewLine } from '#core/cart/lines/new-line.ts';
import type { Product } from '#core/catalogue/product.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { type Configuration, computeQuote } from '#core/pricing/quote.ts';
import type { Quote } from '#core/pricing/receipt.ts';
import { productBySku } from '#test/orders/any-line.ts';
import type { HandAmounts, HandItem } from './ten-orders.ts';

/** The product as its page shows it on a day, ms since 1970 UTC. */
export const pageOf = async (sku: string, now: number): Promise<Product> => {
  const found = await memoryCatalogue(memoryWorld({ now })).product(productBySku(sku).slug);
  if (!found.ok) throw new Error(`${sku} has no page`);
  return found.value;
};

const chosenOf = ({ options = {}, domain }: HandItem): Configuration['chosen'] => ({
  ...Object.fromEntries(
    Object.entries(options).map(([key, title]) => {
      const option = seedOptions.find((each) => each.key === key);
      return [option?.id ?? key, option?.values.filter((value) => value.title === title).map(({ id }) => id) ?? []];
    }),
  ),
  ...(domain ? { [seedOptions.find((each) => each.key === 'domain')?.id ?? '']: [domain] } : {}),
});

export type Shown = { readonly quote: Quote; readonly line: NewLine };

/** What the product page shows for an item, and the line that its button sends. */
export const shownFor = (product: Product, configuration: Configuration): Shown => {
  const quote = computeQuote(product, configuration);
  if (!quote.ok) throw new Error(JSON.stringify(quote.failure));
  const line = toNewLine(product, configuration, quote.value, { campaign: null, source: null });
  return { quote: quote.value, line };
};

export const shownForItem = async (item: HandItem, now: number): Promise<Shown> => {
  const { term, quantity } = item;
  return shownFor(await pageOf(item.sku, now), { term, quantity, chosen: chosenOf(item) });
};

export const toHandAmounts = (amounts: { net: number; exempt: number; vat: number; gross: number }): HandAmounts => [
  amounts.net,
  amounts.exempt,
  amounts.vat,
  amounts.gross,
];
