import { type ConsentPurpose, consentPurposes } from './consent.ts';

/** Cookies that the services of each purpose set on the shop's domain. */
const cookiesByPurpose: Readonly<Record<ConsentPurpose, RegExp>> = {
  chat: /^cw_/,
  statistics: /^_(ga|gid|gat|gtm)/,
  ads: /^_(gcl|gac)/,
};

/** undefined for cookies of the shop. [CON-01] */
export const purposeOfCookie = (name: string): ConsentPurpose | undefined =>
  consentPurposes.find((purpose) => cookiesByPurpose[purpose].test(name));
