import { configurationFromQuery } from '#core/catalogue/configuration.ts';
import type { Product } from '#core/catalogue/product.ts';
import type { PriceEntry } from '#core/pricing/price.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import { isWritten } from '#core/pricing/quoted-product.ts';

type Entry = readonly [name: string, value: string];

export type ConfigurationFacts = {
  readonly configuration: Configuration;
  readonly price: PriceEntry | null;
  /** Selected values by option, in the product's order. */
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** Query parts that the product does not offer. */
  readonly unknown: readonly Entry[];
};

/** Parses a query such as `time=12&chosen%5B106066%5D=10606606`; never fails. */
export const parseConfigurationFacts = (product: Product, query: string): ConfigurationFacts => {
  const entries = parseQueryEntries(query);
  const configuration = configurationFromQuery(product, recordOf(entries));
  return {
    configuration,
    price: product.prices.find(({ term }) => term === configuration.term) ?? null,
    options: product.options.flatMap((option) => {
      const chosen = configuration.chosen[option.id] ?? [];
      const titles = chosen.map((each) => option.values.find((value) => value.id === each)?.title ?? each);
      return titles.length === 0 ? [] : [{ name: option.name, values: isWritten(option) ? chosen : titles }];
    }),
    unknown: entries.filter((entry) => !isOfferedBy(configuration, entry)),
  };
};

/** In order; undecodable text stays as it is. */
export const parseQueryEntries = (query: string): readonly Entry[] =>
  query.split('&').flatMap((pair): readonly Entry[] => {
    const at = pair.indexOf('=');
    const [name, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    return name === '' ? [] : [[decodeQuery(name), decodeQuery(value)]];
  });

const decodeQuery = (text: string): string => {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
};

/** A Map makes names like «__proto__» harmless. */
const recordOf = (entries: readonly Entry[]): Readonly<Record<string, readonly string[]>> => {
  const values = new Map<string, readonly string[]>();
  for (const [name, value] of entries) values.set(name, [...(values.get(name) ?? []), value]);
  return Object.fromEntries(values);
};

const isOfferedBy = ({ term, quantity, chosen, plan }: Configuration, [name, value]: Entry): boolean => {
  const bare = name.replace(/^configuration\./, '');
  if (bare === 'time') return Number(value) === term;
  if (bare === 'count') return Number(value) === quantity;
  if (bare === 'plan') return value === (plan ?? '');
  const option = /^chosen\[(.+)\]$/.exec(bare)?.[1];
  return option !== undefined && Object.hasOwn(chosen, option) && (chosen[option] ?? []).includes(value);
};
