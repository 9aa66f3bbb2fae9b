import { type SeedProduct, seedProducts } from '#contracts/seed/catalogue.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import type { Product } from '#core/catalogue/product.ts';
import { isDomainOption } from '#core/catalogue/validate-configuration.ts';
import { type Configuration, computeQuote } from '#core/pricing/quote.ts';
import { parseExtension } from '#core/shared/domains/domain-name.ts';
import type { Random } from '#core/shared/environment.port.ts';
import type { OpenPage } from './shopper.ts';

/**
 * A few products of each kind: rented, sold by the year, priced by user, with and without text options and promotions.
 */
const skus = ['CS-02', 'CS-04', 'WH-01', 'MS-01', 'CB-100', 'BM-01', 'M365-BB', 'TM-VN', 'TM-COM', 'TM-VN', 'DS-01'];
const withSku = (sku: string): SeedProduct | undefined =>
  seedProducts.find((product) => product.sku === sku || product.sku === sku.replace('TM-', 'TM.'));
const products = skus.map(withSku).filter((product) => product !== undefined);
const withoutText = products.filter(
  ({ requiredOptionIds, type }) => type === 'cloud-server' || requiredOptionIds.length === 0,
);

const pick = <Value>(random: Random, values: readonly Value[]): Value => {
  const value = values[random.between(0, values.length - 1)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
};

export const randomProduct = (random: Random, kind: 'any' | 'without-text' = 'any'): SeedProduct =>
  pick(random, kind === 'any' ? products : withoutText);

/** A short list, so that two shoppers want the same name. */
const names = ['may-lanh', 'tiem-banh', 'ca-phe', 'lop-hoc', 'xe-om', 'hoa-tuoi'];

const randomChoices = (random: Random, product: Product): Configuration['chosen'] => {
  const entries = product.options.map((option) => {
    if (option.kind === 'text') {
      const name = `${pick(random, names)}${random.between(1, 9)}${parseExtension(product) ?? '.vn'}`;
      const isAsked = isDomainOption(option) && (option.required || random.between(0, 2) === 0);
      return [option.id, isAsked ? [name] : []] as const;
    }
    const value = random.between(0, 3) === 0 ? pick(random, option.values).id : undefined;
    return [option.id, value === undefined ? [] : [value as string]] as const;
  });
  const fallback = defaultConfiguration(product).chosen;
  return { ...fallback, ...Object.fromEntries(entries.filter(([, values]) => values.length > 0)) };
};

/** A product page with a random configuration, and the total that it shows; null where it cannot be priced. */
export const configuredPage = (random: Random, product: Product): OpenPage | null => {
  const term = pick(random, product.prices).term;
  const configuration = { term, quantity: random.between(1, 4), chosen: randomChoices(random, product) };
  const quote = computeQuote(product, configuration);
  return quote.ok ? { product, configuration, total: quote.value.totals.gross } : null;
};
