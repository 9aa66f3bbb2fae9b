import { firstValue, type Search } from '#ui/navigation/search.ts';

/** Province whose colleges are listed: `?tinh=01`; empty when there is none. [ACC-09] */
export const parseCollegeProvince = (search: Search): string => (firstValue(search, 'tinh') ?? '').slice(0, 20);
