import { type ConsentPurpose, consentPurposes } from './consent.ts';

/** Cookies that the services behind each purpose leave at the shop's address. */
const left: Readonly<Record<ConsentPurpose, RegExp>> = {
  chat: /^cw_/,
  statistics: /^_(ga|gid|gat|gtm)/,
  ads: /^_(gcl|gac)/,
};

/** The purpose whose service left a cookie of this name; undefined for every other cookie. [CON-01] */
export const purposeOfCookie = (name: string): ConsentPurpose | undefined =>
  consentPurposes.find((purpose) => left[purpose].test(name));
