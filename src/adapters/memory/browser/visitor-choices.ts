import { parseConsent } from '#core/consent/consent-text.ts';
import type { VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import type { BrowserState } from './browser-state.ts';

export const memoryVisitorChoices = (browser: BrowserState): VisitorChoices => ({
  closedAt: (what) => browser.closedAt[what] ?? null,
  close: (what, at) => {
    browser.closedAt = { ...browser.closedAt, [what]: at };
  },
  isFirstDocument: () => browser.documents <= 1,
  hasNoted: (what) => browser.visitNotes.includes(what),
  note: (what) => {
    browser.visitNotes = [...browser.visitNotes.filter((noted) => noted !== what), what];
  },
  consent: () => parseConsent(browser.consent?.text),
  // No third-party services run here.
  cookiePurposes: () => [],
  comparedSlugs: () => browser.compared,
  saveComparedSlugs: (slugs) => {
    browser.compared = [...slugs];
  },
});
