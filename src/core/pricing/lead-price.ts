import type { Dong } from '#core/shared/dong.ts';
import type { PriceEntry, PriceUnit } from './price.ts';

/** Term that the shop proposes for what is rented. [spec 9, default rent time] */
export const DEFAULT_RENT_TIME = 3;

/**
 * The term, in the price's unit, that the shop proposes: the default rent time where the product is rented for it, else
 * the shortest term. A domain is sold, not rented: its first year is proposed. [CAT-06]
 */
export const defaultTimeOf = (prices: readonly Pick<PriceEntry, 'time' | 'type'>[]): number =>
  prices.some(({ time, type }) => time === DEFAULT_RENT_TIME && type === 'RENT')
    ? DEFAULT_RENT_TIME
    : Math.min(...prices.map(({ time }) => time));

/** The entry that a card leads with, that lists sort by and that the price filter compares; null without prices. */
export const leadPriceOf = <Entry extends Pick<PriceEntry, 'time' | 'type'>>(prices: readonly Entry[]): Entry | null =>
  prices.find(({ time }) => time === defaultTimeOf(prices)) ?? null;

/** «Từ 94.000đ/tháng»: the lowest lead price of several products; null where there are none. */
export const lowestLeadPrice = (
  products: readonly { readonly prices: readonly PriceEntry[] }[],
): { readonly amount: Dong; readonly unit: PriceUnit } | null => {
  const leads = products.flatMap(({ prices }) => leadPriceOf(prices) ?? []);
  const lowest = leads.reduce<PriceEntry | null>(
    (best, each) => (best && best.perUnit <= each.perUnit ? best : each),
    null,
  );
  return lowest && { amount: lowest.perUnit, unit: lowest.unit };
};
