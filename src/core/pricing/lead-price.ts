import type { Dong } from '#core/shared/dong.ts';
import type { PriceEntry, PriceUnit } from './price.ts';

/** Default term of rented products. [spec 9, default rent time] */
export const DEFAULT_RENT_TERM = 3;

/** The default rent time when offered, else the shortest term. Domains are sold and default to one year. [CAT-06] */
export const findDefaultTerm = (prices: readonly Pick<PriceEntry, 'term' | 'type'>[]): number =>
  prices.some(({ term, type }) => term === DEFAULT_RENT_TERM && type === 'RENT')
    ? DEFAULT_RENT_TERM
    : Math.min(...prices.map(({ term }) => term));

/** Shown on cards and used for sorting and the price filter; null without prices. */
export const findLeadPrice = <Entry extends Pick<PriceEntry, 'term' | 'type'>>(
  prices: readonly Entry[],
): Entry | null => prices.find(({ term }) => term === findDefaultTerm(prices)) ?? null;

/** «Từ 94.000đ/tháng»; null without products. */
export const findLowestLeadPrice = (
  products: readonly { readonly prices: readonly PriceEntry[] }[],
): { readonly amount: Dong; readonly unit: PriceUnit; readonly term: number } | null => {
  const leads = products.flatMap(({ prices }) => findLeadPrice(prices) ?? []);
  const lowest = leads.reduce<PriceEntry | null>(
    (best, each) => (best && best.perUnit <= each.perUnit ? best : each),
    null,
  );
  return lowest && { amount: lowest.perUnit, unit: lowest.unit, term: lowest.term };
};
