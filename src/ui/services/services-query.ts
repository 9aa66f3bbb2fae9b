import type { ServiceFilter } from '#core/services/service.ts';
import { firstOf, type Search } from '#ui/navigation/search.ts';

const filters: readonly string[] = ['expiring', 'starting'] satisfies ServiceFilter[];

/** What an address of the list asks for: `?filter=expiring&q=103.15`. What it cannot mean is everything. */
export const servicesQuery = (search: Search): { readonly filter: ServiceFilter; readonly keyword: string | null } => {
  const filter = firstOf(search, 'filter') ?? 'all';
  // The list above holds every filter but the one that is no filter.
  return { filter: filters.includes(filter) ? (filter as ServiceFilter) : 'all', keyword: firstOf(search, 'q') };
};
