import type { UseCase } from '#core/failures/operation.ts';
import type { FailureKind } from '#core/failures/shop-failure.ts';
import type { IdempotencyKey } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { originsOf, parseReturnPath, type ShopSite } from '#core/shared/return-path.ts';
import type { LoginCallbackCommand } from './login-callback.ts';
import { logInReturnPath, withReturnPath } from './login-paths.ts';

/** Result of an external login, read from the return URL: a token or a refusal. */
export type LogInReturn = {
  readonly token: { readonly accessToken: string; readonly tokenShare: string; readonly state: string } | null;
  readonly redirectUrl: string;
};

const added = ['accessToken', 'tokenShare', 'state', 'errorMessage', 'callback'];

/**
 * Parses a return URL; null without login parameters. The target is `redirectUrl`, or `callback` as an authorisation
 * service calls it that leads to /cap-nhat-dang-ky, where it goes first, or the page itself. [ROUTE-27]
 */
export const readLogInReturn = (
  pathname: string,
  query: readonly (readonly [name: string, value: string])[],
): LogInReturn | null => {
  const queryValue = (name: string): string | undefined => query.find(([each]) => each === name)?.[1];
  const accessToken = queryValue('accessToken');
  if (accessToken === undefined && queryValue('errorMessage') !== 'ACCESS_DENIED') return null;
  const own = query.filter(([name]) => !added.includes(name));
  const search = own.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  const [wish, callback] = [queryValue('redirectUrl'), queryValue('callback')];
  const target = pathname === paths.completeRegistration ? (callback ?? wish) : (wish ?? callback);
  const redirectUrl = target ?? (search === '' ? pathname : `${pathname}?${search}`);
  if (accessToken === undefined) return { token: null, redirectUrl };
  const token = { accessToken, tokenShare: queryValue('tokenShare') ?? '', state: queryValue('state') ?? '' };
  return { token, redirectUrl };
};

/** Failures that do not depend on the visitor, who may try again. */
const interruptions: ReadonlySet<FailureKind> = new Set([
  'unreachable',
  'unknown',
  'garbled',
  'no-token',
  'provider-unavailable',
  'unexpected',
]);

/**
 * Completes a login from its return URL before anything renders. Always redirects, so that no token stays in the URL;
 * the login page tells a refusal from an interruption. `interruption` is the service's failure, for the log. [LAY-03,
 * LAY-04, ACC-04 to ACC-06]
 */
export const endLogIn = async (
  { token, redirectUrl }: LogInReturn,
  {
    loginCallback,
    site,
    idempotencyKey,
  }: {
    readonly loginCallback: UseCase<LoginCallbackCommand, Outcome>;
    readonly site: ShopSite;
    readonly idempotencyKey: IdempotencyKey;
  },
): Promise<Outcome & { readonly interruption: FailureKind | null }> => {
  if (token === null)
    return { goTo: afterDenial(redirectUrl, site), notice: 'login-denied', notify: null, interruption: null };
  const done = await loginCallback({ ...token, redirectUrl, idempotencyKey });
  if (done.ok) return { ...done.value, interruption: null };
  const goTo = withReturnPath(paths.logIn(), logInReturnPath(redirectUrl, site));
  const { kind } = done.failure;
  return interruptions.has(kind)
    ? { goTo, notice: 'login-interrupted', notify: null, interruption: kind }
    : { goTo, notice: 'login-denied', notify: null, interruption: null };
};

/** The requested page, or the login page when that is the home page or missing. [LAY-04] */
const afterDenial = (redirectUrl: string, site: ShopSite): string => {
  const returnPath = parseReturnPath(redirectUrl, originsOf(site));
  return returnPath === null || /^\/?(?:[?#]|$)/.test(returnPath) ? paths.logIn() : returnPath;
};
