import type { ConsentStore } from '#core/consent/consent-store.port.ts';
import { CONSENT_LIFE_SECONDS, consentOf, consentText } from '#core/consent/consent-text.ts';
import type { BrowserState } from './browser-state.ts';
import type { World } from './world.ts';

/** Consent of one browser as cookie text. [ConsentStore] */
export const memoryConsentStore = (world: World, browser: BrowserState): ConsentStore => ({
  read: () =>
    browser.consent !== null && world.state.now < browser.consent.until ? consentOf(browser.consent.text) : null,
  keep: (consent) => {
    browser.consent = { text: consentText(consent), until: world.state.now + CONSENT_LIFE_SECONDS * 1_000 };
  },
});
