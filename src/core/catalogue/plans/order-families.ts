import type { ProductSummary } from '#core/catalogue/product.ts';
import { isDomainProduct } from '#core/catalogue/product-line.ts';
import { scoreSearch } from '#core/search-rules/match-search.ts';
import { parseSearch, type SearchGroups } from '#core/search-rules/parse-search.ts';
import { buildProductSearchText } from '#core/search-rules/product-search-text.ts';
import { sortPlans } from './sort-plans.ts';

/**
 * Plans of a line that the words fit equally well stand from small to large, in the places that they have together.
 * Domains are no scale, and «rẻ» has put the cheapest first.
 */
export const orderFamilies = (ranked: readonly ProductSummary[], keyword: string): readonly ProductSummary[] => {
  const { groups, cheapestFirst } = parseSearch(keyword);
  if (cheapestFirst) return ranked;
  const familyOf = (plan: ProductSummary): string => `${plan.type} ${fitOf(plan, groups)}`;
  const families = ranked.map(familyOf);
  const places = new Map<string, Iterator<ProductSummary>>();
  for (const family of new Set(families))
    places.set(family, sortFamily(ranked.filter((_, at) => families[at] === family))[Symbol.iterator]());
  return families.flatMap((family) => places.get(family)?.next().value ?? []);
};

const sortFamily = (plans: readonly ProductSummary[]): readonly ProductSummary[] =>
  plans.some(isDomainProduct) ? plans : sortPlans(plans, 'size');

const fitOf = ({ sku, title, type, specifications }: ProductSummary, groups: SearchGroups): number =>
  scoreSearch(
    buildProductSearchText({
      sku,
      title,
      type,
      summary: '',
      specs: '',
      specifications,
      categoryTitles: [],
      optionValues: [],
    }).headline,
    groups,
  );
