import { cookieOf } from '#core/session/cookies.ts';
import type { TokenStore } from '#core/session/session.port.ts';
import { type Token, token } from '#core/shared/ids.ts';
import type { CookieJar } from './cookie-jar.ts';

const SESSION = 'accessToken';
const ANONYMOUS = 'token_anonymous';

/** The tokens of this browser in HttpOnly cookies. */
export const cookieTokenStore = (jar: CookieJar): TokenStore => ({
  session: () => read(jar, SESSION),
  anonymous: () => read(jar, ANONYMOUS),
  keepAnonymous: (kept) => jar.set(ANONYMOUS, kept, cookieOf(ANONYMOUS)),
  dropSession: () => jar.drop(SESSION),
});

/** A token travels in a header: what could break out of one is no token. */
const read = (jar: CookieJar, name: string): Token | null => {
  const value = jar.get(name);
  return value !== null && /^[\x21-\x7e]{1,4096}$/.test(value) ? token(value) : null;
};
