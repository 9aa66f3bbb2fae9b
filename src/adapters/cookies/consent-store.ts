import type { ConsentStore } from '#core/consent/consent-store.port.ts';
import { parseConsent, serialiseConsent } from '#core/consent/consent-text.ts';
import { findCookie } from '#core/session/cookies.ts';
import type { CookieJar } from './cookie-jar.ts';

const CONSENT = 'consent';

/** Readable by scripts. [CON-01] */
export const cookieConsentStore = (jar: CookieJar): ConsentStore => ({
  read: () => parseConsent(jar.get(CONSENT)),
  save: (consent) => jar.set(CONSENT, serialiseConsent(consent), findCookie(CONSENT)),
});
