import { type ComparisonView, MAX_COMPARED, parseComparedSlugs } from '#core/catalogue/compare.ts';
import { firstValue, type Search } from '#ui/navigation/search.ts';

/** The comparison that a URL such as /so-sanh?sp=a,b&time=12&khac=1 requests. */
export type ComparisonQuery = {
  readonly slugs: readonly string[];
  /** Products above the maximum. */
  readonly excessCount: number;
  readonly view: ComparisonView;
};

export const parseComparisonQuery = (search: Search): ComparisonQuery => {
  const slugs = parseComparedSlugs([search.sp ?? []].flat());
  const time = firstValue(search, 'time') ?? '';
  return {
    slugs: slugs.slice(0, MAX_COMPARED),
    excessCount: Math.max(0, slugs.length - MAX_COMPARED),
    view: { term: /^\d{1,3}$/.test(time) ? Number(time) : null, onlyDifferences: firstValue(search, 'khac') === '1' },
  };
};
