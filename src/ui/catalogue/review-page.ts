import { firstOf, type Search } from '#ui/navigation/search.ts';

/** Query parameter of the page of reviews. */
export const REVIEW_PAGE = 'reviews';
const MOST = 10_000;

/** Which page of reviews an address asks for; nonsense is the first. */
export const reviewPageOf = (search: Search): number => {
  const asked = Number(firstOf(search, REVIEW_PAGE) ?? '1');
  return Number.isSafeInteger(asked) && asked >= 1 && asked <= MOST ? asked : 1;
};
