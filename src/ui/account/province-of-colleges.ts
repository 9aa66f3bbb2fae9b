import { firstOf, type Search } from '#ui/navigation/search.ts';

/** The province whose colleges an address asks for: `?tinh=01`; empty for none. [ACC-09] */
export const provinceOfColleges = (search: Search): string => (firstOf(search, 'tinh') ?? '').slice(0, 20);
