import { withVat } from '#core/pricing/amounts.ts';
import {
  type DomainPriceParts,
  domainCharge,
  domainRenewalCharge,
  genericDomainParts,
} from '#core/pricing/domain-price.ts';
import type { PriceEntry, PriceUnit } from '#core/pricing/price.ts';
import { dong } from '#core/shared/dong.ts';

export const YEAR: PriceUnit = { id: 'YEAR', name: 'Năm' };

const DOMAIN_YEARS = [1, 2, 3, 5, 10];

/** VAT rate included in the seed's yearly domain prices. */
const DOMAIN_VAT_PERCENT = 8;

/** Entry in catalogue.json, in đồng. */
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

export const domainPrices = (raw: RawDomain): PriceEntry[] => {
  const parts = domainParts(raw);
  return DOMAIN_YEARS.map((term) => {
    const now = domainCharge(parts, term);
    const renewal = domainRenewalCharge(parts, term);
    return {
      term,
      unit: YEAR,
      type: 'SELL',
      charge: now,
      perUnit: dong(Math.round(withVat(now, DOMAIN_VAT_PERCENT).gross / term)),
      renewal,
      renewalPerUnit: dong(Math.round(withVat(renewal, DOMAIN_VAT_PERCENT).gross / term)),
      discountPercent: 0,
      oldPerUnit: null,
      campaign: null,
    };
  });
};
