import type { PendingLoginStore } from '#core/account/log-in/pending-login-store.port.ts';
import type { BrowserState } from './browser-state.ts';

export const memoryPendingLoginStore = (browser: BrowserState): PendingLoginStore => ({
  read: () => browser.pendingLogin,
  save: (trail) => {
    browser.pendingLogin = trail;
  },
  clear: () => {
    browser.pendingLogin = null;
  },
});
