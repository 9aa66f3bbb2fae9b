import { type InAppBrowser, inAppBrowserOf } from '#core/shared/people/in-app-browser.ts';

export const inAppBrowser = (): InAppBrowser | null => inAppBrowserOf(navigator.userAgent);
