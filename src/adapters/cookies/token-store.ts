import { findCookie } from '#core/session/cookies.ts';
import type { TokenStore } from '#core/session/session.port.ts';
import { type CookieJar, readToken } from './cookie-jar.ts';

const SESSION = 'accessToken';
const SHARED = 'tokenShare';
const ANONYMOUS = 'token_anonymous';
const DEVICE = 'known_device';
const ORDER = 'order_access';
const VIEW = 'view_session';

/** HttpOnly cookies. */
export const cookieTokenStore = (jar: CookieJar): TokenStore => ({
  session: () => readToken(jar, SESSION),
  anonymous: () => readToken(jar, ANONYMOUS),
  saveAnonymous: (kept) => jar.set(ANONYMOUS, kept, findCookie(ANONYMOUS)),
  saveSession: (kept, shared, remembered) => {
    const { life, httpOnly } = findCookie(SESSION);
    jar.set(SESSION, kept, { life: remembered ? life : 'session', httpOnly });
    if (shared === null) jar.drop(SHARED);
    else jar.set(SHARED, shared, findCookie(SHARED));
  },
  clearSession: () => {
    jar.drop(SESSION);
    jar.drop(SHARED);
  },
  deviceMark: () => {
    const mark = jar.get(DEVICE);
    return mark !== null && /^[\w.-]{1,200}$/.test(mark) ? mark : null;
  },
  saveDeviceMark: (mark) => jar.set(DEVICE, mark, findCookie(DEVICE)),
  orderAccess: () => readToken(jar, ORDER),
  saveOrderAccess: (access) => jar.set(ORDER, access, findCookie(ORDER)),
  clearOrderAccess: () => jar.drop(ORDER),
  view: () => readToken(jar, VIEW),
  saveView: (view) => jar.set(VIEW, view, findCookie(VIEW)),
  clearView: () => jar.drop(VIEW),
  clearAnonymous: () => jar.drop(ANONYMOUS),
});
