import type { PriceMenu } from '#core/catalogue/catalogue.port.ts';
import type { Category } from '#core/catalogue/category.ts';
import type { Dong } from '#core/shared/dong.ts';
import { dong } from '#core/shared/dong.ts';
import { readAmount } from '#core/shared/text/read-amount.ts';
import { firstValue, type Search } from '#ui/navigation/search.ts';

export const BUDGET_PARAM = 'ngan-sach';
/** Of the slider, in đồng per month. */
export const budgetRange = { min: 50_000, max: 1_000_000, step: 50_000 };
const USUAL_BUDGET = 500_000;

/** Maximum monthly price; invalid values give the default. [ROUTE-36] */
export const parseBudget = (search: Search): Dong => {
  const asked = readAmount(firstValue(search, BUDGET_PARAM) ?? '') ?? USUAL_BUDGET;
  return dong(Math.min(budgetRange.max, Math.max(budgetRange.min, asked)));
};

/** Product lines that start at or below a monthly price; excludes those billed by the year. */
export const productLinesWithin = (board: readonly PriceMenu[], most: Dong): readonly Category[] =>
  board
    .flatMap(({ lines }) => lines)
    .filter(({ priceFrom }) => priceFrom !== null && priceFrom.unit.id === 'MONTH' && priceFrom.amount <= most);

/** Null for the default. */
export const budgetParameter = (most: number): string | null =>
  Number.isSafeInteger(most) && most !== USUAL_BUDGET ? String(most) : null;
