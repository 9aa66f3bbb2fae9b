import { consentOf } from '#core/consent/consent-text.ts';
import type { VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import type { BrowserState } from './browser-state.ts';

/** What one browser on fakes remembers about its visitor. [VisitorChoices] */
export const memoryVisitorChoices = (browser: BrowserState): VisitorChoices => ({
  closedAt: (what) => browser.closed[what] ?? null,
  close: (what, at) => {
    browser.closed = { ...browser.closed, [what]: at };
  },
  consent: () => consentOf(browser.consent?.text),
  // Nothing of others runs in it.
  left: () => [],
  compared: () => browser.compared,
  compare: (slugs) => {
    browser.compared = [...slugs];
  },
});
