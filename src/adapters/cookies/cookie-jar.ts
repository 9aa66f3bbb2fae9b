import { parseCookie, stringifySetCookie } from 'cookie';
import { type CookieLifetime, type CookieName, isOfThisHost, nameInBrowser } from '#core/session/cookies.ts';
import { type Token, token } from '#core/shared/ids.ts';

type CookieOptions = { readonly life: CookieLifetime; readonly httpOnly: boolean };

/** A null `domain` restricts all cookies to this host. [COOK-01] */
type CookieScope = { readonly secure: boolean; readonly domain: string | null };

export type CookieJar = ReturnType<typeof cookieJar>;

/** Gets return values that were set in the same request. */
export const cookieJar = (header: string | null, { secure, domain }: CookieScope) => {
  // The first value wins, because the more specific path comes first. [RFC 6265, 5.4]
  const values = new Map(Object.entries(parseCookie(header ?? '')));
  const changed = new Map<string, string>();
  const write = (name: string, value: string, { life, httpOnly }: CookieOptions): void => {
    const reach = domain === null || isOfThisHost(name) ? {} : { domain };
    const end = life === 'session' ? {} : { maxAge: life };
    const cookie = {
      name: nameInBrowser(name, secure),
      value,
      path: '/',
      sameSite: 'lax',
      httpOnly,
      secure,
      ...reach,
      ...end,
    } as const;
    changed.set(name, stringifySetCookie(cookie));
  };
  return {
    get: (name: string): string | null => values.get(nameInBrowser(name, secure)) ?? null,
    set: (name: string, value: string, options: CookieOptions): void => {
      values.set(nameInBrowser(name, secure), value);
      write(name, value, options);
    },
    drop: (name: string): void => {
      if (values.delete(nameInBrowser(name, secure))) write(name, '', { life: 0, httpOnly: true });
    },
    /** Set-Cookie values, one per name, in order of the first change. */
    changes: (): readonly string[] => [...changed.values()],
  };
};

/** Rejects characters that would allow header injection. */
export const readToken = (jar: CookieJar, name: CookieName): Token | null => {
  const value = jar.get(name);
  return value !== null && /^[\x21-\x7e]{1,4096}$/.test(value) ? token(value) : null;
};
