import { addDong, type Dong, dong, multiplyDong, zeroDong } from '#core/shared/dong.ts';
import { withVat } from './amounts.ts';
import type { Charge } from './price.ts';

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

/** Part of the state fees that a renewal does not charge; a free programme waives fees that its renewal charges. */
export const registrationFee = (charge: Pick<Charge, 'exempt'>, renewal: Pick<Charge, 'exempt'>): Dong =>
  dong(Math.max(0, charge.exempt - renewal.exempt));

/** New registration and renewal for one term. [Thông tư 20/2023/TT-BTC] */
export const domainPrices = (
  { charge, renewal }: { readonly charge: Charge; readonly renewal: Charge },
  vatPercent: number,
): { readonly first: DomainPrice; readonly renewal: DomainPrice } => {
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
  return { first: bill(charge, registration), renewal: bill(renewal, zeroDong) };
};
