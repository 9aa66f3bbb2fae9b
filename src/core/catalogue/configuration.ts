import { isAvailable } from '#core/catalogue/availability.ts';
import { textLimit } from '#core/catalogue/option-texts.ts';
import type { OptionValue, Product, ProductOption } from '#core/catalogue/product.ts';
import { isTermOfPlan } from '#core/pricing/instalment.ts';
import { type Configuration, isValidQuantity, termInMonths } from '#core/pricing/quote.ts';
import { isWritten, optionKinds } from '#core/pricing/quoted-product.ts';
import type { Quote } from '#core/pricing/receipt.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { lookUp } from '#core/shared/text/look-up.ts';

/**
 * Default term, quantity one, and the first free value not sold out. A priced value only where the product demands a
 * choice and has no free one. [CAT-06, CAT-10, CART-08]
 */
export const defaultConfiguration = (product: Product): Configuration => ({
  term: product.defaultTerm,
  quantity: 1,
  chosen: Object.fromEntries(
    product.options.flatMap((option) => {
      const value = findDefault(option);
      return value === undefined ? [] : [[option.id, [value.id]]];
    }),
  ),
});

/** Without choices the product's default ones hold. */
export const completeConfiguration = (
  product: Product,
  { chosen, ...rest }: Omit<Configuration, 'chosen'> & { readonly chosen: Configuration['chosen'] | null },
): Configuration => ({ ...rest, chosen: chosen ?? defaultConfiguration(product).chosen });

/** The value that an option begins with; undefined for none. [CAT-06, CART-08] */
export const findDefault = ({
  kind,
  required,
  values,
}: Pick<ProductOption, 'kind' | 'required' | 'values'>): OptionValue | undefined => {
  if (!optionKinds[kind].hasDefault) return undefined;
  const free = values.filter((value) => value.perMonth === 0);
  if (free.length > 0) return free.find(isAvailable);
  return required ? values.find(isAvailable) : undefined;
};

/** Options of a quote whose priced value the shopper has not chosen: it is the product's default. [CART-08] */
export const pricedDefaults = (product: Product, { optionCharges }: Quote): readonly ProductOption[] =>
  product.options.filter((option) =>
    optionCharges.some(({ optionId, valueId }) => optionId === option.id && valueId === findDefault(option)?.id),
  );

/** Parsed URL query: text, number or list by name. */
export type UrlQuery = Readonly<Record<string, unknown>>;

/**
 * Parses `?time=6&count=2&chosen[106066]=10606606`, also with the prefix `configuration.` of GET forms. Values that are
 * not offered or sold out become defaults; never fails.
 */
export const configurationFromQuery = (product: Product, search: UrlQuery): Configuration => {
  const fallback = defaultConfiguration(product);
  const time = Number(readTexts(search, 'time', 'configuration.term')[0] ?? Number.NaN);
  const count = Number(readTexts(search, 'count', 'configuration.quantity')[0] ?? Number.NaN);
  const term = product.prices.some((entry) => entry.term === time) ? time : fallback.term;
  const plan = findOfferedPlan(product, term, readTexts(search, 'plan').at(-1));
  return {
    term,
    quantity: isValidQuantity(count) ? count : fallback.quantity,
    chosen: Object.fromEntries(
      product.options.flatMap((option) => {
        const given = offeredOf(option, readTexts(search, `chosen[${option.id}]`));
        const chosen = given.length > 0 ? given : (fallback.chosen[option.id] ?? []);
        return chosen.length > 0 ? [[option.id, chosen]] : [];
      }),
    ),
    ...(plan === null ? {} : { plan }),
  };
};

/** The plan if it is offered for the product's term; null means payment in full. [INS-01] */
const findOfferedPlan = (product: Product, time: number, id: string | null | undefined): string | null => {
  const term = product.prices.find((entry) => entry.term === time);
  const plan = product.instalmentPlans?.find((each) => each.id === id);
  return term && plan && isTermOfPlan(plan, termInMonths(term)) ? plan.id : null;
};

const offeredOf = (option: ProductOption, given: readonly string[]): readonly string[] => {
  if (isWritten(option))
    return given.slice(-1).flatMap((text) => (cleanTyped(text) ? [text.slice(0, textLimit(option.name))] : []));
  const offered = option.values.filter(isAvailable).map((value) => value.id as string);
  const chosen = offered.filter((id) => given.includes(id));
  return optionKinds[option.kind].isMultiple ? chosen : chosen.filter((id) => id === given.at(-1));
};

const readTexts = (search: UrlQuery, name: string, field = `configuration.${name}`): readonly string[] => {
  const value = lookUp(search, name) ?? lookUp(search, field);
  const list = Array.isArray(value) ? value : [value];
  return list.flatMap((each) => (typeof each === 'string' || typeof each === 'number' ? [String(each)] : []));
};

/** Inverse of `configurationFromQuery`; omits defaults, so that the default URL stays clean. */
export const configurationToQuery = (
  product: Product,
  configuration: Configuration,
): Readonly<Record<string, string | readonly string[]>> => {
  const fallback = defaultConfiguration(product);
  const query: Record<string, string | readonly string[]> = {};
  if (configuration.term !== fallback.term) query.time = String(configuration.term);
  if (configuration.quantity !== fallback.quantity) query.count = String(configuration.quantity);
  for (const option of product.options) {
    const chosen = configuration.chosen[option.id] ?? [];
    const [only] = chosen;
    if (only === undefined || String(chosen) === String(fallback.chosen[option.id] ?? [])) continue;
    query[`chosen[${option.id}]`] = chosen.length === 1 ? only : chosen;
  }
  const plan = findOfferedPlan(product, configuration.term, configuration.plan);
  if (plan !== null) query.plan = plan;
  return query;
};
