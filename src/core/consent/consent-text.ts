import { CONSENT_VERSION, type Consent, consentPurposes } from './consent.ts';

/** Twelve months; then the visitor is asked again. [CON-01] */
export const CONSENT_TTL_SECONDS = 365 * 86_400;

/** `{version}.{ms}` and the purposes: `1.1790000000000.chat.ads`. */
export const serialiseConsent = ({ version, decidedAt, granted }: Consent): string =>
  [version, decidedAt, ...consentPurposes.filter((purpose) => granted[purpose])].join('.');

/** null for malformed text, unknown purposes and other versions, whose terms the visitor has not accepted. */
export const parseConsent = (text: string | null | undefined): Consent | null => {
  const [, version, at, rest] = /^(\d{1,4})\.(\d{1,15})((?:\.[a-z]{1,20})*)$/.exec(text ?? '') ?? [];
  if (version === undefined || at === undefined || rest === undefined || Number(version) !== CONSENT_VERSION)
    return null;
  const named = rest.split('.').slice(1);
  if (!named.every((name) => consentPurposes.some((purpose) => purpose === name))) return null;
  const granted = {
    chat: named.includes('chat'),
    statistics: named.includes('statistics'),
    ads: named.includes('ads'),
  };
  return { version: CONSENT_VERSION, decidedAt: Number(at), granted };
};
