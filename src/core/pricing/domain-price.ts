import { addDong, type Dong, timesDong, zeroDong } from '#core/shared/dong.ts';
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
