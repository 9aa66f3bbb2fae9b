import fc from 'fast-check';
import { toNewLine } from '#core/cart/lines/new-line.ts';
import type { Product } from '#core/catalogue/product.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { instalmentOffers } from '#core/pricing/instalment-offers.ts';
import { type Configuration, computeQuote } from '#core/pricing/quote.ts';
import type { Quote } from '#core/pricing/receipt.ts';
import { memoryOrderWorld } from '#test/orders/memory-order-world.ts';
import type { OrderWorld } from '#test/orders/order-world.ts';
import { anyConfigurationOf, products } from '#test/pricing/products.ts';

/** An order service whose instalment plans can be withdrawn. */
export type InstalmentWorld = OrderWorld & {
  /** Withdraws an instalment plan while `work` runs. */
  readonly withoutPlan: <Value>(plan: string, work: () => Promise<Value>) => Promise<Value>;
};

export const memoryInstalmentWorld = async (): Promise<InstalmentWorld> => {
  const world = await memoryOrderWorld();
  return { ...world, withoutPlan: world.withdrawn };
};

/** A line with an instalment plan as its product page sends it, with the price that the page showed. */
export type Planned = { readonly line: NewLine; readonly quote: Quote; readonly cash: NewLine };

/** A configuration with one of its product's instalment plans. */
export const plannedOn = (product: Product, configuration: Configuration, draw: number): Planned => {
  const offers = instalmentOffers(product, configuration);
  const offer = offers[draw % offers.length];
  if (!offer) throw new Error(`${product.sku} has no plan`);
  const lineOn = (plan: string | null) => {
    const chosen = { ...configuration, term: offer.term, plan };
    const quote = computeQuote(product, chosen);
    if (!quote.ok) throw new Error(JSON.stringify(quote.failure));
    return { quote: quote.value, line: toNewLine(product, chosen, quote.value, { campaign: null, source: null }) };
  };
  return { ...lineOn(offer.plan.id), cash: lineOn(null).line };
};

export const onPlans = products.filter((product) => (product.instalmentPlans ?? []).length > 0);

/** Any configuration of any product that offers instalments, with any of its instalment plans. */
export const anyPlanned: fc.Arbitrary<Planned> = fc
  .constantFrom(...onPlans)
  .chain((product) => fc.tuple(fc.constant(product), anyConfigurationOf(product), fc.nat()))
  .map(([product, configuration, draw]) => plannedOn(product, configuration, draw));
