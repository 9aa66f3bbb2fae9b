import type { Integrations } from '#core/shared/settings.ts';
import { type Consent, type ConsentPurpose, consentPurposes } from './consent.ts';

/** Which of the shop's services stands behind each purpose. */
const serviceOf = ({ chat, tagManager, ads }: Integrations): Readonly<Record<ConsentPurpose, unknown>> => ({
  chat,
  statistics: tagManager,
  ads,
});

/** Purposes that this installation has a service for: nobody is asked for what the shop does not do. [CON-01] */
export const purposesInUse = (integrations: Integrations): readonly ConsentPurpose[] => {
  const services = serviceOf(integrations);
  return consentPurposes.filter((purpose) => services[purpose] !== null);
};

/** Whether a service may load now: it is configured, and the visitor said yes to its purpose. [CON-01, SCR-01] */
export const mayLoad = (integrations: Integrations, consent: Consent | null, purpose: ConsentPurpose): boolean =>
  consent?.granted[purpose] === true && serviceOf(integrations)[purpose] !== null;
