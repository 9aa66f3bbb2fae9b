import { type ServiceFilter, serviceFilters } from '#core/services/service.ts';
import { cleanSearch } from '#core/shared/text/clean-typed.ts';
import { firstValue, pageNumberAt, type Search } from '#ui/navigation/search.ts';

export type ServicesQuery = {
  readonly filter: ServiceFilter;
  readonly keyword: string | null;
  /** Handle of a product line. */
  readonly line: string | null;
  readonly page: number;
};

const MAX_PAGE = 1_000;

/** `?filter=expiring&q=103.15&line=cloud-server&page=2`; invalid values mean no filter. */
export const parseServicesQuery = (search: Search): ServicesQuery => {
  const asked = firstValue(search, 'filter');
  return {
    filter: serviceFilters.find((filter) => filter === asked) ?? 'all',
    keyword: cleanSearch(firstValue(search, 'q')),
    line: firstValue(search, 'line'),
    page: pageNumberAt(search, 'page', MAX_PAGE),
  };
};
