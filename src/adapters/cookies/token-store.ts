import { cookieOf } from '#core/session/cookies.ts';
import type { TokenStore } from '#core/session/session.port.ts';
import { type CookieJar, tokenIn } from './cookie-jar.ts';

const SESSION = 'accessToken';
const SHARED = 'tokenShare';
const ANONYMOUS = 'token_anonymous';

/** Session tokens in HttpOnly cookies. [TokenStore] */
export const cookieTokenStore = (jar: CookieJar): TokenStore => ({
  session: () => tokenIn(jar, SESSION),
  anonymous: () => tokenIn(jar, ANONYMOUS),
  keepAnonymous: (kept) => jar.set(ANONYMOUS, kept, cookieOf(ANONYMOUS)),
  keepSession: (kept, shared, remembered) => {
    const { life, httpOnly } = cookieOf(SESSION);
    jar.set(SESSION, kept, { life: remembered ? life : 'session', httpOnly });
    if (shared === null) jar.drop(SHARED);
    else jar.set(SHARED, shared, cookieOf(SHARED));
  },
  dropSession: () => {
    jar.drop(SESSION);
    jar.drop(SHARED);
  },
  dropAnonymous: () => jar.drop(ANONYMOUS),
});
