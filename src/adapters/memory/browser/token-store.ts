import type { TokenStore } from '#core/session/session.port.ts';
import type { BrowserState } from './browser-state.ts';

export const memoryTokenStore = (browser: BrowserState): TokenStore => ({
  session: () => browser.session,
  anonymous: () => browser.anonymous,
  saveAnonymous: (token) => {
    browser.anonymous = token;
  },
  saveSession: (token, shared, remembered) => {
    browser.session = token;
    browser.shared = shared;
    browser.isRemembered = remembered;
  },
  clearSession: () => {
    browser.session = null;
    browser.shared = null;
  },
  deviceMark: () => browser.deviceMark,
  saveDeviceMark: (mark) => {
    browser.deviceMark = mark;
  },
  orderAccess: () => browser.orderAccess,
  saveOrderAccess: (access) => {
    browser.orderAccess = access;
  },
  clearOrderAccess: () => {
    browser.orderAccess = null;
  },
  view: () => browser.view,
  saveView: (token) => {
    browser.view = token;
  },
  clearView: () => {
    browser.view = null;
  },
  clearAnonymous: () => {
    browser.anonymous = null;
  },
});
