import type { ServiceFilter } from '#core/services/service.ts';
import { firstValue, type Search } from '#ui/navigation/search.ts';

const filters: readonly string[] = ['expiring', 'starting', 'ended'] satisfies ServiceFilter[];

/** `?filter=expiring&q=103.15`; invalid values mean no filter. */
export const parseServicesQuery = (
  search: Search,
): { readonly filter: ServiceFilter; readonly keyword: string | null } => {
  const filter = firstValue(search, 'filter') ?? 'all';
  // `filters` contains all except `all`.
  return { filter: filters.includes(filter) ? (filter as ServiceFilter) : 'all', keyword: firstValue(search, 'q') };
};
