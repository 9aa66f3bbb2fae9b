import * as paths from '#core/shared/paths.ts';
import { type AllowedOrigins, parseReturnPath, type ReturnPath } from '#core/shared/return-path.ts';

// A path of the shop itself needs no check.
export const LINK_PATH = paths.linkAccount as ReturnPath;
/** Default target after login: the customer portal. [ACC-05, ACC-07] */
export const PORTAL_PATH = paths.services as ReturnPath;

/** Longest return address, characters: it travels in the query and in headers of the pages of a log-in. */
const MAX_LENGTH = 2_000;

const authPages = [
  paths.logIn,
  paths.register,
  paths.verify,
  paths.forgotPassword,
  '/reset',
  paths.completeRegistration,
];

/** Whether a URL is a login or registration page; these are never redirect targets. */
export const isAuthPage = (address: string): boolean => {
  const [path = ''] = address.split(/[?#]/, 1);
  return authPages.some((page) => path === page || path.startsWith(`${page}/`));
};

/**
 * Reads the `redirectUrl` of a log-in: a page of the shop or an address on an allowed portal. What leads anywhere else,
 * or back into the log-in, is the customer's portal. [ACC-05, DESIGN safeRedirect]
 */
export const logInReturnPath = (redirectUrl: string, site: AllowedOrigins): ReturnPath => {
  const returnPath = redirectUrl.length > MAX_LENGTH ? null : parseReturnPath(redirectUrl, site);
  return returnPath === null || isAuthPage(returnPath) ? PORTAL_PATH : returnPath;
};

/** Adds the final redirect target to the URL of a login page. */
export const withReturnPath = (
  path: string,
  returnPath: ReturnPath,
  more: Readonly<Record<string, string>> = {},
): string => {
  const query = Object.entries(returnPath === PORTAL_PATH ? more : { ...more, redirectUrl: returnPath });
  if (query.length === 0) return path;
  return `${path}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
};
