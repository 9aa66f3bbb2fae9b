import Cookies from 'js-cookie';
import { consentOf } from '#core/consent/consent-text.ts';
import { purposeOfCookie } from '#core/consent/left-cookies.ts';
import type { Closable, VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import { type CookieName, cookieOf } from '#core/session/cookies.ts';

const closing: Readonly<Record<Closable, CookieName>> = {
  popup: 'popup_closed',
  floating: 'floating_closed',
  voucher: 'voucher_closed',
};

/** What this browser's cookies remember about its visitor. [VisitorChoices, COOK-01] */
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
});
