import type { CategoryFilter } from '#core/catalogue/category.ts';
import type { ProductSummary } from '#core/catalogue/product.ts';
import { termInMonths } from '#core/pricing/quote.ts';
import type { Dong } from '#core/shared/dong.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { graphicsCardOf, specificationOf } from './plan-columns.ts';
import { type ChosenFacets, type PlanFacet, planFacets, priceForTerm } from './plan-facets.ts';
import { planSizeOf } from './plan-size.ts';

const numericFacets: readonly string[] = ['cpu', 'ram', 'disk', 'term'] satisfies PlanFacet[];

export const optionFacetName = (id: string): string => `filter[${id}]`;

export type ListFilters = {
  readonly facets: ChosenFacets;
  /** đồng per unit, of the price that the card shows. */
  readonly priceFrom: Dong | null;
  readonly priceTo: Dong | null;
  readonly onlyPromotion: boolean;
};

export type Facet = {
  readonly name: string;
  /** The option's name; null for a facet of the plan. */
  readonly title: string | null;
  /** `count`: plans when this is the facet's only value and the other filters stay. */
  readonly values: readonly { readonly value: string; readonly count: number }[];
};

/** A plan with the options of its line by which it can be filtered. */
export type ListedPlan = { readonly product: ProductSummary; readonly filters: readonly CategoryFilter[] };

export type PlanSelection = {
  readonly plans: readonly ProductSummary[];
  /** Facets that can narrow the list, or that are chosen. */
  readonly facets: readonly Facet[];
  /** The filter of an empty list whose removal shows most plans: a facet's name, `price` or `sale`; else null. */
  readonly toDrop: string | null;
};

/** `isOffered`: of facets that are not chosen. [ROUTE-04, ROUTE-05; spec 3, product_filter] */
export const selectPlans = (
  all: readonly ListedPlan[],
  filters: ListFilters,
  isOffered: (name: string) => boolean = () => true,
): PlanSelection => {
  const read = all.map(readPlan);
  const plans = matching(read, filters);
  return {
    plans: plans.map(({ product }) => product),
    facets: facetsOf(read, filters, isOffered),
    toDrop: plans.length === 0 ? filterToDrop(read, filters) : null,
  };
};

/** The term in months that a single choice shows prices for; null is each plan's default term. */
export const chosenTerm = ({ term = [] }: ChosenFacets): number | null => (term.length === 1 ? Number(term[0]) : null);

/** A plan whose specifications are read once, because every count asks them again. */
type ReadPlan = ListedPlan & { readonly values: ChosenFacets };

const readPlan = ({ product, filters }: ListedPlan): ReadPlan => {
  const { cpu, ram, disk } = planSizeOf(product);
  const soldOut = product.locations.flatMap(({ location, stock }) => (stock === 'sold-out' ? [location] : []));
  const options = filters.map(({ id, values }): [string, readonly string[]] => [
    optionFacetName(id),
    // A location that is sold out is not offered.
    values.map(({ title }) => title).filter((title) => !soldOut.includes(title)),
  ]);
  const own: Readonly<Record<Exclude<PlanFacet, 'stock'>, readonly string[]>> = {
    cpu: textOf(cpu),
    ram: textOf(ram),
    disk: textOf(disk),
    gpu: textOf(graphicsCardOf(product)),
    delivery: textOf(specificationOf(product, ['thời gian giao', 'kích hoạt'])),
    term: product.prices.map((entry) => String(termInMonths(entry))),
  };
  return { product, filters, values: { ...own, ...Object.fromEntries(options) } };
};

const textOf = (value: number | string | null): readonly string[] => (value === null ? [] : [String(value)]);

const matching = (all: readonly ReadPlan[], filters: ListFilters): readonly ReadPlan[] =>
  all.filter((plan) => matches(plan, filters));

const matches = (plan: ReadPlan, filters: ListFilters): boolean =>
  matchesPrice(plan.product, filters) &&
  Object.entries(filters.facets).every(
    ([name, wanted]) =>
      wanted.length === 0 || valuesOf(plan, name, filters.facets).some((value) => wanted.includes(value)),
  );

const matchesPrice = (product: ProductSummary, filters: ListFilters): boolean => {
  const { priceFrom, priceTo, onlyPromotion, facets } = filters;
  if (onlyPromotion && !product.prices.some(({ oldPerUnit }) => oldPerUnit !== null)) return false;
  const price = priceForTerm(product, chosenTerm(facets))?.perUnit ?? 0;
  return (priceFrom === null || price >= priceFrom) && (priceTo === null || price <= priceTo);
};

const valuesOf = ({ product, values }: ReadPlan, name: string, chosen: ChosenFacets): readonly string[] =>
  name === 'stock' ? stocksOf(product, chosen) : (lookUp(values, name) ?? []);

/** At the chosen locations, when any is chosen: «có sẵn» means ready where the shopper wants it. [CAT-10] */
const stocksOf = ({ locations, isAvailable }: ProductSummary, chosen: ChosenFacets): readonly string[] => {
  if (locations.length === 0) return isAvailable ? ['ready'] : [];
  const titles = Object.entries(chosen).flatMap(([name, values]) => (name.startsWith('filter[') ? values : []));
  const wanted = locations.filter(({ location }) => titles.includes(location));
  const stocks = (wanted.length > 0 ? wanted : locations).map(({ stock }) => stock);
  return [...new Set(stocks)].filter((stock) => stock !== 'sold-out');
};

const facetsOf = (
  all: readonly ReadPlan[],
  filters: ListFilters,
  isOffered: (name: string) => boolean,
): readonly Facet[] => {
  const options = new Map(
    all.flatMap((plan) => plan.filters.map((filter) => [optionFacetName(filter.id), filter.name])),
  );
  return [...planFacets, ...options.keys()].flatMap((name): readonly Facet[] => {
    if (!isOffered(name) && !lookUp(filters.facets, name)?.length) return [];
    const values = orderValues(name, new Set(all.flatMap((plan) => valuesOf(plan, name, filters.facets))));
    if (values.length < 2 && !lookUp(filters.facets, name)?.length) return [];
    return [
      { name, title: options.get(name) ?? null, values: values.map((value) => countOf(all, filters, name, value)) },
    ];
  });
};

const orderValues = (name: string, values: ReadonlySet<string>): readonly string[] =>
  numericFacets.includes(name) ? [...values].sort((a, b) => Number(a) - Number(b)) : [...values];

const countOf = (all: readonly ReadPlan[], filters: ListFilters, name: string, value: string) => ({
  value,
  count: matching(all, { ...filters, facets: { ...filters.facets, [name]: [value] } }).length,
});

/** Every filter in force, and the list without it. */
const withoutEach = (filters: ListFilters): readonly (readonly [name: string, rest: ListFilters])[] => [
  ...Object.entries(filters.facets).flatMap(([name, values]): [string, ListFilters][] =>
    values.length === 0 ? [] : [[name, { ...filters, facets: { ...filters.facets, [name]: [] } }]],
  ),
  ...(filters.priceFrom === null && filters.priceTo === null
    ? []
    : [['price', { ...filters, priceFrom: null, priceTo: null }] as const]),
  ...(filters.onlyPromotion ? [['sale', { ...filters, onlyPromotion: false }] as const] : []),
];

const filterToDrop = (all: readonly ReadPlan[], filters: ListFilters): string | null => {
  const counted = withoutEach(filters).map(([name, rest]) => ({ name, count: matching(all, rest).length }));
  const [best] = counted.toSorted((a, b) => b.count - a.count);
  return best !== undefined && best.count > 0 ? best.name : null;
};
