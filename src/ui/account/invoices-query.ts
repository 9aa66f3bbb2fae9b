import { firstOf, type Search } from '#ui/navigation/search.ts';

/** Which page of the receipts an address asks for: `?page=2`. */
export const invoicesQuery = (search: Search): { readonly page: number } => {
  const page = Number(firstOf(search, 'page'));
  return { page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1 };
};
