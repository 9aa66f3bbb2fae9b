import * as paths from '#core/shared/paths.ts';
import { originsOf, ownReturnPath, parseReturnPath, type ReturnPath, type ShopSite } from '#core/shared/return-path.ts';

export const LINK_PATH = ownReturnPath(paths.linkAccount);
const PORTAL_PATH = ownReturnPath(paths.services);

/** Default target after login. [ACC-05, ACC-07] */
export const portalPath = ({ portal }: Pick<ShopSite, 'portal'>): ReturnPath =>
  portal === null ? PORTAL_PATH : ownReturnPath(PORTAL_PATH, portal);

/** In characters; the address travels in queries and headers. */
const MAX_LENGTH = 2_000;

const authPages = [
  paths.logIn(),
  paths.register,
  paths.verify,
  paths.forgotPassword,
  '/reset',
  paths.completeRegistration,
];

/** Login and registration pages are never redirect targets. */
export const isAuthPage = (address: string): boolean => {
  const [path = ''] = address.split(/[?#]/, 1);
  return authPages.some((page) => path === page || path.startsWith(`${page}/`));
};

/** A shop page or allowed portal; null for other targets and auth pages. [DESIGN safeRedirect] */
export const parseLogInTarget = (target: string, site: ShopSite): ReturnPath | null => {
  const returnPath = target.length > MAX_LENGTH ? null : parseReturnPath(target, originsOf(site));
  return returnPath === null || isAuthPage(returnPath) ? null : returnPath;
};

/** The portal without a target. [ACC-05] */
export const logInReturnPath = (redirectUrl: string, site: ShopSite): ReturnPath =>
  parseLogInTarget(redirectUrl, site) ?? portalPath(site);

export const withReturnPath = (
  path: string,
  returnPath: ReturnPath,
  more: Readonly<Record<string, string>> = {},
): string => {
  const query = Object.entries(returnPath === PORTAL_PATH ? more : { ...more, redirectUrl: returnPath });
  if (query.length === 0) return path;
  return `${path}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
};
