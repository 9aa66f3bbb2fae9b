import type { TokenStore } from '#core/session/session.port.ts';
import type { BrowserState } from './browser-state.ts';

/** The tokens of one browser. [TokenStore] */
export const memoryTokenStore = (browser: BrowserState): TokenStore => ({
  session: () => browser.session,
  anonymous: () => browser.anonymous,
  keepAnonymous: (token) => {
    browser.anonymous = token;
  },
  keepSession: (token, shared, remembered) => {
    browser.session = token;
    browser.shared = shared;
    browser.remembered = remembered;
  },
  dropSession: () => {
    browser.session = null;
    browser.shared = null;
  },
  dropAnonymous: () => {
    browser.anonymous = null;
  },
});
