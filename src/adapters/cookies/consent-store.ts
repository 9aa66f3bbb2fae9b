import type { ConsentStore } from '#core/consent/consent-store.port.ts';
import { consentOf, consentText } from '#core/consent/consent-text.ts';
import { cookieOf } from '#core/session/cookies.ts';
import type { CookieJar } from './cookie-jar.ts';

const CONSENT = 'consent';

/** Consent in a cookie that scripts can read. [ConsentStore, CON-01] */
export const cookieConsentStore = (jar: CookieJar): ConsentStore => ({
  read: () => consentOf(jar.get(CONSENT)),
  keep: (consent) => jar.set(CONSENT, consentText(consent), cookieOf(CONSENT)),
});
