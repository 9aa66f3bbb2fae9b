import * as paths from '#core/shared/paths.ts';

/** A null `term` uses the default. */
export type ComparisonView = { readonly term: number | null; readonly onlyDifferences: boolean };
const plainView: ComparisonView = { term: null, onlyDifferences: false };

/** [ROUTE-12] */
export const comparePath = (
  slugs: readonly string[],
  { term, onlyDifferences }: ComparisonView = plainView,
): string => {
  const query = [
    ...(slugs.length === 0 ? [] : [`sp=${slugs.map(encodeURIComponent).join(',')}`]),
    ...(term === null ? [] : [`time=${term}`]),
    ...(onlyDifferences ? ['khac=1'] : []),
  ];
  return query.length === 0 ? paths.compare : `${paths.compare}?${query.join('&')}`;
};
