import type { Amounts } from '#core/pricing/price.ts';
import type { CodesOnOffer, OfferedVoucher } from './voucher.ts';

/** Those in use, the one that would take most off now, and the others, each with why it does not count yet. [VOU-01, VOU-02] */
export const codesOnOffer = (offers: readonly OfferedVoucher[], renewal: Amounts): CodesOnOffer => {
  const waiting = offers.filter(({ applied }) => !applied);
  const best = waiting.find(({ refusal, gross }) => refusal === null && gross > 0) ?? null;
  return {
    applied: offers.filter(({ applied }) => applied),
    best,
    others: waiting.filter((each) => each !== best),
    renewal,
  };
};
