import { pageQuery, publicPageQuery } from '#ui/app/page.ts';
import { firstValue } from '#ui/navigation/search.ts';

/** The current customer. Portal pages work without their name and counts when the query fails. */
export const accountQuery = pageQuery('loadAccount');
export const addressesQuery = pageQuery('loadAddresses');
export const securityQuery = pageQuery('loadSecurity');

/** One page of invoices: `?page=2`. */
export const invoicesQuery = pageQuery('listInvoices', ({ search }) => {
  const page = Number(firstValue(search, 'page'));
  return { page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1 };
});

export const provincesQuery = publicPageQuery('loadProvinces');
export const wardsOf = (province: string) => publicPageQuery('loadWards', () => ({ province }));
export const collegesOf = (province: string) => publicPageQuery('loadColleges', () => ({ province }));
