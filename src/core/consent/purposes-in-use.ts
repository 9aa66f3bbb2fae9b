import type { Integrations } from '#core/shared/settings.ts';
import { type Consent, type ConsentPurpose, consentPurposes } from './consent.ts';

/** The configured service of each purpose. */
const servicesByPurpose = ({ chat, tagManager, ads }: Integrations): Readonly<Record<ConsentPurpose, unknown>> => ({
  chat,
  statistics: tagManager,
  ads,
});

/** Purposes with a configured service; visitors are asked only about these. [CON-01] */
export const configuredPurposes = (integrations: Integrations): readonly ConsentPurpose[] => {
  const services = servicesByPurpose(integrations);
  return consentPurposes.filter((purpose) => services[purpose] !== null);
};

/** Whether a service may load: it is configured and the visitor consented to its purpose. [CON-01, SCR-01] */
export const mayLoad = (integrations: Integrations, consent: Consent | null, purpose: ConsentPurpose): boolean =>
  consent?.granted[purpose] === true && servicesByPurpose(integrations)[purpose] !== null;
