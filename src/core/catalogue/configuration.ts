import { isOffered } from '#core/catalogue/availability.ts';
import type { Product, ProductOption } from '#core/catalogue/product.ts';
import { fitsPlan } from '#core/pricing/instalment.ts';
import { type Configuration, isCount, monthsOf } from '#core/pricing/quote.ts';

/**
 * How a product page starts: the proposed term, one machine, and of each single choice the first value that is free and not
 * sold out. Nothing that costs is chosen beforehand. [CAT-06 default rent time 3, CAT-10]
 */
export const defaultConfiguration = (product: Product): Configuration => ({
  time: product.defaultTime,
  count: 1,
  chosen: Object.fromEntries(
    product.options.flatMap((option) => {
      const value = freeDefaultOf(option);
      return value === null ? [] : [[option.id, [value]]];
    }),
  ),
});

const freeDefaultOf = (option: ProductOption): string | null => {
  if (option.kind !== 'select-one') return null;
  return option.values.find((value) => value.perMonth === 0 && isOffered(value))?.id ?? null;
};

/** The query of an address as any router gives it: texts, numbers or lists of them by name. */
export type Search = Readonly<Record<string, unknown>>;

/**
 * Reads a configuration from an address such as `?time=6&count=2&chosen[106066]=10606606`. A form that was sent by GET
 * may put `configuration.` before each name. What the product does not offer, or what is sold out, falls back to its
 * default; nothing fails.
 */
export const configurationFromQuery = (product: Product, search: Search): Configuration => {
  const fallback = defaultConfiguration(product);
  const time = Number(textsAt(search, 'time')[0] ?? Number.NaN);
  const count = Number(textsAt(search, 'count')[0] ?? Number.NaN);
  const term = product.prices.some((entry) => entry.time === time) ? time : fallback.time;
  const plan = offeredPlan(product, term, textsAt(search, 'plan').at(-1));
  return {
    time: term,
    count: isCount(count) ? count : fallback.count,
    chosen: Object.fromEntries(
      product.options.flatMap((option) => {
        const given = offeredOf(option, textsAt(search, `chosen[${option.id}]`));
        const chosen = given.length > 0 ? given : (fallback.chosen[option.id] ?? []);
        return chosen.length > 0 ? [[option.id, chosen]] : [];
      }),
    ),
    ...(plan === null ? {} : { plan }),
  };
};

/** The plan where the product's term may be paid on it; null pays at once. [INS-01] */
const offeredPlan = (product: Product, time: number, id: string | null | undefined): string | null => {
  const term = product.prices.find((entry) => entry.time === time);
  const plan = product.pricePlans?.find((each) => each.id === id);
  return term && plan && fitsPlan(plan, monthsOf(term)) ? plan.id : null;
};

const MAX_TEXT = 255;

const offeredOf = (option: ProductOption, given: readonly string[]): readonly string[] => {
  if (option.kind === 'text') return given.slice(-1).flatMap((text) => (text.trim() ? [text.slice(0, MAX_TEXT)] : []));
  const offered = option.values.filter(isOffered).map((value) => value.id as string);
  const chosen = offered.filter((id) => given.includes(id));
  return option.kind === 'select-one' ? chosen.filter((id) => id === given.at(-1)) : chosen;
};

const textsAt = (search: Search, name: string): readonly string[] => {
  const value = search[name] ?? search[`configuration.${name}`];
  const list = Array.isArray(value) ? value : [value];
  return list.flatMap((each) => (typeof each === 'string' || typeof each === 'number' ? [String(each)] : []));
};

/**
 * The query of an address that `configurationFromQuery` reads back to the same configuration. What is the default
 * anyway stays out, so that the plain address of a product stays plain.
 */
export const configurationToQuery = (
  product: Product,
  configuration: Configuration,
): Readonly<Record<string, string | readonly string[]>> => {
  const fallback = defaultConfiguration(product);
  const query: Record<string, string | readonly string[]> = {};
  if (configuration.time !== fallback.time) query.time = String(configuration.time);
  if (configuration.count !== fallback.count) query.count = String(configuration.count);
  for (const option of product.options) {
    const chosen = configuration.chosen[option.id] ?? [];
    const [only] = chosen;
    if (only === undefined || String(chosen) === String(fallback.chosen[option.id] ?? [])) continue;
    query[`chosen[${option.id}]`] = chosen.length === 1 ? only : chosen;
  }
  const plan = offeredPlan(product, configuration.time, configuration.plan);
  if (plan !== null) query.plan = plan;
  return query;
};
