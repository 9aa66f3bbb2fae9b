import type { PriceMenu } from '#core/catalogue/catalogue.port.ts';
import type { Category } from '#core/catalogue/category.ts';
import type { Dong } from '#core/shared/dong.ts';
import { dong } from '#core/shared/dong.ts';
import { firstOf, type Search } from '#ui/navigation/search.ts';

/** Name of the query parameter. */
export const BUDGET = 'ngan-sach';
/** Reach of the slider in đồng a month, and where it stands at first. */
export const budgetRange = { min: 50_000, max: 1_000_000, step: 50_000, usual: 500_000 };

/** Most that a plan may cost a month, from the address; nonsense is the usual. [ROUTE-36] */
export const budgetOf = (search: Search): Dong => {
  const text = firstOf(search, BUDGET)?.replaceAll('.', '') ?? '';
  const asked = /^\d{1,12}$/.test(text) ? Number(text) : budgetRange.usual;
  return dong(Math.min(budgetRange.max, Math.max(budgetRange.min, asked)));
};

/** Product lines that begin at or below a price a month. What is paid by the year is none of them. */
export const linesWithin = (board: readonly PriceMenu[], most: Dong): readonly Category[] =>
  board
    .flatMap(({ lines }) => lines)
    .filter(({ priceFrom }) => priceFrom !== null && priceFrom.unit.id === 'MONTH' && priceFrom.amount <= most);

/** How an address says it; nothing for the usual. */
export const budgetParameter = (most: number): string | null =>
  Number.isSafeInteger(most) && most !== budgetRange.usual ? String(most) : null;
