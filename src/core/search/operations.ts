export { searchSite } from './search-site.ts';
export { suggest } from './suggest.ts';
