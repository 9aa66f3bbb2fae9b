import type { Brand } from './brand.ts';

export type AllowedOrigins = {
  /** Such as https://shop.example, without a path. */
  readonly own: string;
  /** Other sites that the shop leads to. */
  readonly others: readonly string[];
};

/** The shop and its customer portal. */
export type ShopSite = {
  readonly own: string;
  /** Origin of a portal elsewhere; null: its pages are here. */
  readonly portal: string | null;
};

/** Where the shop and its portal may lead each other's visitors. */
export const originsOf = ({ own, portal }: ShopSite): AllowedOrigins => ({
  own,
  others: portal === null ? [] : [portal],
});

/** A path of this shop (`/gio-hang?x=1#y`) or a URL on an allowed other site. Created here only. */
export type ReturnPath = Brand<string, 'ReturnPath'>;

/**
 * Validates an external redirect target (redirectUrl, callback, urlData, CMS rules); null when it is not allowed.
 * Rejects instead of repairing whatever browsers may parse differently. [DESIGN safeRedirect]
 */
export const parseReturnPath = (target: unknown, { own, others }: AllowedOrigins): ReturnPath | null => {
  const safe = safeAddress(target, own, others);
  // Safe because `safeAddress` has validated it.
  return safe as ReturnPath | null;
};

/** A page that the shop itself names, here or at the portal's origin; needs no check. */
export const ownReturnPath = (path: string, origin = ''): ReturnPath => `${origin}${path}` as ReturnPath;

const safeAddress = (target: unknown, own: string, others: readonly string[]): string | null => {
  if (typeof target !== 'string') return null;
  const text = target.trim();
  if (text === '' || hasTrick(text)) return null;
  if (text.startsWith('/')) return isOwnPath(text) ? text : null;
  const [, origin, rest] = /^(https?:\/\/[a-z0-9.-]+(?::\d{1,5})?)(.*)$/i.exec(text) ?? [];
  if (origin === undefined || rest === undefined || !/^([/?#]|$)/.test(rest)) return null;
  if (sameOrigin(origin, own)) return isOwnPath(rest) ? rest : rest.startsWith('/') ? null : `/${rest}`;
  return others.some((other) => sameOrigin(origin, other)) ? text : null;
};

/** Browsers drop control characters, treat a backslash as a slash, and user info hides the host. */
const hasTrick = (text: string): boolean => /[\p{Cc}\p{Cf}\\\s]/u.test(text) || /^[a-z]+:\/\/[^/?#]*@/i.test(text);

/** Rejects `//`, also after decoding, because proxies may decode again, and dot segments (`/.//evil` → `//evil`). */
const isOwnPath = (path: string): boolean => {
  if (!path.startsWith('/')) return false;
  const [before = ''] = path.split(/[?#]/, 1);
  const decoded = decodedTwice(before);
  return decoded !== null && !/^\/{2}|[\p{Cc}\\]/u.test(decoded) && !/(^|\/)\.{1,2}(\/|$)/.test(decoded);
};

const decodedTwice = (text: string): string | null => {
  try {
    const once = decodeURIComponent(text);
    return /%[0-9a-f]{2}/i.test(once) ? decodeURIComponent(once) : once;
  } catch {
    return null;
  }
};

const sameOrigin = (one: string, other: string): boolean => normalOrigin(one) === normalOrigin(other);

/** No default port and trailing slash. */
const normalOrigin = (origin: string): string => {
  const lower = origin.toLowerCase().replace(/\/$/, '');
  return lower.startsWith('https:') ? lower.replace(/:443$/, '') : lower.replace(/:80$/, '');
};
