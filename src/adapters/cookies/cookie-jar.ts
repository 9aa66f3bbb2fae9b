import type { CookieLife, CookieName } from '#core/session/cookies.ts';
import { type Token, token } from '#core/shared/ids.ts';

export type CookieOptions = { readonly life: CookieLife; readonly httpOnly: boolean };

/** Where every cookie of the shop is valid. `domain` null keeps it to this host. [COOK-01] */
export type CookieScope = { readonly secure: boolean; readonly domain: string | null };

/** The cookies of one request and what the response changes about them. */
export type CookieJar = {
  readonly get: (name: string) => string | null;
  readonly set: (name: string, value: string, options: CookieOptions) => void;
  readonly drop: (name: string) => void;
  /** Values of the Set-Cookie headers, one for each changed name, in the order of the first change. */
  readonly changes: () => readonly string[];
};

/** Reads a Cookie header; later sets are seen by later gets of the same request. */
export const cookieJar = (header: string | null, scope: CookieScope): CookieJar => {
  const values = parseCookies(header);
  const changed = new Map<string, string>();
  const write = (name: string, value: string, maxAge: number | null, httpOnly: boolean): void => {
    const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
    if (scope.domain !== null) parts.push(`Domain=${scope.domain}`);
    if (maxAge !== null) parts.push(`Max-Age=${maxAge}`);
    if (httpOnly) parts.push('HttpOnly');
    if (scope.secure) parts.push('Secure');
    changed.set(name, parts.join('; '));
  };
  return {
    get: (name) => values.get(name) ?? null,
    set: (name, value, { life, httpOnly }) => {
      values.set(name, value);
      write(name, value, life === 'session' ? null : life, httpOnly);
    },
    drop: (name) => {
      if (values.delete(name)) write(name, '', 0, true);
    },
    changes: () => [...changed.values()],
  };
};

/** A token travels in a header: what could break out of one is no token. */
export const tokenIn = (jar: CookieJar, name: CookieName): Token | null => {
  const value = jar.get(name);
  return value !== null && /^[\x21-\x7e]{1,4096}$/.test(value) ? token(value) : null;
};

/** The first value of a name wins, as the more specific path comes first. [RFC 6265, 5.4] */
export const parseCookies = (header: string | null): Map<string, string> => {
  const values = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at > 0 && name !== '' && !values.has(name)) values.set(name, decoded(pair.slice(at + 1).trim()));
  }
  return values;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
