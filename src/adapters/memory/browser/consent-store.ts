import type { World } from '#adapters/memory/world.ts';
import type { ConsentStore } from '#core/consent/consent-store.port.ts';
import { CONSENT_TTL_SECONDS, parseConsent, serialiseConsent } from '#core/consent/consent-text.ts';
import type { BrowserState } from './browser-state.ts';

export const memoryConsentStore = (world: World, browser: BrowserState): ConsentStore => ({
  read: () =>
    browser.consent !== null && world.state.now < browser.consent.until ? parseConsent(browser.consent.text) : null,
  save: (consent) => {
    browser.consent = { text: serialiseConsent(consent), until: world.state.now + CONSENT_TTL_SECONDS * 1_000 };
  },
});
