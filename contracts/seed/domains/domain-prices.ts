import { TRANSFER_YEARS } from '#core/domains/transfer.ts';
import { withVat } from '#core/pricing/amounts.ts';
import {
  type DomainPriceParts,
  domainCharge,
  domainRenewalCharge,
  domainTransferCharge,
  genericDomainParts,
} from '#core/pricing/domain-price.ts';
import type { PriceEntry, PriceUnit } from '#core/pricing/price.ts';
import { divideDong, dong } from '#core/shared/dong.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import list from './domain-extensions.json' with { type: 'json' };

export const YEAR: PriceUnit = { id: 'YEAR', name: 'Năm' };

const DOMAIN_YEARS = [1, 2, 3, 5, 10];

/** VAT rate included in the seed's yearly domain prices. */
const DOMAIN_VAT_PERCENT = 8;

/** Terms in years of a free programme, which waives the state fees for two years. [Thông tư 20/2023/TT-BTC] */
const FREE_YEARS = [1, 2];

/** Terms in years for which an extension is sold. */
export const domainYears = ({ kind }: Pick<RawDomain, 'kind'>): readonly number[] =>
  kind === 'mien-phi' ? FREE_YEARS : DOMAIN_YEARS;

/** Entry in domain-extensions.json, in đồng. The service and generic prices are before VAT. */
export type RawDomain = {
  ext: string;
  /** Suffix of the SKU. [DOM-03] */
  kind?: string;
  registrationFee?: number;
  maintenanceFee?: number;
  serviceFeeFirst?: number;
  serviceFeeRenew?: number;
  /** Of a free programme, once it is over. */
  renewalMaintenanceFee?: number;
  /** The shop's price of a transfer, where it differs from a renewal. */
  serviceFeeTransfer?: number;
  firstYear?: number;
  renew?: number;
};

/** Most wanted first; an extension may be sold in several kinds. Sources of the prices are in the file. */
export const seedExtensions: readonly RawDomain[] = list.extensions;

/** Kinds that share their extension with a plain product; a place has its own. */
const kindNames: Readonly<Record<string, string>> = { 'tieng-viet': 'tiếng Việt ', 'mien-phi': 'miễn phí ' };

export const titleOfDomain = ({ ext, kind = '' }: RawDomain): string =>
  `Tên miền ${lookUp(kindNames, kind) ?? ''}${ext}`;

export const skuOfDomain = ({ ext, kind }: RawDomain): string =>
  `TM${ext.toUpperCase().replaceAll('.', '-')}${kind === undefined ? '' : `-${kind}`}`;

const domainParts = (raw: RawDomain): DomainPriceParts =>
  raw.firstYear === undefined
    ? {
        registrationFee: dong(raw.registrationFee ?? 0),
        maintenancePerYear: dong(raw.maintenanceFee ?? 0),
        serviceFirstYear: dong(raw.serviceFeeFirst ?? 0),
        servicePerRenewalYear: dong(raw.serviceFeeRenew ?? 0),
      }
    : genericDomainParts(dong(raw.firstYear), dong(raw.renew ?? raw.firstYear));

export const domainPrices = (raw: RawDomain, years: readonly number[] = domainYears(raw)): PriceEntry[] => {
  const parts = domainParts(raw);
  const later = { ...parts, maintenancePerYear: dong(raw.renewalMaintenanceFee ?? parts.maintenancePerYear) };
  return years.map((term) => {
    const now = domainCharge(parts, term);
    const renewal = domainRenewalCharge(later, term);
    return {
      term,
      unit: YEAR,
      type: 'SELL',
      charge: now,
      perUnit: divideDong(withVat(now, DOMAIN_VAT_PERCENT).gross, term),
      renewal,
      ...(term === TRANSFER_YEARS && raw.serviceFeeTransfer !== undefined
        ? { transfer: domainTransferCharge(renewal, dong(raw.serviceFeeTransfer)) }
        : {}),
      renewalPerUnit: divideDong(withVat(renewal, DOMAIN_VAT_PERCENT).gross, term),
      discountPercent: 0,
      oldPerUnit: null,
      campaign: null,
    };
  });
};
