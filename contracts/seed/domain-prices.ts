import { amountsOf } from '#core/pricing/amounts.ts';
import {
  type DomainPriceParts,
  domainCharge,
  domainRenewalCharge,
  genericDomainParts,
} from '#core/pricing/domain-price.ts';
import type { PriceEntry, PriceUnit } from '#core/pricing/price.ts';
import { dong } from '#core/shared/dong.ts';

export const YEAR: PriceUnit = { id: 'YEAR', name: 'Năm' };

/** Years that a domain can be bought for. */
const DOMAIN_YEARS = [1, 2, 3, 5, 10];

/** Rate inside the domain prices that the seed shows per year. */
const DOMAIN_VAT_PERCENT = 8;

/** What catalogue.json says of an extension, đồng. */
export type RawDomain = {
  ext: string;
  registrationFee?: number;
  maintenanceFee?: number;
  serviceFeeFirst?: number;
  serviceFeeRenew?: number;
  firstYear?: number;
  renew?: number;
};

const domainParts = (raw: RawDomain): DomainPriceParts =>
  raw.firstYear === undefined
    ? {
        registrationFee: dong(raw.registrationFee ?? 0),
        maintenancePerYear: dong(raw.maintenanceFee ?? 0),
        serviceFirstYear: dong(raw.serviceFeeFirst ?? 0),
        servicePerRenewalYear: dong(raw.serviceFeeRenew ?? 0),
      }
    : genericDomainParts(dong(raw.firstYear), dong(raw.renew ?? raw.firstYear));

/** Every term that an extension is sold for. */
export const domainPrices = (raw: RawDomain): PriceEntry[] => {
  const parts = domainParts(raw);
  return DOMAIN_YEARS.map((time) => {
    const now = domainCharge(parts, time);
    const renewal = domainRenewalCharge(parts, time);
    return {
      time,
      unit: YEAR,
      type: 'SELL',
      charge: now,
      perUnit: dong(Math.round(amountsOf(now, DOMAIN_VAT_PERCENT).gross / time)),
      renewal,
      renewalPerUnit: dong(Math.round(amountsOf(renewal, DOMAIN_VAT_PERCENT).gross / time)),
      discountPercent: 0,
      oldPerUnit: null,
      campaign: null,
    };
  });
};
