import Cookies from 'js-cookie';
import { MAX_COMPARED, parseComparedSlugs } from '#core/catalogue/comparison/compare.ts';
import { parseConsent } from '#core/consent/consent-text.ts';
import { purposeOfCookie } from '#core/consent/third-party-cookies.ts';
import { CLOSED_COOKIES } from '#core/promotion/closed-cookies.ts';
import type { VisitNote, VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import { type CookieName, findCookie, nameInBrowser } from '#core/session/cookies.ts';
import { DOCUMENTS_KEY } from '#core/session/visitor-hints.ts';
import { search } from '#core/shared/paths.ts';

const isSecure = (): boolean => window.location.protocol === 'https:';

const readCookie = (name: CookieName): string | undefined => Cookies.get(nameInBrowser(name, isSecure()));

/** Local storage, because the host does not need it. */
const COMPARED = 'cua-hang-may.so-sanh';

/** In the storage of the tab. */
const noteKey = (what: VisitNote): string => `visit-${what}`;

/** A result page that was left before its script had started has noted nothing. */
const cameFromSearch = (): boolean => document.referrer.startsWith(`${window.location.origin}${search}`);

/** Without storage the list lasts as long as the page. */
const withStorage = <Value>(work: (storage: Storage) => Value, otherwise: Value): Value => {
  try {
    return work(window.localStorage);
  } catch {
    return otherwise;
  }
};

/** Visitor choices in this browser's cookies and storage. [VisitorChoices, COOK-01] */
export const browserVisitorChoices = (): VisitorChoices => ({
  closedAt: (what) => {
    const text = readCookie(CLOSED_COOKIES[what]);
    return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
  },
  close: (what, at) => {
    const { name, life } = findCookie(CLOSED_COOKIES[what]);
    const lifetime = life === 'session' ? {} : { expires: new Date(at + life * 1_000) };
    Cookies.set(nameInBrowser(name, isSecure()), String(at), {
      ...lifetime,
      path: '/',
      sameSite: 'Lax',
      secure: isSecure(),
    });
  },
  isFirstDocument: () => {
    if (document.referrer.startsWith(`${window.location.origin}/`)) return false;
    return withStorage(() => Number(window.sessionStorage.getItem(DOCUMENTS_KEY)), 1) <= 1;
  },
  hasNoted: (what) =>
    (what === 'searched' && cameFromSearch()) ||
    withStorage(() => window.sessionStorage.getItem(noteKey(what)) !== null, false),
  note: (what) => withStorage(() => window.sessionStorage.setItem(noteKey(what), '1'), undefined),
  consent: () => parseConsent(readCookie('consent')),
  cookiePurposes: () => [...new Set(Object.keys(Cookies.get()).flatMap((name) => purposeOfCookie(name) ?? []))],
  comparedSlugs: () =>
    parseComparedSlugs([withStorage((storage) => storage.getItem(COMPARED), null) ?? '']).slice(0, MAX_COMPARED),
  saveComparedSlugs: (slugs) => withStorage((storage) => storage.setItem(COMPARED, slugs.join(',')), undefined),
});
