import { configurationFromQuery } from '#core/catalogue/configuration.ts';
import type { Product } from '#core/catalogue/product.ts';
import type { PriceEntry } from '#core/pricing/price.ts';
import type { Configuration } from '#core/pricing/quote.ts';

/** One name and value of an address's query. */
type Entry = readonly [name: string, value: string];

/** What a configuration says, for people. */
export type ConfigurationFacts = {
  readonly configuration: Configuration;
  /** The chosen term's price. */
  readonly price: PriceEntry | null;
  /** Chosen values by option, in the product's order. */
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** Parts of the query that the product does not offer, as they were given. */
  readonly unknown: readonly Entry[];
};

/** Reads what a query such as `time=12&chosen%5B106066%5D=10606606` chooses of a product. Nothing fails. */
export const factsOfConfiguration = (product: Product, query: string): ConfigurationFacts => {
  const entries = entriesOf(query);
  const configuration = configurationFromQuery(product, recordOf(entries));
  return {
    configuration,
    price: product.prices.find(({ time }) => time === configuration.time) ?? null,
    options: product.options.flatMap(({ id, name, kind, values }) => {
      const chosen = configuration.chosen[id] ?? [];
      const titles = chosen.map((each) => values.find((value) => value.id === each)?.title ?? each);
      return titles.length === 0 ? [] : [{ name, values: kind === 'text' ? chosen : titles }];
    }),
    unknown: entries.filter((entry) => !isHeldBy(configuration, entry)),
  };
};

/** The names and values of a query, in its order. What cannot be decoded stays as it is. */
export const entriesOf = (query: string): readonly Entry[] =>
  query.split('&').flatMap((pair): readonly Entry[] => {
    const at = pair.indexOf('=');
    const [name, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    return name === '' ? [] : [[decoded(name), decoded(value)]];
  });

const decoded = (text: string): string => {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
};

/** From a map, because a name such as «__proto__» is no name in a plain object. */
const recordOf = (entries: readonly Entry[]): Readonly<Record<string, readonly string[]>> => {
  const values = new Map<string, readonly string[]>();
  for (const [name, value] of entries) values.set(name, [...(values.get(name) ?? []), value]);
  return Object.fromEntries(values);
};

const isHeldBy = ({ time, count, chosen, plan }: Configuration, [name, value]: Entry): boolean => {
  const bare = name.replace(/^configuration\./, '');
  if (bare === 'time') return Number(value) === time;
  if (bare === 'count') return Number(value) === count;
  if (bare === 'plan') return value === (plan ?? '');
  const option = /^chosen\[(.+)\]$/.exec(bare)?.[1];
  return option !== undefined && Object.hasOwn(chosen, option) && (chosen[option] ?? []).includes(value);
};
