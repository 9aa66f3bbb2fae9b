import { CONSENT_VERSION, type Consent, consentPurposes } from './consent.ts';

/** How long a choice is remembered before the visitor is asked again, seconds. Twelve months. [CON-01] */
export const CONSENT_LIFE_SECONDS = 365 * 86_400;

/** A choice as its cookie holds it: `{version}.{ms}` and the purposes granted, such as `1.1790000000000.chat.ads`. */
export const consentText = ({ version, at, granted }: Consent): string =>
  [version, at, ...consentPurposes.filter((purpose) => granted[purpose])].join('.');

/**
 * Reads such a text. Null for anything else, for a purpose that is not known, and for another version: the visitor was
 * asked something else then, so he is asked again.
 */
export const consentOf = (text: string | null | undefined): Consent | null => {
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
  return { version: CONSENT_VERSION, at: Number(at), granted };
};
