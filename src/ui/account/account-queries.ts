import { pageQuery, publicPageQuery } from '#ui/app/page.ts';
import { firstOf } from '#ui/navigation/search.ts';

/** Who the customer is. Pages show name and counts at their side and stand without them where they cannot be had. */
export const accountQuery = pageQuery('loadAccount');
export const addressesQuery = pageQuery('loadAddresses');
export const securityQuery = pageQuery('loadSecurity');

/** A page of the receipts: `?page=2`. */
export const invoicesQuery = pageQuery('listInvoices', ({ search }) => {
  const page = Number(firstOf(search, 'page'));
  return { page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1 };
});

export const provincesQuery = publicPageQuery('loadProvinces');
export const wardsOf = (province: string) => publicPageQuery('loadWards', () => ({ province }));
export const collegesOf = (province: string) => publicPageQuery('loadColleges', () => ({ province }));
