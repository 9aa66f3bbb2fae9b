import { pageQuery, publicPageQuery } from '#ui/app/page.ts';
import { firstValue, pageNumberAt, type Search } from '#ui/navigation/search.ts';

/** The current customer. Portal pages work without their name and counts when the query fails. */
export const accountQuery = pageQuery('loadAccount');
/** With the whole identity number. */
export const profileQuery = pageQuery('loadProfile');
export const addressesQuery = pageQuery('loadAddresses');
export const securityQuery = pageQuery('loadSecurity');

/** One page of invoices: `?page=2`. */
export const invoicesQuery = pageQuery('listInvoices', ({ search }) => ({
  page: pageNumberAt(search, 'page', 100_000),
}));

export const mailChoicesQuery = pageQuery('loadMailChoices');
export const invoiceMonthsQuery = pageQuery('listInvoiceMonths');

export const provincesQuery = publicPageQuery('loadProvinces');
export const wardsOf = (province: string) => publicPageQuery('loadWards', () => ({ province }));
/** Province whose colleges are listed: `?tinh=01`; empty when there is none. [ACC-09] */
export const parseCollegeProvince = (search: Search): string => (firstValue(search, 'tinh') ?? '').slice(0, 20);
export const collegesOf = (province: string) => publicPageQuery('loadColleges', () => ({ province }));
