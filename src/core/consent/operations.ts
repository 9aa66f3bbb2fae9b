export { loadConsent } from './load-consent.ts';
export { saveConsent } from './save-consent.ts';
