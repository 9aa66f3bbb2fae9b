import type { Amounts } from '#core/pricing/price.ts';
import type { GroupedVouchers, OfferedVoucher } from './voucher.ts';

/** Applied codes, the best one, and the others with the reason why they are not valid yet. [VOU-01, VOU-02] */
export const groupVouchers = (offers: readonly OfferedVoucher[], renewal: Amounts): GroupedVouchers => {
  const waiting = offers.filter(({ isApplied }) => !isApplied);
  const best = waiting.find(({ refusal, gross }) => refusal === null && gross > 0) ?? null;
  return {
    applied: offers.filter(({ isApplied }) => isApplied),
    best,
    others: waiting.filter((each) => each !== best),
    renewal,
  };
};
