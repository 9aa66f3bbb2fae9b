import { addDong, type Dong, dong, multiplyDong, zeroDong } from '#core/shared/dong.ts';
import { withVat } from './amounts.ts';
import type { Charge, PriceEntry } from './price.ts';

/** In đồng; registration and maintenance are state fees, exempt from VAT. [Thông tư 20/2023/TT-BTC] */
export type DomainPriceParts = {
  readonly registrationFee: Dong;
  readonly maintenancePerYear: Dong;
  readonly serviceFirstYear: Dong;
  readonly servicePerRenewalYear: Dong;
};

/** One registration fee, plus maintenance and service for every year. */
export const domainCharge = (parts: DomainPriceParts, years: number): Charge => ({
  net: addDong(parts.serviceFirstYear, multiplyDong(parts.servicePerRenewalYear, years - 1)),
  exempt: addDong(parts.registrationFee, multiplyDong(parts.maintenancePerYear, years)),
});

export const domainRenewalCharge = (parts: DomainPriceParts, years: number): Charge => ({
  net: multiplyDong(parts.servicePerRenewalYear, years),
  exempt: multiplyDong(parts.maintenancePerYear, years),
});

/** What a domain from another registrar costs: the state fees are those of a renewal. */
export const domainTransferCharge = (renewal: Charge, service: Dong): Charge => ({ ...renewal, net: service });

/** The transfer price of a term, else its renewal price. [DOM-01] */
export const transferCharge = ({ renewal, transfer }: Pick<PriceEntry, 'renewal' | 'transfer'>): Charge =>
  transfer ?? renewal;

/** The whole price of a generic extension is service. */
export const genericDomainParts = (firstYear: Dong, renewal: Dong): DomainPriceParts => ({
  registrationFee: zeroDong,
  maintenancePerYear: zeroDong,
  serviceFirstYear: firstYear,
  servicePerRenewalYear: renewal,
});

/** In đồng; state fees are exempt from VAT, the registrar's service is taxed. */
export type DomainPrice = {
  /** One-time, for a new registration. */
  readonly registration: Dong;
  /** For all years of the term. */
  readonly maintenance: Dong;
  readonly service: Dong;
  readonly vat: Dong;
  readonly total: Dong;
};

/**
 * State fees that are charged at the registration only; never negative, because a free programme waives fees that its
 * renewal charges.
 */
export const registrationFee = (charge: Pick<Charge, 'exempt'>, renewal: Pick<Charge, 'exempt'>): Dong =>
  dong(Math.max(0, charge.exempt - renewal.exempt));

/** New registration, renewal and transfer for one term. [Thông tư 20/2023/TT-BTC] */
export const domainPrices = (
  price: Pick<PriceEntry, 'charge' | 'renewal' | 'transfer'>,
  vatPercent: number,
): Readonly<Record<'first' | 'renewal' | 'transfer', DomainPrice>> => {
  const { charge, renewal } = price;
  const bill = (of: Charge, registration: Dong): DomainPrice => {
    const { vat, gross } = withVat(of, vatPercent);
    return {
      registration,
      maintenance: dong(of.exempt - registration),
      service: of.net,
      vat,
      total: gross,
    };
  };
  const registration = registrationFee(charge, renewal);
  return {
    first: bill(charge, registration),
    renewal: bill(renewal, zeroDong),
    transfer: bill(transferCharge(price), zeroDong),
  };
};
