import Cookies from 'js-cookie';
import { MAX_COMPARED, slugsIn } from '#core/catalogue/compare.ts';
import { consentOf } from '#core/consent/consent-text.ts';
import { purposeOfCookie } from '#core/consent/left-cookies.ts';
import type { Closable, VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import { type CookieName, cookieOf } from '#core/session/cookies.ts';

const closing: Readonly<Record<Closable, CookieName>> = {
  popup: 'popup_closed',
  floating: 'floating_closed',
  voucher: 'voucher_closed',
};

/** In local storage rather than a cookie, because the host does not need the compared products. */
const COMPARED = 'cua-hang-may.so-sanh';

/** A browser may block storage; the list then lasts as long as the page. */
const inStorage = <Value>(work: (storage: Storage) => Value, otherwise: Value): Value => {
  try {
    return work(window.localStorage);
  } catch {
    return otherwise;
  }
};

/** Visitor choices in this browser's cookies and storage. [VisitorChoices, COOK-01] */
export const browserVisitorChoices = (): VisitorChoices => ({
  closedAt: (what) => {
    const text = Cookies.get(closing[what]);
    return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
  },
  close: (what, at) => {
    const { name, life } = cookieOf(closing[what]);
    const lifetime = life === 'session' ? {} : { expires: new Date(at + life * 1_000) };
    Cookies.set(name, String(at), {
      ...lifetime,
      path: '/',
      sameSite: 'Lax',
      secure: window.location.protocol === 'https:',
    });
  },
  consent: () => consentOf(Cookies.get('consent')),
  left: () => [...new Set(Object.keys(Cookies.get()).flatMap((name) => purposeOfCookie(name) ?? []))],
  compared: () => slugsIn([inStorage((storage) => storage.getItem(COMPARED), null) ?? '']).slice(0, MAX_COMPARED),
  compare: (slugs) => inStorage((storage) => storage.setItem(COMPARED, slugs.join(',')), undefined),
});
