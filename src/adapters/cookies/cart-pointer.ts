import type { CartPointer } from '#core/session/cart-pointer.port.ts';
import { type CookieName, findCookie } from '#core/session/cookies.ts';
import { type OrderId, parseOrderId } from '#core/shared/ids.ts';
import type { CookieJar } from './cookie-jar.ts';

const POINTER = 'SHOPPING_CART';
const RECOVERY = 'sessionId2';
const LABEL = 'sessionId';

/** Only the host writes these cookies. [CART-11, CART-15] */
export const cookieCartPointer = (jar: CookieJar): CartPointer => ({
  get: () => read(jar, POINTER),
  set: (id) => jar.set(POINTER, id, findCookie(POINTER)),
  clear: () => jar.drop(POINTER),
  recovery: () => read(jar, RECOVERY),
  setRecovery: (id, life) => {
    const { httpOnly, life: days } = findCookie(RECOVERY);
    if (id === null) jar.drop(RECOVERY);
    else jar.set(RECOVERY, id, { httpOnly, life: life ?? days });
  },
  sessionId: () => jar.get(LABEL),
  setSessionId: (id) => jar.set(LABEL, id, findCookie(LABEL)),
});

const read = (jar: CookieJar, name: CookieName): OrderId | null => parseOrderId(jar.get(name));
