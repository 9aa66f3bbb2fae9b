import type { Integrations } from '#core/shared/settings.ts';
import { type Consent, type ConsentPurpose, consentPurposes } from './consent.ts';

const usedPurposes = ({ chat, tagManager, ads, vitals }: Integrations): Readonly<Record<ConsentPurpose, boolean>> => ({
  chat: chat !== null,
  statistics: tagManager !== null || vitals,
  ads: ads !== null,
});

/** Visitors are asked only about purposes with a configured service. [CON-01] */
export const configuredPurposes = (integrations: Integrations): readonly ConsentPurpose[] => {
  const used = usedPurposes(integrations);
  return consentPurposes.filter((purpose) => used[purpose]);
};

/**
 * Whether a page asks before any press: only about tags, and until an answer. The chat asks when it is opened. [CON-01,
 * CHAT-04]
 */
export const asksForConsent = (integrations: Integrations, consent: Consent | null): boolean =>
  consent === null && configuredPurposes(integrations).some((purpose) => purpose !== 'chat');

/** Requires configuration and consent. [CON-01, SCR-01] */
export const mayLoad = (integrations: Integrations, consent: Consent | null, purpose: ConsentPurpose): boolean =>
  consent?.granted[purpose] === true && usedPurposes(integrations)[purpose];
