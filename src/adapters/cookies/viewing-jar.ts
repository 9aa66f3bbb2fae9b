import type { CookieName } from '#core/session/cookies.ts';
import { type CookieJar, readToken } from './cookie-jar.ts';

const VIEW = 'view_session';
const SESSION = 'accessToken';

/** What belongs to the browser whoever looks, and what opens and ends a view. */
const shared: ReadonlySet<string> = new Set([VIEW, 'flash', 'consent'] satisfies CookieName[]);

/**
 * The cookies of a request, as the shop may use them. While a member of the staff looks at the shop as a customer, the
 * view's token is the session, and the session, cart and steps of the browser's own visitor are neither read nor written:
 * what is written in their place is forgotten with the request.
 */
export const visitorJar = (jar: CookieJar): { readonly jar: CookieJar; readonly isView: boolean } => {
  const view = readToken(jar, VIEW);
  if (view === null) return { jar, isView: false };
  const values = new Map<string, string>([[SESSION, view]]);
  return {
    isView: true,
    jar: {
      get: (name) => (shared.has(name) ? jar.get(name) : (values.get(name) ?? null)),
      set: (name, value, options) => {
        if (shared.has(name)) jar.set(name, value, options);
        else values.set(name, value);
      },
      drop: (name) => {
        if (shared.has(name)) jar.drop(name);
        else values.delete(name);
      },
      changes: jar.changes,
    },
  };
};
