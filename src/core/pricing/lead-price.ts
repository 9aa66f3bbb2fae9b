import type { Dong } from '#core/shared/dong.ts';
import type { PriceEntry, PriceUnit } from './price.ts';

/** Default term of rented products. [spec 9, default rent time] */
export const DEFAULT_RENT_TERM = 3;

/**
 * Default term in the price's unit: the default rent time when it is offered, else the shortest term. Domains are sold,
 * not rented, and default to one year. [CAT-06]
 */
export const findDefaultTerm = (prices: readonly Pick<PriceEntry, 'term' | 'type'>[]): number =>
  prices.some(({ term, type }) => term === DEFAULT_RENT_TERM && type === 'RENT')
    ? DEFAULT_RENT_TERM
    : Math.min(...prices.map(({ term }) => term));

/** The price shown first on a card, used for sorting and for the price filter; null without prices. */
export const findLeadPrice = <Entry extends Pick<PriceEntry, 'term' | 'type'>>(
  prices: readonly Entry[],
): Entry | null => prices.find(({ term }) => term === findDefaultTerm(prices)) ?? null;

/** «Từ 94.000đ/tháng»: the lowest lead price of several products; null when there are none. */
export const findLowestLeadPrice = (
  products: readonly { readonly prices: readonly PriceEntry[] }[],
): { readonly amount: Dong; readonly unit: PriceUnit } | null => {
  const leads = products.flatMap(({ prices }) => findLeadPrice(prices) ?? []);
  const lowest = leads.reduce<PriceEntry | null>(
    (best, each) => (best && best.perUnit <= each.perUnit ? best : each),
    null,
  );
  return lowest && { amount: lowest.perUnit, unit: lowest.unit };
};
