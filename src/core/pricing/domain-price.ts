import { addDong, type Dong, dong, timesDong, zeroDong } from '#core/shared/dong.ts';
import { amountsOf } from './amounts.ts';
import type { Charge } from './price.ts';

/** Parts of a domain's price in đồng; the state parts (registration, maintenance) bear no VAT. [Thông tư 20/2023/TT-BTC] */
export type DomainPriceParts = {
  readonly registrationFee: Dong;
  readonly maintenancePerYear: Dong;
  readonly serviceFirstYear: Dong;
  readonly servicePerRenewalYear: Dong;
};

/** What a domain costs for its first `years`: one registration, a maintenance fee a year, the service of each year. */
export const domainCharge = (parts: DomainPriceParts, years: number): Charge => ({
  net: addDong(parts.serviceFirstYear, timesDong(parts.servicePerRenewalYear, years - 1)),
  exempt: addDong(parts.registrationFee, timesDong(parts.maintenancePerYear, years)),
});

/** What the same years cost when the domain is renewed. */
export const domainRenewalCharge = (parts: DomainPriceParts, years: number): Charge => ({
  net: timesDong(parts.servicePerRenewalYear, years),
  exempt: timesDong(parts.maintenancePerYear, years),
});

/** A generic extension: the whole price is service. */
export const genericDomainParts = (firstYear: Dong, renewal: Dong): DomainPriceParts => ({
  registrationFee: zeroDong,
  maintenancePerYear: zeroDong,
  serviceFirstYear: firstYear,
  servicePerRenewalYear: renewal,
});

/** A domain's price as the law splits it, đồng: the state's fees bear no VAT, the registrar's service does. */
export type DomainBill = {
  /** Once, when the name is registered. */
  readonly registration: Dong;
  /** Of all years of the term. */
  readonly maintenance: Dong;
  readonly service: Dong;
  readonly vat: Dong;
  /** What is paid. */
  readonly total: Dong;
};

/** The bills of one term: for a new name, and for the same years of a name that is renewed. [Thông tư 20/2023/TT-BTC] */
export const domainBills = (
  { charge, renewal }: { readonly charge: Charge; readonly renewal: Charge },
  vatPercent: number,
): { readonly first: DomainBill; readonly renewal: DomainBill } => {
  const bill = (of: Charge, registration: Dong): DomainBill => {
    const { vat, gross } = amountsOf(of, vatPercent);
    return {
      registration,
      maintenance: dong(of.exempt - registration),
      service: of.net,
      vat,
      total: gross,
    };
  };
  return { first: bill(charge, dong(charge.exempt - renewal.exempt)), renewal: bill(renewal, zeroDong) };
};
