import { safeRedirect } from '#core/shared/safe-redirect.ts';
import type { ShopSettings } from '#core/shared/settings.ts';

export const LOG_IN = '/dang-nhap';
export const VERIFY = '/xac-thuc';
export const COMPLETE = '/cap-nhat-dang-ky';
export const COMPLETED = '/cap-nhat-dang-ky/hoan-tat';
export const LINK = '/lien-ket-tai-khoan';
/** Where a log-in leads that names no page: the customer's portal. [ACC-05, ACC-07] */
export const PORTAL = '/service';

const authPages = [LOG_IN, '/dang-ky', VERIFY, '/quen-mat-khau', '/reset', COMPLETE];

/** Whether an address is a page of logging in or registering: nobody is sent back to one. */
export const isAuthPage = (address: string): boolean => {
  const [path = ''] = address.split(/[?#]/, 1);
  return authPages.some((page) => path === page || path.startsWith(`${page}/`));
};

/**
 * The one reading of every `redirectUrl`: a page of the shop or an address on an allowed portal. What leads anywhere else,
 * or back into the log-in, is the customer's portal. [ACC-05, DESIGN safeRedirect]
 */
export const returnAddress = ({ site }: ShopSettings, redirectUrl: string): string => {
  const safe = safeRedirect(redirectUrl, site);
  return safe === null || isAuthPage(safe) ? PORTAL : safe;
};

/** A page of the log-in that remembers where the shopper goes in the end. */
export const withReturn = (path: string, returnTo: string, more: Readonly<Record<string, string>> = {}): string => {
  const query = Object.entries(returnTo === PORTAL ? more : { ...more, redirectUrl: returnTo });
  if (query.length === 0) return path;
  return `${path}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
};
